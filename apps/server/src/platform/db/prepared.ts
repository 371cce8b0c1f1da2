import { connectionOf, mustBeOpen } from './in-transaction.ts'
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
  const made = new WeakMap<object, Prepared<Rows>>()
  return async (tx, values) => {
    mustBeOpen(tx)
    const connection = connectionOf(tx)
    const known = made.get(connection) ?? questionOf(connection as Tx).prepare('')
    made.set(connection, known)
    return known.execute(values)
  }
}
