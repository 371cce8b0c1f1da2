import { PLANETS, SIGNS } from '../types.ts'
import type { Body, MajorAspect, MinorAspect, NatalAspect, NatalChart, Point, Sign } from '../types.ts'
import { ASPECT_POINTS } from '../aspects/aspect-points.ts'
import { isSameSign } from './sure-sign.ts'

/**
 * - `stellium`: four or more of Sun to Pluto in one sign, or in one house (`within` says which). Some count
 *   three already; since Sun, Mercury and Venus always travel together, three would be in most charts.
 * - `t_square`: two in opposition, both square to the `apex`.
 * - `grand_trine`: three in trine to one another.
 * - `yod`: two in sextile, both quincunx to the `apex`.
 *
 * `isUncertain` where one of its aspects may be absent within the uncertainty of the birth time; such a
 * pattern must not be stated.
 */
export type Pattern =
  | { kind: 'stellium'; points: Point[]; within: Sign | number; isUncertain: false }
  | { kind: 't_square' | 'yod'; points: [Point, Point]; apex: Point; isUncertain: boolean }
  | { kind: 'grand_trine'; points: [Point, Point, Point]; isUncertain: boolean }

const STELLIUM = 4

/**
 * The patterns that the aspects of a chart form (of Sun to Pluto, Ascendant and Midheaven, within the orbs of
 * `natalOrb`).
 */
export function patternsOf(chart: NatalChart): Pattern[] {
  const links = linksOf(chart)
  return [
    ...stelliums(chart),
    ...withApex('t_square', links, 180, 90),
    ...grandTrines(links),
    ...withApex('yod', links, 60, 150),
  ]
}

type Links = readonly NatalAspect<MajorAspect | MinorAspect>[]

function linksOf({ aspects, minorAspects }: NatalChart): Links {
  return [...aspects, ...minorAspects]
}

function stelliums({ placements }: NatalChart): Pattern[] {
  const planets = placements.filter(({ body }) => (PLANETS as readonly Body[]).includes(body))
  const group = (within: Sign | number, points: Point[]): Pattern[] =>
    points.length >= STELLIUM ? [{ kind: 'stellium', points, within, isUncertain: false }] : []
  const bySign = SIGNS.flatMap((sign) =>
    group(sign, namesOf(planets.filter((planet) => planet.sign === sign && isSameSign(planet)))),
  )
  const byHouse = SIGNS.flatMap((_, i) =>
    group(i + 1, namesOf(planets.filter(({ house }) => house === i + 1))),
  )
  return [...bySign, ...byHouse]
}

function namesOf(placements: readonly { body: Body }[]): Point[] {
  return placements.map(({ body }) => body)
}

/** Two points joined by one aspect, and a third that has the other aspect to both. */
function withApex(
  kind: 't_square' | 'yod',
  links: Links,
  base: MajorAspect,
  side: MajorAspect | MinorAspect,
): Pattern[] {
  return links
    .filter(({ aspect }) => aspect === base)
    .flatMap((one) =>
      neighbours(links, one.a, side).flatMap(([apex, left]): Pattern[] => {
        const right = linkBetween(links, one.b, apex, side)
        if (right === undefined) return []
        return [
          {
            kind,
            points: [one.a, one.b],
            apex,
            isUncertain: [one, left, right].some(({ isUncertain }) => isUncertain),
          },
        ]
      }),
    )
}

function grandTrines(links: Links): Pattern[] {
  return links
    .filter(({ aspect }) => aspect === 120)
    .flatMap((one) =>
      neighbours(links, one.a, 120).flatMap(([third, left]): Pattern[] => {
        const right = linkBetween(links, one.b, third, 120)
        // each triangle is met from all of its sides: kept from the one that names its points in their order
        if (right === undefined || !inOrder(one.a, one.b, third)) return []
        return [
          {
            kind: 'grand_trine',
            points: [one.a, one.b, third],
            isUncertain: [one, left, right].some(({ isUncertain }) => isUncertain),
          },
        ]
      }),
    )
}

type Link = Links[number]

function neighbours(links: Links, point: Point, aspect: number): [Point, Link][] {
  return links.flatMap((link) => {
    if (link.aspect !== aspect) return []
    if (link.a === point) return [[link.b, link] as [Point, Link]]
    return link.b === point ? [[link.a, link] as [Point, Link]] : []
  })
}

function linkBetween(links: Links, one: Point, other: Point, aspect: number): Link | undefined {
  return links.find(
    (link) =>
      link.aspect === aspect &&
      ((link.a === one && link.b === other) || (link.a === other && link.b === one)),
  )
}

function inOrder(...points: readonly Point[]): boolean {
  return points.every(
    (point, i) => i === 0 || ASPECT_POINTS.indexOf(points[i - 1]!) < ASPECT_POINTS.indexOf(point),
  )
}
