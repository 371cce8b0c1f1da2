/** Which sign the Sun stands in on a day of the calendar, whatever the year. */
import type { Sign } from '@astrarium/sky'

/**
 * The month in which the Sun enters a sign, and the first and the last day of it that this may fall on, in
 * any zone, for births from 1920 to 2030.
 */
const ENTERS: readonly (readonly [Sign, month: number, first: number, last: number])[] = [
  ['Aquarius', 1, 19, 21],
  ['Pisces', 2, 17, 20],
  ['Aries', 3, 19, 22],
  ['Taurus', 4, 19, 21],
  ['Gemini', 5, 20, 22],
  ['Cancer', 6, 20, 23],
  ['Leo', 7, 21, 24],
  ['Virgo', 8, 22, 24],
  ['Libra', 9, 21, 24],
  ['Scorpio', 10, 22, 25],
  ['Sagittarius', 11, 21, 23],
  ['Capricorn', 12, 20, 23],
]

/** One sign, or the two of which the year and the hour decide. `month` from 1, `day` of that month. */
export function sunSignsOn(month: number, day: number): [Sign] | [Sign, Sign] {
  const [sign, , first, last] = ENTERS[month - 1]!
  const [before] = ENTERS[(month + 10) % 12]!
  if (day < first) return [before]
  return day > last ? [sign] : [before, sign]
}
