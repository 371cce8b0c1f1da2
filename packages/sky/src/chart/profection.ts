import { SIGNS, SkyError } from '../types.ts'
import type { NatalChart, Profection } from '../types.ts'
import { rulerOfSign } from '../natal/rulers.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { refined } from '../search/crossings.ts'
import { checkInstant, instantOf, julianDay } from '../time/instant.ts'
import { TROPICAL_YEAR } from './progressed-chart.ts'

/** See `Sky.profection`. */
export function profectionOf(ephemeris: Ephemeris, chart: NatalChart, at: Date): Profection | null {
  checkInstant(at, 'date of the profection')
  const [birth, time] = [julianDay(chart.instant), julianDay(at)]
  if (time < birth) throw new SkyError('invalid_instant', 'the date of the profection lies before the birth')
  if (chart.ascendant === null) return null
  const sun = chart.placements[0]!.longitude + chart.ayanamsa
  const returnAt = (years: number) =>
    years === 0 ? birth : refined(ephemeris, 'sun', sun, birth + years * TROPICAL_YEAR)
  let age = Math.max(0, Math.floor((time - birth) / TROPICAL_YEAR) - 1)
  while (returnAt(age + 1) <= time) age++
  const sign = SIGNS[(SIGNS.indexOf(chart.ascendant.sign) + age) % 12]!
  return {
    age,
    house: (age % 12) + 1,
    sign,
    ruler: rulerOfSign(sign),
    from: instantOf(returnAt(age)),
    to: instantOf(returnAt(age + 1)),
  }
}
