import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { named } from './named-statements.ts'

/** What a repository queries with: a transaction that has taken on a role. */
export type Tx = Omit<NodePgDatabase, 'transaction'>

/**
 * Does the work in a transaction with these settings, which stand for it alone. They leave together with what
 * the work asks first, and no answer is awaited in between: what they do not allow for, the database refuses,
 * and where they fail so does all the rest.
 * @param client in pipeline mode
 * @param isShared by a pooler, behind which no statement may have a name
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  settings: readonly (readonly [name: string, value: string])[],
  isShared: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const tx = drizzle(isShared ? client : named(client))
  const [begun, done] = await Promise.allSettled([client.query(headOf(settings)), work(tx)])
  if (begun.status === 'fulfilled' && done.status === 'fulfilled') {
    await client.query('commit')
    return done.value
  }
  // nothing to roll back where the connection is gone
  await client.query('rollback').catch(() => {})
  throw begun.status === 'rejected' ? begun.reason : (done as PromiseRejectedResult).reason
}

function headOf(settings: readonly (readonly [name: string, value: string])[]): string {
  const told = settings.map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  )
  return `begin; select ${told.join(', ')}`
}
