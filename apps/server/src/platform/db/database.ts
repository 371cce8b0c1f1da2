import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What a repository queries with: a transaction that has taken on a role. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export interface Database {
  /** In the person's own name: row level security shows their rows and nobody else's. */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Before anybody is known: sign-up and sign-in. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Scheduled work that concerns everybody. */
  asJobs<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Answers, or throws: for readiness. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the pool. Outside of a transaction of one of the three roles a connection is `app_idle`, which may
 * read nothing, so that a forgotten role is an error and a forgotten `where` shows nothing.
 */
export function openDatabase(url: string, onError: (error: Error) => void, max = 10): Database {
  const pool = openPool(url, 'app_idle', onError, max)
  const within = async <T>(role: string, userId: string, work: (tx: Tx) => Promise<T>) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true)`,
        )
        return work(tx)
      })
    } finally {
      // ours to give back: drizzle keeps a connection for ever on which not even `begin` went through
      client.release()
    }
  }
  return {
    asUser: (userId, work) => within('app_user', userId, work),
    asAuth: (work) => within('app_auth', '', work),
    asJobs: (work) => within('app_jobs', '', work),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/**
 * A pool whose connections stand in one role from the start. A transaction left open across a wait is ended
 * by the database.
 */
export function openPool(url: string, role: string, onError: (error: Error) => void, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${role} -c idle_in_transaction_session_timeout=15000 -c statement_timeout=30000`,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('connect', (client) => {
    // a connection that is lost while somebody holds it ends the process unless it has a listener of its own
    client.once('error', onError)
    client.on('error', alreadyTold)
  })
  // what an idle one says reaches the pool too
  pool.on('error', alreadyTold)
  return pool
}

function alreadyTold(): void {}
