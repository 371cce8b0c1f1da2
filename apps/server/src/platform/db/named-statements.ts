import type pg from 'pg'

/** As many as a connection keeps at most: each takes some of the database's memory. */
const MOST = 300

const names = new Map<string, string>()

/**
 * The connection, on which the database reads and plans a statement once, and not each time. What the
 * thousandth text is called would help nobody: texts with lists in them are many.
 */
export function named(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: pg.QueryConfig, values?: unknown[]) =>
    client.query({ ...asked, name: nameOf(asked.text) } as pg.QueryConfig, values)
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
