import { mkdtempSync, rmSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { runToEnd } from '../../script/child.ts'
import { startServer } from './start-server.ts'
import type { ServerProcess } from './start-server.ts'

/** Server processes on one empty database, with the built pages, and the database itself. */
export interface Servers {
  bases: string[]
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openServers(count: number): Promise<Servers> {
  const { status } = await runToEnd([process.execPath, 'script/prepare.ts', 'packages', 'places', 'web'])
  if (status !== 0) throw new Error('The web app could not be built')
  // below /tmp, so that the user PostgreSQL runs as can reach it
  const dataDir = mkdtempSync('/tmp/astrarium-bench-')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  const servers: ServerProcess[] = []
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await pool.end()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    // the first one brings the tables
    while (servers.length < count)
      servers.push(await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }))
  } catch (error) {
    await close()
    throw error
  }
  return {
    bases: servers.map(({ base }) => base),
    query: async (text, values) => (await pool.query(text, values)).rows,
    close,
  }
}
