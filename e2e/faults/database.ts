import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { findHome } from '../../apps/server/src/platform/embedded-postgres/home.ts'

/** How a PostgreSQL is told to stop: https://www.postgresql.org/docs/18/server-shutdown.html */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

/** A database that servers know by its address alone, as any other. */
export interface Database {
  url: string
  /** where the address is a pooler's: the database's own */
  directUrl?: string
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  close(): Promise<void>
}

/** A PostgreSQL of one's own that can be broken. */
export interface BreakableDatabase extends Database {
  /** Ends every connection but its own, and answers how many. */
  endConnections(): Promise<number>
  /** Kills one server process of PostgreSQL, whereupon it ends all others and recovers. */
  killConnection(): Promise<void>
  /** Is gone for so long; answers when it accepts connections again. */
  restart(how: keyof typeof SIGNALS, awayMs: number): Promise<void>
}

/** Asks over a connection of its own each time, which may be lost as any other. */
export function queriesAt(url: string): Database['query'] {
  return async (text) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
}

export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  // below /tmp, so that the user PostgreSQL runs as can reach it
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {} })
  let postgres: EmbeddedPostgres = await start()
  const { url } = postgres
  const query = queriesAt(url)
  const others = `from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`
  return {
    url,
    query,
    endConnections: async () => (await query(`select pg_terminate_backend(pid) ${others}`)).length,
    async killConnection() {
      const [found] = await query<{ pid: number }>(`select pid ${others} limit 1`)
      if (found) process.kill(found.pid, 'SIGKILL')
      await pause(50)
      while (!(await query('select 1').catch(() => null))) await pause(20)
    },
    async restart(how, awayMs) {
      process.kill(pidOfPostgres(dataDir), SIGNALS[how])
      await postgres.lost
      await postgres.stop()
      await pause(awayMs)
      postgres = await start()
    },
    async close() {
      await postgres.stop()
      rmSync(findHome(dataDir).home, { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Of the PostgreSQL that came along, which all its others end with. */
export function pidOfPostgres(dataDir: string): number {
  return Number.parseInt(
    readFileSync(path.join(findHome(dataDir).home, 'cluster/postmaster.pid'), 'utf8'),
    10,
  )
}
