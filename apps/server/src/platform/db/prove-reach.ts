import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'

/** How the database is reached: by every query, and by what needs a session of its own. */
export interface Reach {
  url: string
  /** past any pooler */
  directUrl: string
}

const PATIENCE_MS = 5000

/**
 * Whether a connection to the direct address hears what one to the other address calls out. Found out at the
 * start, since a pooler that gives the connection to somebody else after each transaction says nothing of it:
 * what is called out would be lost, and a lock of the session kept by nobody.
 * @throws {ConfigError} with one line
 */
export async function proveReach({ url, directUrl }: Reach): Promise<void> {
  const [listening, calling] = [directUrl, url].map((connectionString) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    return client
  }) as [pg.Client, pg.Client]
  const channel = `echo_${randomUUID().replaceAll('-', '')}`
  const echo = new Promise<boolean>((resolve) => listening.on('notification', () => resolve(true)))
  try {
    await listening.connect()
    await calling.connect()
    await listening.query(`listen ${channel}`)
    await calling.query(`notify ${channel}`)
    // from here on: a busy machine may take as long for the connections alone
    if (await Promise.race([echo, pause(PATIENCE_MS, false, { ref: false })])) return
  } finally {
    await Promise.all([listening.end(), calling.end()].map((ending) => ending.catch(() => {})))
  }
  throw new ConfigError(
    url === directUrl
      ? 'DATABASE_URL leads through a pooler, which keeps what the database calls out to itself: set DATABASE_DIRECT_URL to the database itself'
      : 'DATABASE_DIRECT_URL must lead to the database of DATABASE_URL, past any pooler: what is called out there is not heard',
  )
}
