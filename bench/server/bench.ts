import type { ServerProcess } from '../house/start-server.ts'
import type { Signed } from './people.ts'

/** What each part of the measurement is given. */
export interface Bench {
  server: ServerProcess
  databaseUrl: string
  /** of the server since its start, its threads included */
  processorSeconds(): Promise<number>
  memoryBytes(): Promise<number>
  people: Signed[]
  /** how long one rate is measured */
  seconds: number
  streamCount: number
}
