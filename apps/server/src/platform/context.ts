import type { Sky } from '@astrarium/sky'
import type { Auth } from './auth/auth.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Model } from './llm/model.ts'
import type { WorkQueue } from './jobs/work-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Places } from './places/places.ts'
import type { Vault } from './vault/vault.ts'
import type { Log } from './log.ts'

/** Everything a verb may lean on; passed in, so that a test brings its own. */
export interface Context {
  config: Config
  db: Database
  vault: Vault
  sky: Sky
  places: Places
  auth: Auth
  mailer: Mailer
  jobs: WorkQueue
  /** null: Arion speaks with the built-in voice */
  model: Model | null
  log: Log
  now(): Date
}

/** Who is acting: always from the session. */
export interface Actor {
  userId: string
  email: string
  name: string
}

export type UserContext = Context & { actor: Actor }
