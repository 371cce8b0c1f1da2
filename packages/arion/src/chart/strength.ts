/** Which aspect is closest and which planet speaks loudest, by rules that are said in the answer. */
import { dignitiesOf, PLANETS } from '@astrarium/sky'
import type { NatalAspect, NatalChart, Planet, Point } from '@astrarium/sky'
import { rulerOf, sureHouse } from './certainty.ts'
import type { ChartPoint } from './certainty.ts'

const SLOW: readonly Point[] = ['uranus', 'neptune', 'pluto']
const LIGHTS: readonly Point[] = ['sun', 'moon']
const ANGLES: readonly Point[] = ['asc', 'mc']

/**
 * Sure aspects, closest first; those between two slow planets are of a generation, and the two angles say
 * nothing of each other.
 */
export function closestAspects(chart: NatalChart, of: ChartPoint | null = null): NatalAspect[] {
  const isBoth = (of: readonly Point[], { a, b }: NatalAspect) => of.includes(a) && of.includes(b)
  return chart.aspects
    .filter(
      (one) =>
        !one.isUncertain &&
        !isBoth(SLOW, one) &&
        !isBoth(ANGLES, one) &&
        (of === null || one.a === of || one.b === of),
    )
    .sort((a, b) => a.orb - b.orb)
}

/**
 * Points for what tradition and practice agree on: near the Ascendant or Midheaven or opposite them (up to
 * 4), in an angular house (2), ruler of the first house (3), its own sign or exaltation (3, 2), their
 * opposites (−1), and each aspect to a planet within 3° (1, to the Sun or the Moon 2; at most 4).
 */
export function strengthOf(chart: NatalChart, body: Planet): number {
  const nearest = angleContact(chart, body)?.orb ?? 9
  const near = nearest <= 3 ? 4 : nearest <= 6 ? 3 : nearest <= 8 ? 2 : 0
  const house = [1, 4, 7, 10].includes(sureHouse(chart, body) ?? 0) ? 2 : 0
  const ruler = rulerOf(chart, 1) === body ? 3 : 0
  const standing = (dignitiesOf(chart).find(({ planet }) => planet === body)?.dignities ?? []).reduce(
    (sum, one) =>
      sum +
      ({ domicile: 3, exaltation: 2, detriment: -1, fall: -1, triplicity: 0, bound: 0, face: 0 } as const)[
        one
      ],
    0,
  )
  const close = closestAspects(chart, body)
    .filter(({ a, b, orb }) => orb <= 3 && !ANGLES.includes(a) && !ANGLES.includes(b))
    .reduce((sum, { a, b }) => sum + (LIGHTS.includes(a === body ? b : a) ? 2 : 1), 0)
  return near + house + ruler + standing + Math.min(4, close)
}

export function strongestPlanet(chart: NatalChart): Planet {
  return [...PLANETS].sort((a, b) => strengthOf(chart, b) - strengthOf(chart, a))[0]!
}

/** Its closest conjunction with, or opposition to, the Ascendant or the Midheaven. */
export function angleContact(chart: NatalChart, body: Planet): NatalAspect | null {
  const isAngular = ({ a, b, aspect }: NatalAspect) =>
    (ANGLES.includes(a) || ANGLES.includes(b)) && (aspect === 0 || aspect === 180)
  return closestAspects(chart, body).find(isAngular) ?? null
}
