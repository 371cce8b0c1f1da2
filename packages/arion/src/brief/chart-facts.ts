/**
 * What a question about the chart is answered with, first things first; the voice and a prompt take the same
 * facts.
 */
import {
  birthPhase,
  dignityAt,
  elementOf,
  ELEMENTS,
  MODALITIES,
  modalityOf,
  patternsOf,
  PLANETS,
} from '@astrarium/sky'
import type { ClassicalPlanet, NatalChart, Planet, Point, Sign, Sky } from '@astrarium/sky'
import type { ChartQuestion } from '../question/chart-question.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import {
  isAngle,
  placementOf,
  rulerOf,
  signAt,
  sureAngle,
  sureHouse,
  sureSign,
  turn,
  certainPlacement,
} from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim, Group, PatternKind, Phase, Standing } from '../claims/chart-claim.ts'
import { closestAspects, strongestPlanet } from '../chart/strength.ts'
import { chartClause } from './chart-words.ts'
import type { BriefFact, ChartFact, PassageFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { aspectFact, rulerFact } from './natal-facts.ts'
import { pointName } from '../language/statements.ts'
import { passageFacts } from './transit-facts.ts'
import { capital } from '../language/text.ts'
import { ORDINALS, ordinal } from '../language/numbers.ts'
import { elementAt, must } from '../must.ts'

type Worded = Exclude<ChartClaim, { kind: 'degree' | 'closest' }>

/** Every fact of the answer, in its order. */
export function chartFacts(sky: Sky, chart: NatalChart, frame: TimeFrame, asked: ChartQuestion): BriefFact[] {
  const claims = (...some: (Worded | null)[]) => some.flatMap((claim) => (claim ? [chartFact(claim)] : []))
  switch (asked.about) {
    case 'point':
      return [
        ...placed(sky, chart, asked.point),
        ...(asked.point === 'true_node' ? placed(sky, chart, 'south_node') : []),
      ]
    case 'house': {
      const holds = houseHolds(chart, asked.house)
      if (!holds) return []
      const ruler = rulerOf(chart, asked.house)!
      return [
        ...claims(holds, cuspOf(chart, asked.house)),
        rulerFact(ruler, asked.house),
        ...holds.points.flatMap((point) => placed(sky, chart, point)),
        ...placed(sky, chart, ruler),
        ...stays(sky, chart, frame, { [asked.house]: 1 }),
      ]
    }
    case 'sign': {
      const holds = signHolds(chart, asked.sign)
      return [...claims(holds), ...holds.points.flatMap((point) => placed(sky, chart, point))]
    }
    case 'active': {
      const houses = asked.house ? { [asked.house]: 1 } : housesOf(asked.theme)
      const passing = stays(sky, chart, frame, houses, asked.house ? QUICK : [])
      const empty = Object.keys(houses)
        .map(Number)
        .filter(
          (house) =>
            !passing.some((stay) => stay.house === house && SLOW.includes(stay.body) && isOn(stay, frame)),
        )
      const isSure = chart.accuracy.kind === 'exact' && chart.houses !== null
      return [
        ...passing,
        ...(isSure && (asked.theme || asked.house)
          ? claims(...empty.map((house): Worded => ({ kind: 'no_passage', house })))
          : []),
      ]
    }
    case 'retrogrades': {
      const { points, open } = retrogradesOf(sky, chart)
      return [
        ...claims(open.length === 0 ? { kind: 'retrogrades', points } : null),
        ...points.flatMap((point) => placed(sky, chart, point)),
      ]
    }
    case 'chart_ruler': {
      const ruler = rulerOf(chart, 1)
      return ruler ? [rulerFact(ruler, 1), ...placed(sky, chart, ruler)] : []
    }
    case 'strongest': {
      const point = strongestPlanet(chart)
      const close = closestAspects(chart, point).slice(0, 3)
      return [
        ...claims({ kind: 'strongest', point }),
        ...placed(sky, chart, point),
        ...close.map((found) => aspectFact(found, 1)),
      ]
    }
    case 'big_three':
      return (['sun', 'moon', 'asc'] as const).flatMap((point) => placed(sky, chart, point))
    case 'birth_phase':
      return [...claims(phaseOf(chart)), ...placed(sky, chart, 'sun'), ...placed(sky, chart, 'moon')]
    case 'aspects': {
      const [a, b] = asked.points
      const found = aspectsAsked(chart, asked.points)
      const none: Worded | null = a && b && isApart(chart, a, b) ? { kind: 'no_aspect', a, b } : null
      return [
        ...claims(none),
        ...found.map((one) => aspectFact(one, 1)),
        ...asked.points.flatMap((point) => placed(sky, chart, point)),
      ]
    }
    case 'balance':
      return claims(tallyOf(chart, 'elements'), tallyOf(chart, 'modalities'))
    case 'patterns': {
      const found = patternClaims(chart, asked.pattern)
      return claims(...(found.length > 0 ? found : [noPattern(chart, asked.pattern)]))
    }
    case 'dignity':
      return claims(...standingsOf(chart, asked.point))
  }
}

export function chartFact(claim: Worded): ChartFact {
  const clause = chartClause(claim)
  return { ...chartStatement(claim.kind, clause), points: pointsOf(claim) }
}

function chartStatement(name: string, clause: string): ChartFact {
  const statement = capital(clause)
  return {
    id: `chart.${name}.${clause.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`,
    kind: 'chart',
    clause,
    statement,
    points: [],
    weight: 1,
  }
}

/**
 * Sign, degree and house of a point, and whether it went backwards, as far as the birth time allows; empty
 * when it allows nothing.
 */
export function placed(sky: Sky, chart: NatalChart, point: ChartPoint): ChartFact[] {
  const range = rangeOf(chart, point)
  const sign = sureSign(chart, point)
  const degree = degreeOf(chart, point)
  const house = sureHouse(chart, point)
  if (!sign && !range) return []
  const where = house ? `, in your ${ordinal(house)} house` : ''
  const clause =
    degree === null && range && !house
      ? chartClause(range)
      : `your ${pointName(point)} ${degree === null ? `is in ${sign}` : `stands at ${degree}° ${sign}`}${where}`
  const motion =
    isTurning(point) && motionOf(sky, chart, point) === 'retrograde'
      ? ' and was retrograde when you were born'
      : ''
  return [
    {
      ...chartStatement('place', clause + (motion && `${house ? ',' : ''}${motion}`)),
      points: enginePoint(point),
    },
  ]
}

/** Full degrees within the sign, where the birth time leaves one. */
export function degreeOf(chart: NatalChart, point: ChartPoint): number | null {
  if (isAngle(point))
    return chart.accuracy.kind === 'exact' ? Math.floor(sureAngle(chart, point)?.degree ?? 0) : null
  const placement = placementOf(chart, point)
  if (!placement) return null
  if (!placement.range) return Math.floor(placement.longitude % 30)
  const { from, to } = placement.range
  return Math.floor(from) === Math.floor(to) ? Math.floor(turn(from) % 30) : null
}

export function rangeOf(
  chart: NatalChart,
  point: ChartPoint,
): Extract<ChartClaim, { kind: 'degree_range' }> | null {
  const range = isAngle(point) ? null : placementOf(chart, point)?.range
  if (!range) return null
  const end = (longitude: number) => ({ degree: Math.floor(turn(longitude) % 30), sign: signAt(longitude) })
  return { kind: 'degree_range', point, from: end(range.from), to: end(range.to) }
}

/** Sun and Moon never turn, and of the points nobody asks. */
export function isTurning(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point) && point !== 'sun' && point !== 'moon'
}

/** At birth; null where it turned within the uncertainty of the birth time. */
export function motionOf(sky: Sky, chart: NatalChart, body: Planet): 'retrograde' | 'direct' | null {
  const ends = (chart.span ?? [chart.instant]).map((at) =>
    sky.position(body, at).speed < 0 ? 'retrograde' : 'direct',
  )
  return ends.every((one) => one === ends[0]) ? (ends[0] ?? null) : null
}

export function retrogradesOf(sky: Sky, chart: NatalChart): { points: Planet[]; open: Planet[] } {
  const turning = PLANETS.filter(isTurning)
  return {
    points: turning.filter((body) => motionOf(sky, chart, body) === 'retrograde'),
    open: turning.filter((body) => motionOf(sky, chart, body) === null),
  }
}

export function houseHolds(
  chart: NatalChart,
  house: number,
): Extract<ChartClaim, { kind: 'house_holds' }> | null {
  if (!chart.houses || chart.accuracy.kind !== 'exact') return null
  return { kind: 'house_holds', house, points: PLANETS.filter((body) => sureHouse(chart, body) === house) }
}

export function cuspOf(chart: NatalChart, house: number): Extract<ChartClaim, { kind: 'cusp' }> {
  return { kind: 'cusp', house, sign: signAt(elementAt(must(chart.houses, 'sure house').cusps, house - 1)) }
}

export function signHolds(chart: NatalChart, sign: Sign): Extract<ChartClaim, { kind: 'sign_holds' }> {
  return { kind: 'sign_holds', sign, points: PLANETS.filter((body) => sureSign(chart, body) === sign) }
}

/** The houses of a theme, those that only lend a hand left out; of none, all. */
export function housesOf(theme: Theme | null): Partial<Record<number, number>> {
  const own = theme && Object.entries(THEME_MEANINGS[theme].houses).filter(([, weight = 0]) => weight >= 0.4)
  return own ? Object.fromEntries(own) : Object.fromEntries(ORDINALS.map((_, index) => [index + 1, 1]))
}

const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const QUICK: readonly Planet[] = ['mars', 'venus', 'mercury', 'sun']
function stays(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  houses: Partial<Record<number, number>>,
  quick: readonly Planet[] = [],
): PassageFact[] {
  return passageFacts(sky, chart, frame, houses, [...SLOW, ...quick]).filter(
    (stay) => isOn(stay, frame) || stay.enters! < frame.to,
  )
}
export function isOn({ enters }: PassageFact, frame: TimeFrame): boolean {
  return enters === null || enters <= frame.at
}

export function tallyOf(
  chart: NatalChart,
  family: 'elements' | 'modalities',
): Extract<ChartClaim, { kind: 'tally' }> {
  const signs = [...PLANETS, 'asc' as const, 'mc' as const].flatMap((point) => sureSign(chart, point) ?? [])
  const [groups, groupOf]: [readonly Group[], (sign: Sign) => Group] =
    family === 'elements' ? [ELEMENTS, elementOf] : [MODALITIES, modalityOf]
  const counts = groups.map((group) => [group, signs.filter((sign) => groupOf(sign) === group).length])
  return { kind: 'tally', of: signs.length, counts: Object.fromEntries(counts) }
}

const KINDS: readonly PatternKind[] = ['stellium', 't_square', 'grand_trine', 'yod']

export function patternClaims(
  chart: NatalChart,
  kind: PatternKind | null,
): Extract<ChartClaim, { kind: 'pattern' }>[] {
  return patternsOf(chart)
    .filter((found) => !found.isUncertain && (kind === null || found.kind === kind))
    .map((found) => ({
      kind: 'pattern',
      pattern: found.kind,
      points: found.points,
      apex: 'apex' in found ? found.apex : null,
      within: 'within' in found ? found.within : null,
    }))
}

export function noPattern(
  chart: NatalChart,
  kind: PatternKind | null,
): Extract<ChartClaim, { kind: 'no_pattern' }> {
  return { kind: 'no_pattern', patterns: kind ? [kind] : KINDS, isSureOnly: chart.accuracy.kind !== 'exact' }
}

export function phaseOf(chart: NatalChart): Extract<ChartClaim, { kind: 'birth_phase' }> {
  const { phases, angle } = birthPhase(chart)
  return {
    kind: 'birth_phase',
    phases: phases.map((phase) => phase.replace('_', ' ') as Phase),
    ahead: chart.accuracy.kind === 'exact' ? Math.floor(angle) : null,
  }
}

const MAIN: readonly string[] = ['domicile', 'exaltation', 'detriment', 'fall']

/** By sign alone: of one planet whatever it is, of all those that have any. */
export function standingsOf(
  chart: NatalChart,
  point: Planet | null,
): Extract<ChartClaim, { kind: 'standing' }>[] {
  const found = (PLANETS.slice(0, 7) as ClassicalPlanet[]).flatMap((planet) => {
    const sign = sureSign(chart, planet)
    if (!sign) return []
    const { dignities } = dignityAt(planet, certainPlacement(chart, planet).longitude, null)
    return [
      {
        kind: 'standing' as const,
        point: planet,
        sign,
        standings: dignities.filter((one): one is Standing => MAIN.includes(one)),
      },
    ]
  })
  return point
    ? found.filter((one) => one.point === point)
    : found.filter(({ standings }) => standings.length > 0)
}

/** Sure ones between the points that were named; of one or none, the closest. */
export function aspectsAsked(chart: NatalChart, points: readonly ChartPoint[]) {
  const [a, b] = points
  if (a && b) return chart.aspects.filter((one) => !one.isUncertain && isBetween(one, a, b))
  return closestAspects(chart, a ?? null).slice(0, 5)
}

/** Whether no major aspect joins the two at any moment that the birth may have been at. */
export function isApart(chart: NatalChart, a: ChartPoint, b: ChartPoint): boolean {
  const isKnown = (point: ChartPoint) =>
    (PLANETS as readonly ChartPoint[]).includes(point) || (isAngle(point) && sureAngle(chart, point) !== null)
  return isKnown(a) && isKnown(b) && !chart.aspects.some((one) => isBetween(one, a, b))
}

function isBetween(one: { a: Point; b: Point }, a: ChartPoint, b: ChartPoint): boolean {
  return (one.a === a && one.b === b) || (one.a === b && one.b === a)
}

function pointsOf(claim: Worded): Point[] {
  if ('points' in claim) return claim.points.flatMap(enginePoint)
  if ('a' in claim) return [claim.a, claim.b].flatMap(enginePoint)
  return 'point' in claim ? enginePoint(claim.point) : []
}

/** What a chip can open in the wheel. */
function enginePoint(point: ChartPoint): Point[] {
  if (point === 'south_node') return ['true_node']
  return point === 'desc' || point === 'ic' ? [] : [point]
}
