import type { Tx } from './in-transaction.ts'

interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/**
 * A question whose text is made once for each connection, and not each time it is asked; what differs is a
 * `sql.placeholder`. For what every page and every Ask begins with: elsewhere it is not worth a name.
 */
export function prepared<Rows>(
  questionOf: (tx: Tx) => { prepare(name: string): Prepared<Rows> },
): (tx: Tx, values: Record<string, unknown>) => Promise<Rows> {
  const made = new WeakMap<Tx, Prepared<Rows>>()
  return (tx, values) => {
    const known = made.get(tx) ?? questionOf(tx).prepare('')
    made.set(tx, known)
    return known.execute(values)
  }
}
