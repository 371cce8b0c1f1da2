/** What a sentence is held against. */
import type { NatalChart, Sky } from '@astrarium/sky'

export interface CheckContext {
  sky: Sky
  chart: NatalChart
  zone: string
  at: Date
  /** the day the answer speaks of when it names none */
  day: string
}
