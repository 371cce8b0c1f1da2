/** Whose chart, under which sky, and from when on the events of a cycle are looked for. */
import type { NatalChart, Sky } from '@astrarium/sky'
import type { Frame } from '../frame.ts'

export interface Scene {
  sky: Sky
  chart: NatalChart
  frame: Frame
  /** from when on the next event is looked for */
  begin: Date
}

export const DAY = 86_400_000

export const YEAR = 365.2425 * DAY
