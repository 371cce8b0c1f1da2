import { SkyError } from '../types.ts'
import type { NatalChart } from '../types.ts'

/** Refuses two charts whose longitudes are counted from different points. Throws `invalid_input`. */
export function checkOneZodiac(a: NatalChart, b: NatalChart): void {
  if (a.zodiac !== b.zodiac)
    throw new SkyError(
      'invalid_input',
      `one chart is ${a.zodiac}, the other ${b.zodiac}: cast both in one zodiac`,
    )
}
