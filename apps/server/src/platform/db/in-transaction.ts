import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { named } from './named-statements.ts'

/** What a repository queries with: a transaction that has taken on a role. */
export type Tx = Omit<NodePgDatabase, 'transaction'>

export interface Manner {
  /** by a pooler, behind which no statement may have a name */
  isShared: boolean
  /** the commit leaves with what the work asks first, so it may ask nothing after an answer */
  isAtOnce: boolean
}

/**
 * Does the work in a transaction with these settings, which stand for it alone. They leave together with what
 * the work asks first, and no answer is awaited in between: what they do not allow for, the database refuses,
 * and where they fail so does all the rest.
 * @param client in pipeline mode
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  settings: readonly (readonly [name: string, value: string])[],
  { isShared, isAtOnce }: Manner,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const asked = Promise.withResolvers<void>()
  const begun = client.query(headOf(settings))
  const working = work(transactionOn(client, isShared))
  // by then the work has asked all that it asks without an answer
  process.nextTick(() => asked.resolve(isAtOnce ? client.query('commit').then(() => {}) : undefined))
  const [beginning, done, ending] = await Promise.allSettled([begun, working, asked.promise])
  if (beginning.status === 'fulfilled' && done.status === 'fulfilled' && ending.status === 'fulfilled') {
    if (!isAtOnce) await client.query('commit')
    return done.value
  }
  // nothing to roll back where the connection is gone, or the end was asked for already
  if (!isAtOnce) await client.query('rollback').catch(() => {})
  throw [beginning, done, ending].find((each) => each.status === 'rejected')!.reason
}

/** The same for each transaction of a connection: it is told anew at each head whose it is. */
function transactionOn(client: pg.PoolClient, isShared: boolean): Tx {
  const known = transactions.get(client)
  if (known) return known
  const made = drizzle(isShared ? client : named(client))
  transactions.set(client, made)
  return made
}

const transactions = new WeakMap<pg.PoolClient, Tx>()

function headOf(settings: readonly (readonly [name: string, value: string])[]): string {
  const told = settings.map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
  return `begin; ${told.join('; ')}`
}
