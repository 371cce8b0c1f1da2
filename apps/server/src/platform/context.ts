import type { ReaderThread } from '@astrarium/arion'
import type { Sky } from '@astrarium/sky'
import type { Actor, Person } from './actor.ts'
import type { Auth } from './auth/auth.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Model } from './llm/model.ts'
import type { WorkQueue } from './work-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Payments } from './payments/payments.ts'
import type { Meter } from './metrics/meter.ts'
import type { Places } from './places/lookup/places.ts'
import type { Vault } from './vault/vault.ts'
import type { Log } from './log.ts'

/** Everything a verb may lean on; passed in, so that a test brings its own. */
export interface Context {
  config: Config
  db: Database
  /** this server among those that share the database */
  serverId: string
  vault: Vault
  sky: Sky
  /** reads what people ask, beside the event loop */
  reader: Pick<ReaderThread, 'read' | 'given'>
  places: Places
  auth: Auth
  mailer: Mailer
  jobs: WorkQueue
  /** null: Arion speaks with the built-in voice */
  model: Model | null
  /** null: nobody takes payments here */
  payments: Payments | null
  log: Log
  meter: Meter
  now(): Date
}

/** What is done with one person's rows, by the person or for them. */
export type UserContext = Context & { actor: Actor }

/** What only the person can ask for, whose name and address are known. */
export type PersonContext = Context & { actor: Person }
