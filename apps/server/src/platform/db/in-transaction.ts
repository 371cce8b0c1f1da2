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
  const tx = transactionOn(client, isShared)
  const end = (how: 'commit' | 'rollback') => {
    ended.add(tx)
    return client.query(how)
  }
  const begun = client.query(headOf(settings))
  const working = work(tx)
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

/** Transactions of which nothing may be asked any more, also while their connection serves another. */
const ended = new WeakSet<Tx>()

/** Throws once it has ended. */
export function mustBeOpen(tx: Tx): void {
  if (ended.has(tx)) throw new Error('Asked after the end of its transaction')
}

/** What all transactions of a connection have in common: it is told anew at each head whose it is. */
export function connectionOf(tx: Tx): object {
  return Object.getPrototypeOf(tx) as object
}

/** As its connection asks, until it has ended. */
function transactionOn(client: pg.PoolClient, isShared: boolean): Tx {
  const { made, asked } = connections.get(client) ?? connect(client, isShared)
  const query = async (...what: [pg.QueryConfig, unknown[]?]) => {
    mustBeOpen(tx)
    return asked.query(...what)
  }
  const session = Object.create(made._.session, {
    client: { value: Object.create(client, { query: { value: query } }) },
  }) as object
  const tx = Object.create(made, { session: { value: session } }) as Tx
  return tx
}

function connect(client: pg.PoolClient, isShared: boolean): Connection {
  const asked = isShared ? client : named(client)
  const connection = { asked, made: drizzle(asked) }
  connections.set(client, connection)
  return connection
}

interface Connection {
  asked: pg.PoolClient
  made: NodePgDatabase
}

const connections = new WeakMap<pg.PoolClient, Connection>()

function headOf(settings: readonly (readonly [name: string, value: string])[]): string {
  const told = settings.map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
  return `begin; ${told.join('; ')}`
}
