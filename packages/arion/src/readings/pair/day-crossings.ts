/** What of the zodiac each body crosses in a day, searched once for however many charts. */
import { normalized } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { placementOf } from '../../chart/certainty.ts'

/** `width` degrees on from the least longitude. */
export interface Crossing {
  from: number
  width: number
  /** where it stands as the day goes, in degrees on from the least longitude */
  path: readonly { at: number; gone: number }[]
}

export type Crossings = ReadonlyMap<Planet, Crossing>

/** From one end to the other of where a point may be, in degrees; both the same where it is known. */
export type Ways = readonly [number, number]

const ANGLES: readonly (readonly [MajorAspect, number])[] = [
  [0, 0],
  [60, 60],
  [60, -60],
  [90, 90],
  [90, -90],
  [120, 120],
  [120, -120],
  [180, 180],
]
/** Half an hour, in which the Moon goes a quarter of a degree. */
const STEP_MS = 1_800_000

/** Days that are kept for each sky: those of many zones, around today. */
const KEPT = 60
const kept = new WeakMap<Sky, Map<string, Crossings>>()

/** The same day is searched once, for however many people and visits. */
export function crossingsIn(sky: Sky, day: [Date, Date], bodies: readonly Planet[]): Crossings {
  const known = kept.get(sky) ?? new Map<string, Crossings>()
  kept.set(sky, known)
  const key = [...day.map((end) => end.getTime()), ...bodies].join(' ')
  const found = known.get(key) ?? searched(sky, day, bodies)
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  return found
}

function searched(sky: Sky, [from, to]: [Date, Date], bodies: readonly Planet[]): Crossings {
  const steps = Math.ceil((to.getTime() - from.getTime()) / STEP_MS)
  return new Map(
    bodies.map((body) => {
      const timeOf = (step: number) => Math.min(from.getTime() + step * STEP_MS, to.getTime())
      const at = (step: number) => sky.position(body, new Date(timeOf(step))).longitude
      const first = at(0)
      // a body may turn within the day
      const gone = [0, ...Array.from({ length: steps }, (_, step) => turned(at(step + 1) - first))]
      const least = Math.min(...gone)
      const path = gone.map((degrees, step) => ({ at: timeOf(step), gone: degrees - least }))
      return [body, { from: normalized(first + least), width: Math.max(...gone) - least, path }]
    }),
  )
}

/** The aspect that is exact to all of where the point may be; null for none. `within` widens both ends. */
export function exactIn({ from, width }: Crossing, ways: Ways, within = 0): MajorAspect | null {
  const meets = ([, angle]: readonly [MajorAspect, number]) =>
    ways.every((longitude) => normalized(longitude + angle - from + within) <= width + 2 * within)
  return ANGLES.find(meets)?.[0] ?? null
}

/** Where a birth time leaves a point open for longer, no hour of the day is named. */
const LONGEST_MS = 6 * 3_600_000
const MOMENT_MS = 300_000

/**
 * When that aspect is exact: a moment, or a stretch where the birth time leaves the point open; null where it
 * would be most of the day.
 */
export function whenExact(
  { from, path }: Crossing,
  ways: Ways,
  aspect: MajorAspect,
): { at: Date; until: Date | null } | null {
  for (const [, angle] of ANGLES.filter(([one]) => one === aspect)) {
    const [first, last] = ways
      .map((longitude) => passOf(path, normalized(longitude + angle - from)))
      .toSorted((a, b) => a - b) as [number, number]
    if (!Number.isFinite(last)) continue
    if (last - first > LONGEST_MS) return null
    return last - first < MOMENT_MS
      ? { at: new Date(first), until: null }
      : { at: new Date(first), until: new Date(last) }
  }
  return null
}

/** The first time at which it stands there, between two steps as if it went evenly; infinite for none. */
function passOf(path: Crossing['path'], degrees: number): number {
  for (const [step, { at, gone }] of path.entries()) {
    const next = path[step + 1]
    if (next && (gone - degrees) * (next.gone - degrees) <= 0)
      return gone === next.gone ? at : at + ((next.at - at) * (degrees - gone)) / (next.gone - gone)
  }
  return Infinity
}

/** Degrees that a point may be open by; the Moon of an unknown hour is not. */
const WIDEST = 1.2

/** Null where the birth time leaves the point out, or too wide for a day to be named. */
export function waysOf(chart: NatalChart, point: Point): Ways | null {
  if (point === 'asc' || point === 'mc') {
    const angle = point === 'asc' ? chart.ascendant : chart.midheaven
    return angle && chart.span === null ? [angle.longitude, angle.longitude] : null
  }
  const placement = placementOf(chart, point)
  if (!placement) return null
  const { range, longitude } = placement
  if (!range) return [longitude, longitude]
  return range.to - range.from <= WIDEST ? [range.from % 360, range.to % 360] : null
}

/** -180 to 180 */
function turned(degrees: number): number {
  const once = normalized(degrees)
  return once > 180 ? once - 360 : once
}
