/** Claims by rarer ways of reading against positions: counted and measured here anew, and not taken over. */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { birthOf } from '../chart/birth-of.ts'
import { certainPlacement, placementOf, sureSign } from '../chart/certainty.ts'
import { houseAt, RULERS, signAt, turn } from '../chart/zodiac.ts'
import type { TechniqueClaim } from '../claims/technique-claim.ts'
import { addDays, dateOf } from '../language/calendar.ts'

interface Ground {
  sky: Sky
  chart: NatalChart
  at: Date
}

export function isTechniqueTrue(claim: TechniqueClaim, { sky, chart, at }: Ground): boolean {
  const isExact = chart.accuracy.kind === 'exact'
  switch (claim.kind) {
    case 'disposed': {
      const sign = sureSign(chart, claim.point)
      return sign !== null && RULERS[sign] === claim.by
    }
    case 'reception':
      return receives(chart, claim.a, claim.b)
    case 'no_reception':
      return PLANETS.every(
        (a) => sureSign(chart, a) && PLANETS.every((b) => a === b || !receives(chart, a, b)),
      )
    case 'unaspected':
      return contacts(chart, claim.point) === 0
    case 'all_aspected':
      return PLANETS.every((body) => contacts(chart, body) > 0)
    case 'from_sun': {
      const [sun, other] = [certainPlacement(chart, 'sun'), certainPlacement(chart, claim.point)]
      const ends = (['from', 'to'] as const).map((end) =>
        Math.abs(
          turn((other.range?.[end] ?? other.longitude) - (sun.range?.[end] ?? sun.longitude) + 180) - 180,
        ),
      )
      return ends.every((angle) => Math.floor(angle) === claim.degrees)
    }
    case 'progressed_lunation':
      return isExact && isProgressedLunation({ sky, chart, at }, claim)
    case 'solar_return_chart':
      return isExact && isSolarReturn({ sky, chart, at }, claim)
    case 'chiron_return': {
      const own = placementOf(chart, 'chiron')
      const last = claim.days.at(-1)
      if (!own || !last) return false
      const isOver = new Date(`${last}T12:00:00Z`) < at
      return isOver === claim.isOver && claim.days.every((day) => isBackOn(sky, own.longitude, day))
    }
  }
}

function receives(chart: NatalChart, a: Planet, b: Planet): boolean {
  const [one, other] = [sureSign(chart, a), sureSign(chart, b)]
  return one !== null && other !== null && RULERS[one] === b && RULERS[other] === a
}

/** Major aspects to other planets, also those that hang on the hour. */
function contacts(chart: NatalChart, body: Planet): number {
  const isPlanet = (point: string) => point !== body && (PLANETS as readonly string[]).includes(point)
  return chart.aspects.filter(({ a, b }) => (a === body && isPlanet(b)) || (b === body && isPlanet(a))).length
}

/** The angle is passed between the first and the last day of the month. */
function isProgressedLunation(
  { sky, chart, at }: Ground,
  { phase, month, year, sign }: Extract<TechniqueClaim, { kind: 'progressed_lunation' }>,
): boolean {
  const begin = dateOf(year, month, 1)
  const days = [addDays(begin, -1), addDays(begin, 32)].map((day) => new Date(`${day}T12:00:00Z`))
  if (days[1]! < at) return false
  const [before, after] = days.map((day) => {
    const { placements } = sky.progressions(birthOf(chart), day)
    const longitude = (body: string) => placements.find((one) => one.body === body)!.longitude
    return {
      off: turn(longitude('moon') - longitude('sun') - (phase === 'new' ? 0 : 180) + 180),
      moon: longitude('moon'),
    }
  })
  const isPassed = before!.off <= 180 && after!.off >= 180
  return isPassed && [signAt(before!.moon), signAt(after!.moon)].includes(sign)
}

function isSolarReturn(
  { sky, chart }: Ground,
  { year, rising, moon, house }: Extract<TechniqueClaim, { kind: 'solar_return_chart' }>,
): boolean {
  const sun = certainPlacement(chart, 'sun').longitude
  const born = chart.instant
  const birthday = Date.UTC(year, born.getUTCMonth(), born.getUTCDate())
  const reach = 3 * 86_400_000
  const [found] = sky.returns('sun', sun, new Date(birthday - reach), new Date(birthday + reach))
  if (!found || !chart.houses) return false
  const { latitude, longitude, zodiac, houses } = chart
  const cast = sky.chart({ at: found.at, latitude, longitude, zodiac, houseSystem: houses.requested })
  const at = sky.position('moon', found.at).longitude
  return (
    cast.ascendant !== null &&
    signAt(cast.ascendant.longitude) === rising &&
    signAt(at) === moon &&
    cast.houses !== null &&
    houseAt(cast.houses.cusps, at) === house
  )
}

/** It crosses its natal longitude on that day, or on the night before or after it elsewhere on Earth. */
function isBackOn(sky: Sky, longitude: number, day: string): boolean {
  const [from, to] = [addDays(day, -1), addDays(day, 2)].map((one) => new Date(`${one}T00:00:00Z`))
  const off = (at: Date) => turn(sky.position('chiron', at).longitude - longitude + 180) - 180
  return Math.sign(off(from!)) !== Math.sign(off(to!))
}
