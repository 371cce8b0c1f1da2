/** Placements and natal aspects, ranked by how loudly they speak for a theme. */
import type { NatalAspect, NatalChart, Planet, Point } from '@astrarium/sky'
import { PLANETS } from '@astrarium/sky'
import { THEME_MEANINGS } from '../question/themes.ts'
import { MATTER_ROWS } from '../question/named/matter-rows.ts'
import type { Intent } from '../question/intent.ts'
import { OF_PEOPLE } from '../question/theme-rows/of-people.ts'
import type { ThemeMeaning } from '../question/theme-rows/theme-meaning.ts'
import { hasSureOrb, rulerOf, sureHouse, sureSign } from '../chart/certainty.ts'
import { aspectStatement, placementStatement, rulerStatement } from '../language/statements.ts'
import { toneOf } from './facts.ts'
import type { AspectFact, PlacementFact, RulerFact } from './facts.ts'

export interface PointWeights {
  weights: Map<Point, number>
  /** points that count only because they rule a house, and which */
  rules: Map<Point, number>
  houses: Partial<Record<number, number>>
}

/** The side of life that is looked at, the matter in it, and whom it is about. */
export type Looked = Pick<Intent, 'theme' | 'matter'> & { person?: Intent['person'] }

/** The points that speak for a theme in this chart, rulers resolved. */
export function pointWeightsOf(chart: NatalChart, looked: Looked): PointWeights {
  const meaning = meaningOf(looked)
  const weights = new Map<Point, number>()
  const rules = new Map<Point, number>()
  for (const [speaker, weight] of Object.entries(meaning.points) as [string, number][]) {
    if (!/^r\d/.test(speaker))
      weights.set(speaker as Point, Math.max(weight, weights.get(speaker as Point) ?? 0))
  }
  for (const [speaker, weight] of Object.entries(meaning.points) as [string, number][]) {
    if (!/^r\d/.test(speaker)) continue
    const house = Number(speaker.slice(1))
    const ruler = rulerOf(chart, house)
    if (!ruler || weight <= (weights.get(ruler) ?? 0)) continue
    if (!weights.has(ruler) || weight > (weights.get(ruler) ?? 0) + 0.2) rules.set(ruler, house)
    weights.set(ruler, weight)
  }
  return { weights, rules, houses: meaning.houses }
}

/** What speaks to the matter itself speaks first; the rest of its side of life stands behind it. */
function meaningOf({ theme, matter, person }: Looked): Pick<ThemeMeaning, 'points' | 'houses'> {
  const { points, houses } = THEME_MEANINGS[theme]
  if (!matter) return theme in OF_PEOPLE && person ? of(person.house, { points, houses }) : { points, houses }
  const all = Object.entries(points) as [string, number][]
  const quieter = all.map(([speaker, weight]) => [speaker, weight * BEHIND])
  return { points: { ...Object.fromEntries(quieter), ...MATTER_ROWS[matter].points }, houses }
}
const BEHIND = 0.4

/** A brother is looked for in the third house, a child in the fifth, whatever their side of life has. */
function of(house: number, { points, houses }: Pick<ThemeMeaning, 'points' | 'houses'>) {
  if (houses[house] === 1 || PARENTS.includes(house)) return { points, houses }
  const others = Object.entries(houses).map(([other, weight = 0]) => [other, weight * BEHIND])
  return {
    points: { ...points, [`r${house}`]: 1 },
    houses: { ...Object.fromEntries(others), [house]: 1 } as ThemeMeaning['houses'],
  }
}

/** Of these the Moon and the fourth house speak. */
const PARENTS = [4, 10]

export function placementFacts(chart: NatalChart, pointWeights: PointWeights): PlacementFact[] {
  const points: Point[] = [...PLANETS, 'asc', 'mc']
  return points
    .flatMap((point): PlacementFact[] => {
      const sign = sureSign(chart, point)
      if (!sign) return []
      const house = sureHouse(chart, point)
      const own = pointWeights.weights.get(point) ?? 0
      const byHouse = house ? (pointWeights.houses[house] ?? 0) * 0.6 : 0
      const weight = Math.max(own, byHouse)
      if (weight === 0) return []
      return [
        {
          id: `natal.${point}`,
          kind: 'placement',
          point,
          sign,
          house,
          rules: pointWeights.rules.get(point) ?? null,
          points: [point],
          weight,
          statement: placementStatement(point, sign, house),
        },
      ]
    })
    .sort(byWeight)
}

export function rulerFact(body: Planet, house: number): RulerFact {
  const statement = rulerStatement(body, house)
  return { id: `rules.${house}`, kind: 'rulership', body, house, points: [body], weight: 0, statement }
}

const OUTER: readonly Point[] = ['uranus', 'neptune', 'pluto']

export function aspectFacts(chart: NatalChart, pointWeights: PointWeights): AspectFact[] {
  return chart.aspects
    .filter(
      ({ a, b, isUncertain, orb }) =>
        !isUncertain && orb <= 8 && !(OUTER.includes(a) && OUTER.includes(b)) && !(isAngle(a) && isAngle(b)),
    )
    .map((found) =>
      aspectFact(
        found,
        ((pointWeights.weights.get(found.a) ?? 0) + (pointWeights.weights.get(found.b) ?? 0)) *
          (1.15 - found.orb / 9),
      ),
    )
    .filter(({ weight }) => weight > 0.15)
    .sort(byWeight)
}

export function aspectFact(found: NatalAspect, weight: number): AspectFact {
  const [a, b] = rank(found.a) <= rank(found.b) ? [found.a, found.b] : [found.b, found.a]
  const { aspect, orb } = found
  const isOrbSure = hasSureOrb(found)
  return {
    id: `natal.${a}.${aspect}.${b}`,
    kind: 'natal_aspect',
    a,
    b,
    aspect,
    tone: toneOf(aspect),
    orb,
    isOrbSure,
    points: [a, b],
    weight,
    statement: aspectStatement(a, b, aspect, isOrbSure ? orb : null),
  }
}

const ORDER: readonly Point[] = [...PLANETS, 'asc', 'mc']
function rank(point: Point): number {
  return ORDER.indexOf(point)
}
function isAngle(point: Point): boolean {
  return point === 'asc' || point === 'mc'
}
export function byWeight(a: { weight: number }, b: { weight: number }): number {
  return b.weight - a.weight
}
