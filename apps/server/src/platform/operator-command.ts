import path from 'node:path'
import { ConfigError } from './config/config-error.ts'
import { loadEnvFile, readConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { operatorActs } from './db/tables.ts'
import { reachEmbeddedPostgres } from './embedded-postgres/reach.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')

/** What a command of the operator works with. */
export interface Operated {
  db: Database
  url: string
  config: Config
  /** Leaves word of what was done, which outlives an account that it was done to and names nobody. */
  keepAct(what: OperatorAct): Promise<void>
}

export type OperatorAct =
  | 'keys rotated'
  | 'letters tried again'
  | 'change announced'
  | 'archive asked for'
  | 'erasure asked for'
  | 'debug role given'
  | 'debug role taken back'
  | 'backed up'
  | 'restored'

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
      await work({ db, url, config, keepAct: (what) => keepAct(db, what) })
    } finally {
      await db.close()
      await embedded?.stop()
    }
  } catch (error) {
    console.error(isExpected(error) ? causeOf(error).message : error)
    process.exitCode = 1
  }
}

/** What was done stands all the same where no word of it can be kept. */
async function keepAct(db: Database, what: OperatorAct): Promise<void> {
  try {
    await db.asJobs((tx) => tx.insert(operatorActs).values({ what }))
  } catch (error) {
    console.log(`No word of it is kept in the database (${causeOf(error).message})`)
  }
}

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const cause = causeOf(error)
  return error instanceof ConfigError || 'code' in cause || error.name === 'EmbeddedPostgresError'
}

/** A query that failed says in its cause why, and in its own words with which values. */
function causeOf(error: unknown): Error {
  const { cause } = error as Error
  return cause instanceof Error ? cause : (error as Error)
}
