import type { ServerProcess } from '../house/start-server.ts'
import type { Costs } from './costs.ts'
import type { Signed } from './people.ts'

/** What each part of the measurement is given. */
export interface Bench {
  server: ServerProcess
  /** that the server was started with */
  settings: Record<string, string>
  databaseUrl: string
  costs(): Promise<Costs>
  memoryBytes(): Promise<number>
  /** the longest that the one thread that answers served nobody, since this was asked last */
  blockedMs(): Promise<number>
  people: Signed[]
  /** how long one rate is measured */
  seconds: number
  streamCount: number
}
