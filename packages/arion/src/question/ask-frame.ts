import type { Sky } from '@astrarium/sky'
import type { Asker } from '../types.ts'
import { isSouthernZone } from './care/country-of-zone.ts'
import type { SpanFrame } from './time-asked.ts'

/** Where and when a person asks: what "today", "my birthday" and "summer" mean to them. */
export function askFrame(sky: Sky, { chart, timeZone }: Asker, at: Date): SpanFrame {
  const birth = chart?.instant.toISOString() ?? null
  return {
    today: sky.localDate(timeZone, at),
    isSouthern: isSouthernZone(timeZone),
    birthday: birth && birth.slice(5, 10),
    born: birth && birth.slice(0, 10),
    zone: timeZone,
  }
}
