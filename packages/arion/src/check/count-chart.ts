/** What the check counts in a chart by itself. */
import { ELEMENTS, MODALITIES, PLANETS, SIGNS } from '@astrarium/sky'
import type { NatalChart, Planet, Sign, Sky } from '@astrarium/sky'
import { isAngle, placementOf, sureAngle, sureSign } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import type { Group, Standing } from '../claims/chart-claim.ts'
import { elementAt } from '../must.ts'
import { oppositeSign, RULERS, turn } from '../chart/zodiac.ts'

/** Whole degree within the sign, where every moment of the uncertainty gives the same one. */
export function sureDegree(chart: NatalChart, point: ChartPoint): number | null {
  if (isAngle(point))
    return chart.accuracy.kind === 'exact' ? Math.floor(sureAngle(chart, point)?.degree ?? Number.NaN) : null
  const placement = placementOf(chart, point)
  if (!placement) return null
  const { from, to } = placement.range ?? { from: placement.longitude, to: placement.longitude }
  return Math.floor(from) === Math.floor(to) ? Math.floor(turn(from) % 30) : null
}

/** By its pace at both ends of the uncertainty; null where it turned within. */
export function motionAtBirth(sky: Sky, chart: NatalChart, body: Planet): 'retrograde' | 'direct' | null {
  const [one, other] = (chart.span ?? [chart.instant, chart.instant]).map(
    (at) => sky.position(body, at).speed < 0,
  )
  return one === other ? (one ? 'retrograde' : 'direct') : null
}

export function sureCusps({ houses, accuracy }: NatalChart): readonly number[] | null {
  return accuracy.kind === 'exact' ? (houses?.cusps ?? null) : null
}

export function countGroups(chart: NatalChart) {
  const signs = [...PLANETS, 'asc' as const, 'mc' as const].flatMap((point) => sureSign(chart, point) ?? [])
  return {
    of: signs.length,
    counts: (group: Group) => signs.filter((sign) => groupsOf(sign).includes(group)).length,
  }
}

function groupsOf(sign: Sign): Group[] {
  const index = SIGNS.indexOf(sign)
  return [elementAt(ELEMENTS, index % 4), elementAt(MODALITIES, index % 3)]
}

export function familyOf(group: Group): readonly Group[] {
  return (ELEMENTS as readonly Group[]).includes(group) ? ELEMENTS : MODALITIES
}

const EXALTED: Partial<Record<Planet, Sign>> = {
  sun: 'Aries',
  moon: 'Taurus',
  mercury: 'Virgo',
  venus: 'Pisces',
  mars: 'Capricorn',
  jupiter: 'Cancer',
  saturn: 'Libra',
}

export function standingsIn(point: Planet, sign: Sign): Standing[] {
  const over = oppositeSign(sign)
  return [
    ...(RULERS[sign] === point ? (['domicile'] as const) : []),
    ...(EXALTED[point] === sign ? (['exaltation'] as const) : []),
    ...(RULERS[over] === point ? (['detriment'] as const) : []),
    ...(EXALTED[point] === over ? (['fall'] as const) : []),
  ]
}
