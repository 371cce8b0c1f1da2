/**
 * The day's timing cues: when the Moon touches the chart, changes place or runs void, and what is exact
 * today. Only what is still ahead.
 */
import { surePoints } from '../chart/certainty.ts'
import type { TransitFact } from '../brief/facts.ts'
import { clock } from '../brief/time-frame.ts'
import { dateWords } from '../language/statements.ts'
import { hourLine, hoursOfDay, isAwake, lunationLines } from '../almanac/plans/today.ts'
import { day, hour, houseName, subjectOf, transitVerb } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import { meaning, tonesOf, windowLine } from '../almanac/timed-fact-lines.ts'
import type { Composer, LineOrBreak } from '../almanac/composer.ts'
import type { Fact } from '../types.ts'
import type { FieldWriter } from './field-writer.ts'

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
  lines: () => Iterable<LineOrBreak>
  fact?: Fact
}

const MOST = 6
/** With fewer hours than this, the quick transits in progress are named with their last day. */
const FEWEST = 3
/** Shorter void stretches are over before one has arranged anything. */
const SHORTEST_VOID = 40 * 60_000

export function dayCues(writer: FieldWriter, lead: TransitFact | undefined): TimingCue[] {
  const { composer } = writer
  const hours = moonHours(composer)
  // the Moon on an angle has just come into its house, which is one thing and not two
  const changes = changesOfPlace(composer).filter(({ at }) =>
    hours.every((one) => Math.abs(one.at.getTime() - at.getTime()) > 300_000),
  )
  const wishes = [
    ...hours,
    ...changes,
    ...exactToday(composer, lead),
    ...lunations(composer),
    ...voids(composer),
  ]
  const told = [lead, ...wishes.map(({ fact }) => fact)]
  const stretches =
    wishes.length < FEWEST ? quickWindows(composer, told).slice(0, FEWEST - wishes.length) : []
  const chosen = [...wishes.sort((a, b) => a.rank - b.rank).slice(0, MOST), ...stretches]
  return chosen
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, until, energy, lines, fact }): TimingCue[] => {
      const { text, facts } = writer.write(lines())
      if (text === '') return []
      if (fact) writer.note(fact, facts)
      return [{ at, ...(until ? { until } : {}), text, ...(energy ? { energy } : {}), facts }]
    })
}

/** The hours that the chat would name first, then one more of each kind. */
function moonHours(composer: Composer): Wish[] {
  const first = hoursOfDay(composer)
  const more = composer.context.hours.filter((fact) => !first.includes(fact) && isAwake(composer, fact.at))
  const second = (['soft', 'hard'] as const).flatMap((tone) => more.find((fact) => fact.tone === tone) ?? [])
  return [...first, ...second].map((fact) => ({
    at: fact.at,
    energy: fact.tone === 'soft' ? 'good' : 'hard',
    rank: first.includes(fact) ? 0 : 3,
    lines: () => hourLine(composer, fact),
  }))
}

/** "From 15:20 the Moon is in your eighth house." */
function changesOfPlace(composer: Composer): Wish[] {
  const stays = composer.context.moon?.stays ?? []
  return stays.flatMap(({ enters, house, sign }): Wish[] => {
    if (!enters || !isAwake(composer, enters)) return []
    const lines = function* (): Iterable<LineOrBreak> {
      const place = house ? `house${house}` : sign
      const subject = house
        ? ({ kind: 'passage', body: 'moon', house } as const)
        : ({ kind: 'sky_sign', body: 'moon', sign } as const)
      composer.claim({ kind: 'subject', subject })
      const from = hour(composer, enters, 'from', subject)
      const where = house ? houseName(composer, house) : sign
      yield composer.line(
        `From ${from} the Moon is in ${where}.`,
        composer.context.moon ? [composer.context.moon] : [],
      )
      const feels = composer.unit(`moon>${place}.feels`)
      if (feels) yield composer.line(full(feels.text))
    }
    return [{ at: enters, rank: 2, lines }]
  })
}

/**
 * Transits whose exact moment falls on this day; the quick ones with their hour, the slow ones by the day.
 */
function exactToday(composer: Composer, lead: TransitFact | undefined): Wish[] {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.today)
  // what a birth time leaves open has its day, and no hour
  const sharp = surePoints(composer.context.chart).filter(({ from, to }) => to - from < 0.005)
  return composer.context.transits
    .filter(({ point }) => sharp.some((one) => one.point === point))
    .flatMap((fact) => {
      const at = fact.exact.find((one) => one >= composer.context.frame.at && one >= start && one < end)
      return at ? [{ fact, at }] : []
    })
    .slice(0, 2)
    .map(({ fact, at }): Wish => {
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at, energy, rank: 1, lines: () => exactLines(composer, fact, at, lead), fact }
    })
}

function* exactLines(
  composer: Composer,
  fact: TransitFact,
  at: Date,
  lead: Fact | undefined,
): Iterable<LineOrBreak> {
  const subject = subjectOf(fact)
  const isQuick = ['sun', 'mercury', 'venus', 'mars'].includes(fact.body)
  if (isQuick && isAwake(composer, at)) {
    const time = hour(composer, at, 'at', subject)
    yield composer.line(`Around ${time} ${transitVerb(composer, fact)}, exactly.`, [fact])
  } else
    yield composer.line(
      `${capital(transitVerb(composer, fact))}, exact on ${day(composer, at, 'exact', subject)}, which is today.`,
      [fact],
    )
  // what the leading transit brings was said above
  if (fact !== lead) yield* meaning(composer, fact, 'today')
}

/** Transits of the quick bodies that are on now, other than those told of already. */
function quickWindows(composer: Composer, told: readonly (Fact | undefined)[]): Wish[] {
  const { at: now, zone, today } = composer.context.frame
  // what is over by tonight has had its day
  const end = composer.sky.localDay(zone, today)[1]
  return composer.context.transits
    .filter((fact) => !told.includes(fact) && ['sun', 'mercury', 'venus', 'mars'].includes(fact.body))
    .filter(({ enters, leaves }) => enters !== null && enters <= now && leaves !== null && leaves >= end)
    .map((fact): Wish => {
      const lines = function* (): Iterable<LineOrBreak> {
        yield windowLine(composer, fact)
        yield* meaning(composer, fact, 'today')
      }
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at: now, until: fact.leaves!, energy, rank: 4, lines }
    })
}

function lunations(composer: Composer): Wish[] {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.today)
  return composer.context.lunations
    .filter(({ at }) => at >= start && at < end && at >= composer.context.frame.at)
    .map((fact) => ({ at: fact.at, rank: 1, lines: () => lunationLines(composer, fact) }))
}

/**
 * What is left of a void-of-course Moon in the waking hours. Its end is said to the minute; its beginning
 * stands in `at`.
 */
function voids(composer: Composer): Wish[] {
  const { at: now, zone, today } = composer.context.frame
  const [start, end] = composer.sky.localDay(zone, today)
  const begin = now > start ? now : start
  return composer.sky.voidMoons(begin, end).flatMap(({ begins, ends, sign, towards }): Wish[] => {
    const from = begins > begin ? begins : begin
    const isOverTonight = ends < end
    const isFelt =
      (isAwake(composer, from) || (isOverTonight && isAwake(composer, ends))) &&
      Number(ends) - Number(from) > SHORTEST_VOID
    if (!isFelt || from >= end) return []
    const lines = function* (): Iterable<LineOrBreak> {
      const opening = begins <= now ? 'From now' : `From ${partOfDay(composer, begins)}`
      const until = isOverTonight
        ? `until ${hour(composer, ends, 'to', { kind: 'sky_sign', body: 'moon', sign })}`
        : 'until after midnight'
      const text = composer.form('void', [
        () => `${opening} ${until} the Moon is void of course, with no meeting left before it changes sign.`,
        () => `${opening} ${until} the Moon is void of course.`,
        () =>
          `${opening} ${until} the Moon is between two signs with nothing to do, which is called void of course.`,
      ])
      yield composer.line(text)
      const feels = composer.unit('void.feels')
      if (feels) yield composer.line(feels.text)
    }
    const span = `${clock(composer.sky, zone, begins, 'minute')} on ${dateWords(composer.sky, zone, begins)} to ${clock(composer.sky, zone, ends, 'minute')} on ${dateWords(composer.sky, zone, ends)}`
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
function partOfDay(composer: Composer, at: Date): string {
  const minutes = Number(clock(composer.sky, composer.context.frame.zone, at, 'minute').slice(0, 2)) * 60
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
