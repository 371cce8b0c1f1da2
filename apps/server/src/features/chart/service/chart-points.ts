import type { NatalChart, Point } from '@astrarium/sky'
import { PLANETS } from '@astrarium/sky'

/** What a transit can touch in this chart: Sun to Pluto where the birth time pins them down, Ascendant and Midheaven where it allows them. */
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
