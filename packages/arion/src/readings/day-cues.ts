/**
 * The day's timing cues: when the Moon touches the chart, changes place or runs void, and what is exact
 * today. Only what is still ahead.
 */
import { surePoints } from '../chart/certainty.ts'
import type { TransitFact } from '../brief/facts.ts'
import { clock } from '../brief/frame.ts'
import { dateWords } from '../language/statements.ts'
import { hourLine, hoursOfDay, isAwake, lunationLines } from '../almanac/plans/today.ts'
import { day, hour, houseName, subjectOf, transitVerb } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import { meaning, tonesOf, windowLine } from '../almanac/weather-lines.ts'
import type { Pen, Stroke } from '../almanac/pen.ts'
import type { Fact } from '../types.ts'
import type { Scribe } from './scribe.ts'

export interface TimingCue {
  /** the exact instant; the words round it to five minutes */
  at: Date
  /** end of a stretch */
  until?: Date
  text: string
  energy?: 'good' | 'hard'
  facts: Fact[]
}

interface Wish {
  at: Date
  until?: Date
  energy?: 'good' | 'hard'
  /** smaller is dearer when there are too many */
  rank: number
  lines: () => Iterable<Stroke>
  fact?: Fact
}

const MOST = 6
/** With fewer hours than this, the quick transits in progress are named with their last day. */
const FEWEST = 3
/** Shorter void stretches are over before one has arranged anything. */
const SHORTEST_VOID = 40 * 60_000

export function dayCues(scribe: Scribe, lead: TransitFact | undefined): TimingCue[] {
  const { pen } = scribe
  const hours = moonHours(pen)
  // the Moon on an angle has just come into its house, which is one thing and not two
  const changes = changesOfPlace(pen).filter(({ at }) =>
    hours.every((one) => Math.abs(one.at.getTime() - at.getTime()) > 300_000),
  )
  const wishes = [...hours, ...changes, ...exactToday(pen, lead), ...lunations(pen), ...voids(pen)]
  const told = [lead, ...wishes.map(({ fact }) => fact)]
  const stretches = wishes.length < FEWEST ? quickWindows(pen, told).slice(0, FEWEST - wishes.length) : []
  const chosen = [...wishes.sort((a, b) => a.rank - b.rank).slice(0, MOST), ...stretches]
  return chosen
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, until, energy, lines, fact }): TimingCue[] => {
      const { text, facts } = scribe.write(lines())
      if (text === '') return []
      if (fact) scribe.note(fact, facts)
      return [{ at, ...(until ? { until } : {}), text, ...(energy ? { energy } : {}), facts }]
    })
}

/** The hours that the chat would name first, then one more of each kind. */
function moonHours(pen: Pen): Wish[] {
  const first = hoursOfDay(pen)
  const more = pen.matter.hours.filter((fact) => !first.includes(fact) && isAwake(pen, fact.at))
  const second = (['soft', 'hard'] as const).flatMap((tone) => more.find((fact) => fact.tone === tone) ?? [])
  return [...first, ...second].map((fact) => ({
    at: fact.at,
    energy: fact.tone === 'soft' ? 'good' : 'hard',
    rank: first.includes(fact) ? 0 : 3,
    lines: () => hourLine(pen, fact),
  }))
}

/** "From 15:20 the Moon is in your eighth house." */
function changesOfPlace(pen: Pen): Wish[] {
  const stays = pen.matter.moon?.stays ?? []
  return stays.flatMap(({ enters, house, sign }): Wish[] => {
    if (!enters || !isAwake(pen, enters)) return []
    const lines = function* (): Iterable<Stroke> {
      const place = house ? `house${house}` : sign
      const subject = house
        ? ({ kind: 'passage', body: 'moon', house } as const)
        : ({ kind: 'sky_sign', body: 'moon', sign } as const)
      pen.claim({ kind: 'subject', subject })
      const from = hour(pen, enters, 'from', subject)
      const where = house ? houseName(pen, house) : sign
      yield pen.line(`From ${from} the Moon is in ${where}.`, pen.matter.moon ? [pen.matter.moon] : [])
      const feels = pen.unit(`moon>${place}.feels`)
      if (feels) yield pen.line(full(feels.text))
    }
    return [{ at: enters, rank: 2, lines }]
  })
}

/**
 * Transits whose exact moment falls on this day; the quick ones with their hour, the slow ones by the day.
 */
function exactToday(pen: Pen, lead: TransitFact | undefined): Wish[] {
  const [start, end] = pen.sky.localDay(pen.matter.frame.zone, pen.matter.frame.today)
  // what a birth time leaves open has its day, and no hour
  const sharp = surePoints(pen.matter.chart).filter(({ from, to }) => to - from < 0.005)
  return pen.matter.transits
    .filter(({ point }) => sharp.some((one) => one.point === point))
    .flatMap((fact) => {
      const at = fact.exact.find((one) => one >= pen.matter.frame.at && one >= start && one < end)
      return at ? [{ fact, at }] : []
    })
    .slice(0, 2)
    .map(({ fact, at }): Wish => {
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at, energy, rank: 1, lines: () => exactLines(pen, fact, at, lead), fact }
    })
}

function* exactLines(pen: Pen, fact: TransitFact, at: Date, lead: Fact | undefined): Iterable<Stroke> {
  const subject = subjectOf(fact)
  const isQuick = ['sun', 'mercury', 'venus', 'mars'].includes(fact.body)
  if (isQuick && isAwake(pen, at)) {
    const time = hour(pen, at, 'at', subject)
    yield pen.line(`Around ${time} ${transitVerb(pen, fact)}, exactly.`, [fact])
  } else
    yield pen.line(
      `${capital(transitVerb(pen, fact))}, exact on ${day(pen, at, 'exact', subject)}, which is today.`,
      [fact],
    )
  // what the leading transit brings was said above
  if (fact !== lead) yield* meaning(pen, fact, 'today')
}

/** Transits of the quick bodies that are on now, other than those told of already. */
function quickWindows(pen: Pen, told: readonly (Fact | undefined)[]): Wish[] {
  const { at: now, zone, today } = pen.matter.frame
  // what is over by tonight has had its day
  const end = pen.sky.localDay(zone, today)[1]
  return pen.matter.transits
    .filter((fact) => !told.includes(fact) && ['sun', 'mercury', 'venus', 'mars'].includes(fact.body))
    .filter(({ enters, leaves }) => enters !== null && enters <= now && leaves !== null && leaves >= end)
    .map((fact): Wish => {
      const lines = function* (): Iterable<Stroke> {
        yield windowLine(pen, fact)
        yield* meaning(pen, fact, 'today')
      }
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at: now, until: fact.leaves!, energy, rank: 4, lines }
    })
}

function lunations(pen: Pen): Wish[] {
  const [start, end] = pen.sky.localDay(pen.matter.frame.zone, pen.matter.frame.today)
  return pen.matter.lunations
    .filter(({ at }) => at >= start && at < end && at >= pen.matter.frame.at)
    .map((fact) => ({ at: fact.at, rank: 1, lines: () => lunationLines(pen, fact) }))
}

/**
 * What is left of a void-of-course Moon in the waking hours. Its end is said to the minute; its beginning
 * stands in `at`.
 */
function voids(pen: Pen): Wish[] {
  const { at: now, zone, today } = pen.matter.frame
  const [start, end] = pen.sky.localDay(zone, today)
  const begin = now > start ? now : start
  return pen.sky.voidMoons(begin, end).flatMap(({ begins, ends, sign, towards }): Wish[] => {
    const from = begins > begin ? begins : begin
    const isOverTonight = ends < end
    const isFelt =
      (isAwake(pen, from) || (isOverTonight && isAwake(pen, ends))) &&
      Number(ends) - Number(from) > SHORTEST_VOID
    if (!isFelt || from >= end) return []
    const lines = function* (): Iterable<Stroke> {
      const opening = begins <= now ? 'From now' : `From ${partOfDay(pen, begins)}`
      const until = isOverTonight
        ? `until ${hour(pen, ends, 'to', { kind: 'sky_sign', body: 'moon', sign })}`
        : 'until after midnight'
      const text = pen.form('void', [
        () => `${opening} ${until} the Moon is void of course, with no meeting left before it changes sign.`,
        () => `${opening} ${until} the Moon is void of course.`,
        () =>
          `${opening} ${until} the Moon is between two signs with nothing to do, which is called void of course.`,
      ])
      yield pen.line(text)
      const feels = pen.unit('void.feels')
      if (feels) yield pen.line(feels.text)
    }
    const span = `${clock(pen.sky, zone, begins, 'minute')} on ${dateWords(pen.sky, zone, begins)} to ${clock(pen.sky, zone, ends, 'minute')} on ${dateWords(pen.sky, zone, ends)}`
    const fact: Fact = {
      id: `void.${begins.toISOString().slice(0, 13)}`,
      kind: 'void_moon',
      statement: `Moon void of course from ${span}, until it enters ${towards}`,
      points: [],
      from: begins,
      to: ends,
    }
    return [{ at: from, until: ends, rank: 2.5, lines, fact }]
  })
}

/** "early afternoon": words for an hour that the check need not read. */
function partOfDay(pen: Pen, at: Date): string {
  const minutes = Number(clock(pen.sky, pen.matter.frame.zone, at, 'minute').slice(0, 2)) * 60
  const parts: [number, string][] = [
    [5, 'the small hours'],
    [9, 'early morning'],
    [12, 'late morning'],
    [15, 'early afternoon'],
    [18, 'late afternoon'],
    [21, 'early evening'],
    [24, 'late evening'],
  ]
  return parts.find(([hours]) => minutes < hours * 60)![1]
}
