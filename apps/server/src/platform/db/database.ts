import pg from 'pg'
import { gatherWrites } from './gather-writes.ts'
import { inTransaction } from './in-transaction.ts'
import type { Tx } from './in-transaction.ts'
import { inRole } from './pool-in-role.ts'
import { GIVEN_UP } from './silence.ts'
import { BY_OPERATOR, LIMITS, settingsOf } from './roles.ts'
import type { CircleActor, Settings } from './roles.ts'

export type { Tx } from './in-transaction.ts'

export interface Database {
  /** In the person's own name: row level security shows their rows and nobody else's. */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same in one round trip: begin, all that the work asks and the end leave together, so it may ask
   * nothing after an answer, and what it makes of the answers takes nothing back.
   */
  asUserAtOnce<T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Before anybody is known: sign-up and sign-in. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * What crosses two people: links, consents and requests that the one has a part in, and of the other's
   * profile what a consent that stands allows.
   */
  asCircle<T>(actor: CircleActor, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Names of people who chose to be found. */
  asFinder<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Scheduled work that concerns everybody. */
  asJobs<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same rows, for an operator's command: what it changes in an account is told as an operator's. */
  asOperator<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** How its connections are doing, since it was opened. */
  load(): { total: number; idle: number; waiting: number; waitedMs: number }
  /** Answers, or throws: for readiness. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `pooled`: through a pooler that gives the connection to somebody else after each transaction. */
export type Way = 'direct' | 'pooled'

/**
 * Opens the pool. Each transaction takes on its role and its limits at its head. Outside of one a connection
 * is `app_idle`, or the login behind a pooler, either of which no policy shows a row: so a forgotten role is
 * an error and a forgotten `where` shows nothing.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  max = 10,
  way: Way = 'direct',
): Database {
  const pool = openBarePool(url, 'app_idle', onError, max, way)
  // each connection of its own has them from its start
  const limits = way === 'pooled' ? LIMITS.map(([name, ms]): [string, string] => [name, String(ms)]) : []
  let waitedMs = 0
  const within = async <T>(role: string, told: Settings, work: (tx: Tx) => Promise<T>, isAtOnce = false) => {
    const asked = performance.now()
    const client = await pool.connect().finally(() => {
      // also where none came: those waited longest
      waitedMs += performance.now() - asked
    })
    const settings: Settings = [['role', role], ...limits, ...told]
    try {
      return await inTransaction(client, settings, { isShared: way === 'pooled', isAtOnce }, work)
    } finally {
      client.release()
    }
  }
  return {
    asUser: (userId, work) => within('app_user', settingsOf({ userId }), work),
    asUserAtOnce: (userId, work) => within('app_user', settingsOf({ userId }), work, true),
    asAuth: (work) => within('app_auth', [], work),
    asCircle: (actor, work) => within('app_circle', settingsOf(actor), work),
    asFinder: (work) => within('app_finder', [], work),
    asJobs: (work) => within('app_jobs', [], work),
    asOperator: (work) => within('app_jobs', BY_OPERATOR, work),
    load: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      waitedMs,
    }),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

/** A pool for queries that stand alone, all of them in one role. */
export function openPool(
  url: string,
  role: string,
  onError: (error: Error) => void,
  max: number,
  way: Way = 'direct',
): pg.Pool {
  const pool = openBarePool(url, role, onError, max, way)
  return way === 'pooled' ? inRole(pool, role) : pool
}

/** @param role in which its connections begin, where nobody shares them */
function openBarePool(
  url: string,
  role: string,
  onError: (error: Error) => void,
  max: number,
  way: Way,
): pg.Pool {
  const settings = [['role', role], ...LIMITS].map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // a pooler knows no parameters of a start
    ...(way === 'direct' && { options: settings.join(' ') }),
    ...GIVEN_UP,
    // what needs no answer of what went before does not wait for it
    pipeline: true,
  })
  pool.on('connect', (client) => {
    gatherWrites(client)
    // a connection that is lost while somebody holds it ends the process unless it has a listener of its own
    client.once('error', onError)
    client.on('error', alreadyTold)
  })
  // what an idle one says reaches the pool too
  pool.on('error', alreadyTold)
  return pool
}

function alreadyTold(): void {}
