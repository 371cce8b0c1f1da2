import type { NatalChart, Point } from '@astrarium/sky'
import { PLANETS } from '@astrarium/sky'

/**
 * Degrees that a point may be off before the day of a transit to it is open: a slow body takes about a day
 * for so much.
 */
const SAFE = 0.05

/** The points whose place the birth time leaves so open that no day can be named for a transit to them. */
export function openPoints(chart: NatalChart): Set<Point> {
  return new Set(
    chart.placements
      .filter(({ range }) => range !== null && range.to - range.from > SAFE)
      .map(({ body }) => body),
  )
}

/**
 * What a transit can touch in this chart: Sun to Pluto where the birth time pins them down, Ascendant and
 * Midheaven where it allows them.
 */
export function chartPoints(chart: NatalChart): { point: Point; longitude: number }[] {
  const planets = new Set<string>(PLANETS)
  const bodies = chart.placements
    .filter(({ body, range }) => planets.has(body) && (range === null || range.to - range.from < 2))
    .map(({ body, longitude }) => ({ point: body, longitude }))
  const angles = [
    ...(chart.ascendant ? [{ point: 'asc' as const, longitude: chart.ascendant.longitude }] : []),
    ...(chart.midheaven ? [{ point: 'mc' as const, longitude: chart.midheaven.longitude }] : []),
  ]
  return [...bodies, ...angles]
}
