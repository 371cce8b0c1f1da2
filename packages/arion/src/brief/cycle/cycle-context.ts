/** Whose chart, under which sky, and from when on the events of a cycle are looked for. */
import type { NatalChart, Sky } from '@astrarium/sky'
import type { TimeFrame } from '../time-frame.ts'

export interface CycleContext {
  sky: Sky
  chart: NatalChart
  frame: TimeFrame
  /** from when on the next event is looked for */
  begin: Date
}

export const DAY = 86_400_000

export const YEAR = 365.2425 * DAY
