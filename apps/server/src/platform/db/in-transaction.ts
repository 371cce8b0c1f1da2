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
  const end = (how: 'commit' | 'rollback') => {
    ended.add(client)
    return client.query(how)
  }
  ended.delete(client)
  const begun = client.query(headOf(settings))
  const working = work(transactionOn(client, isShared))
  // by then the work has asked all that it asks without an answer
  process.nextTick(() => asked.resolve(isAtOnce ? end('commit').then(() => {}) : undefined))
  const [beginning, done, ending] = await Promise.allSettled([begun, working, asked.promise])
  if (beginning.status === 'fulfilled' && done.status === 'fulfilled' && ending.status === 'fulfilled') {
    if (!isAtOnce) await end('commit')
    return done.value
  }
  // nothing to roll back where the connection is gone, or the end was asked for already
  if (!isAtOnce) await end('rollback').catch(() => {})
  throw [beginning, done, ending].find((each) => each.status === 'rejected')!.reason
}

/** Connections that are in no transaction at this moment. */
const ended = new WeakSet<pg.PoolClient>()

/** The same for each transaction of a connection: it is told anew at each head whose it is. */
function transactionOn(client: pg.PoolClient, isShared: boolean): Tx {
  const known = transactions.get(client)
  if (known) return known
  const asked = isShared ? client : named(client)
  const query = (...what: [pg.QueryConfig, unknown[]?]) =>
    ended.has(client)
      ? Promise.reject(new Error('Asked after the end of its transaction'))
      : asked.query(...what)
  const made = drizzle(Object.create(client, { query: { value: query } }) as pg.PoolClient)
  transactions.set(client, made)
  return made
}

const transactions = new WeakMap<pg.PoolClient, Tx>()

function headOf(settings: readonly (readonly [name: string, value: string])[]): string {
  const told = settings.map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
  return `begin; ${told.join('; ')}`
}
