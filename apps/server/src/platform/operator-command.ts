import path from 'node:path'
import { ConfigError } from './config/config-error.ts'
import { loadEnvFile, readConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { reachEmbeddedPostgres } from './embedded-postgres/reach.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')

/** What a command of the operator works with. */
export interface Operated {
  db: Database
  url: string
  config: Config
}

/**
 * Does something with the database that the settings name, also while a server runs on it. Ends the process
 * with 1 and one line where it cannot be done.
 */
export async function operate(work: (operated: Operated) => Promise<void>): Promise<void> {
  try {
    loadEnvFile(ROOT)
    const config = readConfig(process.env, ROOT)
    const embedded = config.databaseUrl ? null : await reachEmbeddedPostgres(config.dataDir)
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.url
    // a query that fails throws; what becomes of idle connections is nobody's concern here
    const db = openDatabase(url, () => {}, 2)
    try {
      await work({ db, url, config })
    } finally {
      await db.close()
      await embedded?.stop()
    }
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error instanceof ConfigError || 'code' in error || error.name === 'EmbeddedPostgresError'
}
