import type { CrossAspect, MajorAspect, NatalChart, Point } from '../types.ts'
import { houseOverlays, synastryAspects, synastryOrb } from './synastry.ts'
import type { HouseOverlay } from './synastry.ts'

/** What connects two people, with its weight: 0 to 1.25, comparable between any two people. */
export type ConnectingFactor =
  | ({
      kind: 'aspect'
      weight: number
      /** the same two points are joined the other way round as well */ isMutual: boolean
    } & CrossAspect)
  | ({
      kind: 'overlay'
      weight: number
      /** whose point falls in the other's house */ guest: 'a' | 'b'
    } & HouseOverlay)

/**
 * How much of a person a point is. Sun and Moon stand for the whole person, and the Ascendant for how others
 * meet it; Venus and Mars for affection and desire, which is what two people most often ask about; then talk
 * (Mercury), commitment (Saturn) and place in the world (Midheaven). Jupiter stays a year in a sign. Uranus
 * to Pluto stay so long that everybody of an age has them in the same degrees: they count only through what
 * they touch. Node and Chiron are held to matter between people, with less agreement.
 */
const POINT_WEIGHTS: Partial<Record<Point, number>> = {
  sun: 1,
  moon: 1,
  asc: 0.9,
  venus: 0.85,
  mars: 0.8,
  mercury: 0.65,
  saturn: 0.65,
  mc: 0.55,
  jupiter: 0.5,
  true_node: 0.45,
  chiron: 0.35,
  uranus: 0.35,
  neptune: 0.35,
  pluto: 0.4,
}

/**
 * A conjunction joins the two outright; opposition and square are felt as pull and friction, a trine passes
 * more quietly, a sextile needs use.
 */
const ASPECT_WEIGHTS: Record<MajorAspect, number> = { 0: 1, 180: 0.85, 90: 0.8, 120: 0.75, 60: 0.5 }

/**
 * Joined both ways (my Venus to your Mars, your Venus to my Mars): both feel it, so it counts a quarter more.
 */
const MUTUAL = 1.25

/**
 * Slow points of both sides say in which years two people were born, not who they are to each other: such
 * pairs are left out.
 */
const SLOW: readonly Point[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron', 'true_node']

/**
 * A house is thirty degrees wide, so that any point is in one of them: no overlay weighs more than an aspect
 * that is three fifths as close as can be. First the seventh (partner) and the first (self), then the fifth
 * and the fourth (love, home), the eighth (what is shared) and the tenth; the rest say little of two people.
 */
const HOUSE_WEIGHTS: Partial<Record<number, number>> = {
  7: 0.6,
  1: 0.55,
  5: 0.5,
  4: 0.5,
  8: 0.45,
  10: 0.4,
  11: 0.3,
}
const OTHER_HOUSE = 0.15
/** Those that move on within weeks; the others stay in one house for all of an age. */
const OVERLAY_POINTS: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']

/**
 * What connects two people, the strongest first: aspects between their points, and whose points fall in whose
 * houses. An aspect weighs the weights of its two points, of its kind and of its closeness (1 when exact, 0
 * at the orb) multiplied, a quarter more when it is mutual; an overlay the weights of its point and its
 * house. What a birth time leaves uncertain is left out. Symmetric: with the two exchanged it names the same
 * factors from the other side. Throws `invalid_input` for charts of two zodiacs.
 */
export function connectingFactors(a: NatalChart, b: NatalChart): ConnectingFactor[] {
  const aspects = synastryAspects(a, b).filter(
    (aspect) => !aspect.isUncertain && !(SLOW.includes(aspect.a) && SLOW.includes(aspect.b)),
  )
  const factors: ConnectingFactor[] = [
    ...aspects.map((aspect) => weighed(aspect, aspects)),
    ...overlays('a', houseOverlays(a, b)),
    ...overlays('b', houseOverlays(b, a)),
  ]
  return factors.toSorted((one, other) => other.weight - one.weight)
}

function weighed(aspect: CrossAspect, all: readonly CrossAspect[]): ConnectingFactor {
  const isMutual = aspect.a !== aspect.b && all.some((other) => other.a === aspect.b && other.b === aspect.a)
  const closeness = 1 - aspect.orb / synastryOrb(aspect.a, aspect.b, aspect.aspect)
  const weight =
    weightOf(aspect.a) *
    weightOf(aspect.b) *
    ASPECT_WEIGHTS[aspect.aspect] *
    closeness *
    (isMutual ? MUTUAL : 1)
  return { kind: 'aspect', weight, isMutual, ...aspect }
}

function overlays(guest: 'a' | 'b', found: readonly HouseOverlay[] | null): ConnectingFactor[] {
  return (found ?? [])
    .filter(({ point }) => OVERLAY_POINTS.includes(point))
    .map((overlay) => ({
      kind: 'overlay',
      weight: weightOf(overlay.point) * (HOUSE_WEIGHTS[overlay.house] ?? OTHER_HOUSE),
      guest,
      ...overlay,
    }))
}

function weightOf(point: Point): number {
  return POINT_WEIGHTS[point] ?? 0
}
