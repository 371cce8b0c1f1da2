/** What a rarer way of reading finds in a chart, as far as the birth time allows; else nothing. */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { rulerOf, sureSign } from '../../chart/certainty.ts'
import { RULERS } from '../../chart/zodiac.ts'
import type { TechniqueClaim } from '../../claims/technique-claim.ts'
import type { Technique } from '../../question/chart/techniques.ts'
import type { TimeFrame } from '../time-frame.ts'
import { chironReturn, progressedLunation, solarReturnChart } from './returning.ts'

export function techniqueClaims(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  asked: Technique,
): TechniqueClaim[] {
  switch (asked.is) {
    case 'dispositor': {
      const point = asked.point ?? rulerOf(chart, 1) ?? 'sun'
      const sign = sureSign(chart, point)
      return sign ? [{ kind: 'disposed', point, by: RULERS[sign] }] : []
    }
    case 'receptions':
      return receptions(chart)
    case 'unaspected':
      return alone(chart)
    case 'from_sun':
      return (asked.point ? [asked.point] : (['mercury', 'venus'] as const)).flatMap((point) =>
        fromSun(chart, point),
      )
    case 'progressed_lunation':
      return progressedLunation({ sky, chart, frame }, asked.phase)
    case 'solar_return':
      return solarReturnChart({ sky, chart, frame }, asked.year)
    case 'chiron_return':
      return chironReturn({ sky, chart, frame })
    case 'hits':
    case 'polar':
    case 'rising':
    case 'dignity':
    case 'rarest':
      return []
  }
}

function receptions(chart: NatalChart): TechniqueClaim[] {
  const signs = PLANETS.map((body) => sureSign(chart, body))
  const found = PLANETS.flatMap((a, i) =>
    PLANETS.slice(i + 1).flatMap((b, j): TechniqueClaim[] => {
      const [one, other] = [signs[i], signs[i + 1 + j]]
      return one && other && RULERS[one] === b && RULERS[other] === a ? [{ kind: 'reception', a, b }] : []
    }),
  )
  return found.length > 0 || signs.includes(null) ? found : [{ kind: 'no_reception' }]
}

/** Only where no aspect hangs on the hour. */
function alone(chart: NatalChart): TechniqueClaim[] {
  const isPlanet = (point: string) => (PLANETS as readonly string[]).includes(point)
  const among = chart.aspects.filter(({ a, b }) => isPlanet(a) && isPlanet(b))
  const found = PLANETS.filter((body) => !among.some(({ a, b }) => a === body || b === body))
  if (found.length > 0) return found.map((point) => ({ kind: 'unaspected', point }))
  return among.some(({ isUncertain }) => isUncertain) ? [] : [{ kind: 'all_aspected' }]
}

function fromSun(chart: NatalChart, point: Planet): TechniqueClaim[] {
  if (point === 'sun') return []
  const [sun, other] = ['sun', point].map((name) => chart.placements.find(({ body }) => body === name))
  if (!sun || !other) return []
  const ends = [
    apart(sun.range?.from ?? sun.longitude, other.range?.from ?? other.longitude),
    apart(sun.range?.to ?? sun.longitude, other.range?.to ?? other.longitude),
  ].map(Math.floor)
  return ends[0] === ends[1] ? [{ kind: 'from_sun', point, degrees: ends[0]! }] : []
}

function apart(a: number, b: number): number {
  const angle = (((a - b) % 360) + 360) % 360
  return Math.min(angle, 360 - angle)
}
