import type { FactShown } from '@astrarium/contracts'
import type { Option } from './options.ts'

/** Something that comes and goes, or an hour; all places are shares of the line, from 0 to 1. */
export interface LaneMark {
  factId: string
  side: 'for' | 'against'
  start: number
  end: number
  exact: number[]
  isHour: boolean
}
export interface Lane {
  option: Option
  /** of a time to choose */
  window: { start: number; end: number } | null
  marks: LaneMark[]
}
export interface Tick {
  share: number
  /** the instant that it is named by */
  named: Date
  as: 'time' | 'weekday' | 'day'
}
export interface OptionLanes {
  lanes: Lane[]
  ticks: Tick[]
  /** null when today lies outside of what is drawn */
  today: number | null
}

/** Options over the same days; null where neither they nor what is told of them has a date. */
export function lanesOf(options: readonly Option[], now: Date): OptionLanes | null {
  const windows = options.flatMap(({ time }) => (time ? [spanOf(time)] : []))
  const told = options.flatMap((option) => [...option.for, ...option.against])
  const dates = windows.length > 0 ? windows.flat() : told.flatMap(datesOf)
  const [first, last] = [Math.min(...dates), Math.max(...dates)]
  if (!(last > first)) return null
  // from today on, where most of the line would not be spent on waiting
  const begin = now.getTime() < first && first - now.getTime() <= last - first ? now.getTime() : first
  const line: Line = { begin, end: last }
  const today = isOn(shareOf(line, now.getTime())) ? shareOf(line, now.getTime()) : null
  return {
    lanes: options.map((option) => ({
      option,
      window: option.time && stretchOf(line, spanOf(option.time)),
      marks: [...marksOf(line, option.for, 'for'), ...marksOf(line, option.against, 'against')],
    })),
    ticks: ticksOf(line, first, windows.length > 0).filter(
      ({ share }) => today === null || Math.abs(share - today) > ROOM,
    ),
    today,
  }
}

/** Its first and its last instant, in milliseconds. */
interface Line {
  begin: number
  end: number
}

function marksOf(line: Line, facts: readonly FactShown[], side: LaneMark['side']): LaneMark[] {
  return facts.flatMap((fact): LaneMark[] => {
    const dates = datesOf(fact)
    if (dates.length === 0) return []
    const isHour = fact.kind === 'moon_hour'
    const exact = (fact.exact ?? []).map((at) => shareOf(line, Date.parse(at))).filter(isOn)
    // null lies beyond what was looked at
    const span: [number, number] = [
      fact.from === null ? line.begin : Math.min(...dates),
      fact.to === null ? line.end : Math.max(...dates),
    ]
    const { start, end } = stretchOf(line, span)
    const isSeen = isHour ? exact.length > 0 : end > start
    return isSeen ? [{ factId: fact.id, side, start, end, exact, isHour }] : []
  })
}

function shareOf({ begin, end }: Line, time: number): number {
  return (time - begin) / (end - begin)
}

function isOn(share: number): boolean {
  return share >= 0 && share <= 1
}

/** What of it lies on the line. */
function stretchOf(line: Line, span: [number, number]): { start: number; end: number } {
  const [start = 0, end = 0] = span.map((time) => Math.min(1, Math.max(0, shareOf(line, time))))
  return { start, end }
}

const DAY = 86_400_000
const STEPS = [0.5, 1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 91, 122, 183, 365].map((days) => days * DAY)
/** So many dates stand side by side on a phone. */
const MOST_TICKS = 4.6
/** What a date needs of the line, so that none runs into another. */
const ROOM = 0.14

/** @param anchor a first day's begin, which is a midnight where times are chosen from */
function ticksOf({ begin, end }: Line, anchor: number, isAtMidnight: boolean): Tick[] {
  const step = STEPS.find((one) => (end - begin) / one <= MOST_TICKS) ?? end - begin
  const ticks: Tick[] = []
  for (let at = anchor - Math.floor((anchor - begin) / step) * step; at < end - step / 8; at += step) {
    const isNoon = step < DAY && Math.round((at - anchor) / step) % 2 !== 0
    ticks.push({
      share: (at - begin) / (end - begin),
      // a day is named by its noon: the clocks may have changed since the first
      named: new Date(isNoon || !isAtMidnight ? at : at + DAY / 2),
      as: isNoon ? 'time' : step < DAY ? 'weekday' : 'day',
    })
  }
  return ticks
}

function spanOf({ from, to }: { from: string; to: string }): [number, number] {
  return [Date.parse(from), Date.parse(to)]
}

/** Empty for what stands in the chart for good. */
function datesOf({ from, exact = [], to }: FactShown): number[] {
  return [from, ...exact, to].flatMap((at) => (at ? [Date.parse(at)] : []))
}
