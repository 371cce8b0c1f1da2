/**
 * A claim about a whole chart against positions and cusps: null when it is true, else what is wrong. It
 * counts and measures by itself, so that the engine's lists (balance, patterns, phase, dignities) from which
 * answers are written cannot vouch for themselves.
 */
import { ELEMENTS, MODALITIES, PLANETS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Sign, Sky } from '@astrarium/sky'
import {
  houseAt,
  isAngle,
  placementOf,
  RULERS,
  signAt,
  sureAngle,
  sureHouse,
  sureSign,
  turn,
  certainPlacement,
  oppositeSign,
} from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import { PHASES } from '../claims/chart-claim.ts'
import type { ChartClaim, Group, PatternKind, Standing } from '../claims/chart-claim.ts'
import { closestAspects, strongestPlanet } from '../chart/strength.ts'
import { elementAt } from '../must.ts'

export interface ChartCheckContext {
  sky: Sky
  chart: NatalChart
  at: Date
}

export function verifyChartClaim(claim: ChartClaim, context: ChartCheckContext): string | null {
  return isTrue(claim, context) ? null : `not so in this chart: ${claim.kind}`
}

function isTrue(claim: ChartClaim, { sky, chart, at }: ChartCheckContext): boolean {
  switch (claim.kind) {
    case 'degree':
      return sureSign(chart, claim.point) === claim.sign && sureDegree(chart, claim.point) === claim.degree
    case 'degree_range': {
      const { range } = placementOf(chart, claim.point) ?? {}
      const isAt = (longitude: number, end: { degree: number; sign: Sign }) =>
        signAt(longitude) === end.sign && Math.floor(turn(longitude) % 30) === end.degree
      return range !== null && range !== undefined && isAt(range.from, claim.from) && isAt(range.to, claim.to)
    }
    case 'natal_motion':
      return motionAtBirth(sky, chart, claim.point) === (claim.isRetrograde ? 'retrograde' : 'direct')
    case 'retrogrades':
      return PLANETS.every(
        (body) => motionAtBirth(sky, chart, body) === (claim.points.includes(body) ? 'retrograde' : 'direct'),
      )
    case 'house_holds': {
      const cusps = sureCusps(chart)
      return (
        cusps !== null &&
        isSame(
          claim.points,
          PLANETS.filter((body) => houseAt(cusps, certainPlacement(chart, body).longitude) === claim.house),
        )
      )
    }
    case 'sign_holds':
      return isSame(
        claim.points,
        PLANETS.filter((body) => sureSign(chart, body) === claim.sign),
      )
    case 'cusp': {
      const cusps = sureCusps(chart)
      return cusps !== null && signAt(elementAt(cusps, claim.house - 1)) === claim.sign
    }
    case 'tally': {
      const { counts, of } = countGroups(chart)
      return (
        of === claim.of &&
        Object.entries(claim.counts).every(([group, count]) => counts(group as Group) === count)
      )
    }
    case 'mostly': {
      const { counts } = countGroups(chart)
      const all = familyOf(elementAt(claim.groups, 0))
      const most = Math.max(...all.map(counts))
      return isSame(
        claim.groups,
        all.filter((group) => counts(group) === most),
      )
    }
    case 'more': {
      const { counts } = countGroups(chart)
      const [one, other] = [counts(claim.group), counts(claim.than)]
      return claim.isEqual ? one === other : one > other
    }
    case 'pattern':
      return isPattern(chart, claim)
    case 'no_pattern':
      return (
        (claim.isSureOnly || chart.accuracy.kind === 'exact') &&
        claim.patterns.every((kind) => !hasPattern(chart, kind))
      )
    case 'birth_phase': {
      const [sun, moon] = [certainPlacement(chart, 'sun'), certainPlacement(chart, 'moon')]
      const ends =
        sun.range && moon.range
          ? [moon.range.from - sun.range.from, moon.range.to - sun.range.to]
          : [moon.longitude - sun.longitude, moon.longitude - sun.longitude]
      const phases = ends.map((angle) => elementAt(PHASES, Math.floor(turn(angle) / 45)))
      const isAhead =
        claim.ahead === null ||
        (chart.accuracy.kind === 'exact' && Math.floor(turn(elementAt(ends, 0))) === claim.ahead)
      return isSame(claim.phases, [...new Set(phases)]) && isAhead
    }
    case 'standing':
      return (
        sureSign(chart, claim.point) === claim.sign &&
        isSame(claim.standings, standingsIn(claim.point, claim.sign))
      )
    case 'closest': {
      const found = closestAspects(chart, claim.of)[claim.rank - 1]
      return (
        chart.accuracy.kind === 'exact' &&
        found !== undefined &&
        found.aspect === claim.aspect &&
        isSame([found.a, found.b], [claim.a, claim.b])
      )
    }
    case 'no_aspect':
      return !chart.aspects.some(({ a, b }) => isSame([a, b], [claim.a, claim.b]))
    case 'strongest':
      return strongestPlanet(chart) === claim.point
    case 'no_passage': {
      const cusps = sureCusps(chart)
      const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
      return (
        cusps !== null &&
        slow.every((body) => houseAt(cusps, sky.position(body, at).longitude) !== claim.house)
      )
    }
  }
}

/** Whole degree within the sign, where every moment of the uncertainty gives the same one. */
function sureDegree(chart: NatalChart, point: ChartPoint): number | null {
  if (isAngle(point))
    return chart.accuracy.kind === 'exact' ? Math.floor(sureAngle(chart, point)?.degree ?? Number.NaN) : null
  const placement = placementOf(chart, point)
  if (!placement) return null
  const { from, to } = placement.range ?? { from: placement.longitude, to: placement.longitude }
  return Math.floor(from) === Math.floor(to) ? Math.floor(turn(from) % 30) : null
}

/** By its pace at both ends of the uncertainty; null where it turned within. */
function motionAtBirth(sky: Sky, chart: NatalChart, body: Planet): 'retrograde' | 'direct' | null {
  const [one, other] = (chart.span ?? [chart.instant, chart.instant]).map(
    (at) => sky.position(body, at).speed < 0,
  )
  return one === other ? (one ? 'retrograde' : 'direct') : null
}

function sureCusps({ houses, accuracy }: NatalChart): readonly number[] | null {
  return accuracy.kind === 'exact' ? (houses?.cusps ?? null) : null
}

function countGroups(chart: NatalChart) {
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

function familyOf(group: Group): readonly Group[] {
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

function standingsIn(point: Planet, sign: Sign): Standing[] {
  const over = oppositeSign(sign)
  return [
    ...(RULERS[sign] === point ? (['domicile'] as const) : []),
    ...(EXALTED[point] === sign ? (['exaltation'] as const) : []),
    ...(RULERS[over] === point ? (['detriment'] as const) : []),
    ...(EXALTED[point] === over ? (['fall'] as const) : []),
  ]
}

const SIDES = { t_square: [180, 90], yod: [60, 150], grand_trine: [120, 120] } as const

function isPattern(
  chart: NatalChart,
  { pattern, points, apex, within }: Extract<ChartClaim, { kind: 'pattern' }>,
): boolean {
  if (pattern === 'stellium') {
    const isIn = (point: ChartPoint) =>
      (typeof within === 'number' ? sureHouse(chart, point) : sureSign(chart, point)) === within
    return within !== null && points.length >= 4 && isSame(points, PLANETS.filter(isIn))
  }
  const [base, side] = SIDES[pattern]
  const third = apex ?? points[2]
  const [a, b] = points
  return (
    a !== undefined &&
    b !== undefined &&
    third !== undefined &&
    points.length === (apex ? 2 : 3) &&
    linked(chart, a, b, base) &&
    linked(chart, a, third, side) &&
    linked(chart, b, third, side)
  )
}

function hasPattern(chart: NatalChart, kind: PatternKind): boolean {
  if (kind === 'stellium') {
    const isCrowded = (placeOf: (point: Planet) => unknown) =>
      PLANETS.some(
        (one) =>
          placeOf(one) !== null && PLANETS.filter((other) => placeOf(other) === placeOf(one)).length >= 4,
      )
    return isCrowded((point) => sureSign(chart, point)) || isCrowded((point) => sureHouse(chart, point))
  }
  const [base, side] = SIDES[kind]
  const points: ChartPoint[] = [...PLANETS, 'asc', 'mc']
  return points.some((a) =>
    points.some(
      (b) =>
        linked(chart, a, b, base) &&
        points.some((c) => linked(chart, a, c, side) && linked(chart, b, c, side)),
    ),
  )
}

function linked(
  { aspects, minorAspects }: NatalChart,
  one: ChartPoint,
  other: ChartPoint,
  angle: MajorAspect | 150,
): boolean {
  return [...aspects, ...minorAspects].some(
    ({ a, b, aspect, isUncertain }) => !isUncertain && aspect === angle && isSame([a, b], [one, other]),
  )
}

function isSame(some: readonly (string | number)[], others: readonly (string | number)[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
