import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
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

const dialect = new PgDialect()

/** For `prepared`: a statement of its own words, answered as the database answers. */
export function written<Row extends QueryResultRow>(
  tx: Tx,
  words: SQL,
): { prepare(): Prepared<QueryResult<Row>> } {
  const { session } = tx._
  return {
    prepare: () =>
      session.prepareQuery(dialect.sqlToQuery(words), undefined, undefined, false) as Prepared<
        QueryResult<Row>
      >,
  }
}

/** A placeholder for each, by its own name. */
export function placeholders<Name extends string>(...names: Name[]): Record<Name, SQL> {
  const made = names.map((name) => [name, sql`${sql.placeholder(name)}`] as const)
  return Object.fromEntries(made) as Record<Name, SQL>
}
