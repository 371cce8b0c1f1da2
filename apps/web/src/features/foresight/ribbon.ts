import type { RibbonRow } from '@astrarium/contracts'
import type { RibbonSeries } from './ribbon-rows.ts'
import type { TickUnit } from '../../lib/calendar/time-ticks.ts'
import { timeTicks } from '../../lib/calendar/time-ticks.ts'

/** px */
export const LANE = 34
export const AXIS = 44
/** Between the axis' ends and the edge of the drawing: room for the signs of what goes on beyond. */
const MARGIN = 14
/** Half the height of a band, where it is thin and where a transit is exact. */
const THIN = 1.3
const THICK = 8
/** Where a band goes over into the hairline to the next stay, and in the middle of that. */
const JOINED = 2.2
const HAIR = 0.6
/** How far a band swells to either side of an exact pass. */
const SWELL = 26
const SWELL_NARROW = 15
const NARROW = 420
const SHORTEST = 14

export interface RibbonSpan {
  /** instants, ISO 8601 */
  from: string
  to: string
}

/** All x in px from the left edge of the drawing. */
export interface RibbonAxis {
  width: number
  /** where the span begins and ends */
  left: number
  right: number
  major: { x: number; at: number; names: TickUnit }[]
  minor: number[]
  /** null when now lies outside the span */
  now: number | null
  xOf(instant: number): number
}

/** One stay of a transit; the next one of the same transit is joined to it by a hairline. */
export interface RibbonBand {
  start: number
  end: number
  /** whether it began before the span, or lasts beyond it */
  isBegun: boolean
  isOpen: boolean
  /** exact passes within the span; `never` when the stay has none anywhere */
  marks: number[] | 'never'
  /** SVG path about the middle of its lane, y = 0 */
  path: string
}

export interface RibbonLane {
  series: RibbonSeries
  /** its middle, px from the upper edge of the drawing */
  y: number
  /** at least one, from left to right */
  bands: RibbonBand[]
}

/**
 * The time axis of a ribbon.
 * @param labels px kept free at the left for the names of the transits
 */
export function ribbonAxis(
  { from, to }: RibbonSpan,
  { width, labels, timeZone, now }: { width: number; labels: number; timeZone: string; now: number },
): RibbonAxis {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const left = labels + MARGIN
  const right = Math.max(left + 1, width - MARGIN)
  const xOf = (instant: number) => round(left + ((instant - begin) / (end - begin)) * (right - left))
  const { major, minor } = timeTicks(begin, end, right - left, timeZone)
  return {
    width,
    left,
    right,
    major: major.map(({ at, names }) => ({ x: xOf(at), at, names })),
    minor: minor.map(xOf),
    now: now >= begin && now <= end ? xOf(now) : null,
    xOf,
  }
}

/** Transits as lanes from top to bottom, in the order given; what does not touch the span gets none. */
export function ribbonLanes(series: readonly RibbonSeries[], axis: RibbonAxis): RibbonLane[] {
  const lanes: RibbonLane[] = []
  for (const one of series) {
    const y = AXIS + LANE * (lanes.length + 0.5)
    const last = one.stays.length - 1
    const bands = one.stays.flatMap(
      (stay, index) => bandOf(stay, axis, { before: index > 0, after: index < last }) ?? [],
    )
    if (bands.length > 0) lanes.push({ series: one, y, bands })
  }
  return lanes
}

/** @param lanes how many there are */
export function ribbonHeight(lanes: number): number {
  return AXIS + LANE * lanes + 8
}

/** From one stay of a transit to the next: the planet is out of reach, and comes back. */
export function hairline({ end }: RibbonBand, { start }: RibbonBand): string {
  if (start <= end) return ''
  const middle = round((start + end) / 2)
  return `M${end}-${JOINED}L${middle}-${HAIR}L${start}-${JOINED}V${JOINED}L${middle} ${HAIR}L${end} ${JOINED}Z`
}

function bandOf(
  row: RibbonRow,
  { left, right, xOf }: RibbonAxis,
  joins: { before: boolean; after: boolean },
): RibbonBand | null {
  const enters = row.enters === null ? Number.NEGATIVE_INFINITY : xOf(Date.parse(row.enters))
  const leaves = row.leaves === null ? Number.POSITIVE_INFINITY : xOf(Date.parse(row.leaves))
  if (leaves < left || enters > right) return null
  const isBegun = enters < left
  const isOpen = leaves > right
  const [start, end] = atLeast(SHORTEST, Math.max(enters, left), Math.min(leaves, right), left, right)
  const band = { start, end, isBegun, isOpen }
  if (row.exact.length === 0) return { ...band, marks: 'never', path: hollow(start, end) }
  const marks = row.exact.map((at) => xOf(Date.parse(at))).filter((x) => x >= left && x <= right)
  const swell = right - left < NARROW ? SWELL_NARROW : SWELL
  return {
    ...band,
    marks,
    path: swollen(marks, {
      start,
      end,
      swell,
      tips: [tip({ isCut: isBegun, isJoined: joins.before }), tip({ isCut: isOpen, isJoined: joins.after })],
    }),
  }
}

/**
 * Half the height of a band's end: it is cut where it only leaves the picture, and goes over into a hairline
 * where it is joined.
 */
function tip({ isCut, isJoined }: { isCut: boolean; isJoined: boolean }): number {
  if (isCut) return THIN
  return isJoined ? JOINED : 0
}

/** A stay of hours is still to be seen among years. */
function atLeast(length: number, start: number, end: number, left: number, right: number): [number, number] {
  if (end - start >= length) return [start, end]
  const middle = Math.min(Math.max((start + end) / 2, left + length / 2), right - length / 2)
  return [round(middle - length / 2), round(middle + length / 2)]
}

/** A thin band that swells at each exact pass. */
function swollen(
  marks: readonly number[],
  {
    start,
    end,
    swell,
    tips,
  }: { start: number; end: number; swell: number; tips: [begin: number, finish: number] },
): string {
  const edge: [x: number, half: number][] = [[start, tips[0]]]
  for (const [index, mark] of marks.entries()) {
    const before = marks[index - 1]
    if (before === undefined) edge.push([Math.max(start, mark - swell), THIN])
    else if (mark - before >= 2 * swell) edge.push([before + swell, THIN], [mark - swell, THIN])
    else edge.push([(before + mark) / 2, THICK - ((THICK - THIN) * (mark - before)) / 2 / swell])
    edge.push([mark, THICK])
  }
  const last = marks.at(-1)
  if (last === undefined)
    edge.push(
      [start + Math.min(swell, end - start) / 2, THIN],
      [end - Math.min(swell, end - start) / 2, THIN],
    )
  else edge.push([Math.min(end, last + swell), THIN])
  edge.push([end, tips[1]])
  const upper = edge.map(([x, half]) => `${round(x)} ${round(-half)}`)
  const lower = edge.toReversed().map(([x, half]) => `${round(x)} ${round(half)}`)
  return `M${[...upper, ...lower].join('L')}Z`
}

/** Never exact, or on a day that the birth time leaves open: an empty band. */
function hollow(start: number, end: number): string {
  return `M${start}-3H${end}V3H${start}Z`
}

function round(value: number): number {
  // never -0, which would be written so
  return Math.round(value * 10) / 10 || 0
}
