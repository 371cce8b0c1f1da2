import type { Mounting } from './http/mount.ts'
import type { JobHandler, Schedule } from './jobs/jobs.ts'
import type { SealedPlace } from './vault/sealed-column.ts'

/** What a feature brings to the server; `features.ts` names all of them. */
export interface Feature {
  routes?(mounting: Mounting): void
  /** work that comes round by the clock */
  schedules?: readonly Schedule[]
  /** work that somebody asks for */
  jobHandlers?: readonly JobHandler[]
  /** where it keeps something of a person encrypted */
  sealed?: Readonly<Record<string, SealedPlace>>
}
