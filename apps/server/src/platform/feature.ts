import type { Context } from './context.ts'
import type { Hint } from './db/listener.ts'
import type { Mounting } from './http/mount.ts'
import type { JobHandler, Schedule } from './jobs/jobs.ts'
import type { SealedPlace } from './vault/sealed-column.ts'

/** What a feature brings to the server; `features.ts` names all of them. */
export interface Feature {
  routes?(mounting: Mounting): void
  /** pages of its own, made from those that were built; `read` gives the text of one */
  pages?(mounting: Mounting, read: (name: string) => string): void
  /** work that comes round by the clock */
  schedules?: readonly Schedule[]
  /** work that somebody asks for */
  jobHandlers?: readonly JobHandler[]
  /** what a server that ended left half done; looked for every second or so */
  takeUp?(context: Context): Promise<void>
  /** what it hears from the database, at once and from every server */
  hints?: readonly Hint[]
  /**
   * Before the server ends: waits for what it has under way, at most so long, and hands on what is not done
   * by then.
   */
  finish?(context: Context, mostMs: number): Promise<void>
  /** how much of its work should have been done by now, each kind by its name */
  overdue?: Readonly<Record<string, (context: Context) => Promise<number>>>
  /** how much of its work of the last day was given up, each kind by its name */
  givenUp?: Readonly<Record<string, (context: Context) => Promise<number>>>
  /** where it keeps something of a person encrypted */
  sealed?: Readonly<Record<string, SealedPlace>>
}
