/**
 * Daily insights, forecasts and blueprints of many people, read by the second reader and recounted from
 * positions.
 */
import { heard } from './asking.ts'
import type { Sky } from '@astrarium/sky'
import { answer } from '../src/answer.ts'
import { blueprintAnswer } from '../src/readings/blueprint/blueprint-answer.ts'
import { blueprintQuestions } from '../src/readings/blueprint/blueprint-questions.ts'
import { dailyInsight } from '../src/readings/daily/daily-insight.ts'
import type { DailyInsight } from '../src/readings/daily/daily-insight.ts'
import { foresight } from '../src/readings/forecast/foresight.ts'
import type { Foresight } from '../src/readings/forecast/foresight.ts'
import { secondReading } from './second-reader.ts'
import { TIMELINES } from '../src/question/timeline.ts'
import type { Fact, UsedPhrase } from '../src/types.ts'
import { askerOf } from './people.ts'
import type { Person } from './people.ts'
import { TRANSIT_ORBS } from '../src/chart/orbs.ts'

export interface ReadingFigures {
  readings: number
  claims: number
  wrong: string[]
  rejected: string[]
  /** dates of timing windows, recomputed from positions */
  dates: number
  datesOff: string[]
  /** chat and insight of one day, and how many have another leading transit */
  pairs: number
  disagreed: string[]
  /** days followed by another day of the same person, and those whose insights share a field word for word */
  days: number
  alike: string[]
  /** paragraphs that two blueprints share, and those among them without a shared fact */
  shared: number
  unfounded: string[]
  /** what a reading with one date or hour moved is caught at, to see that the second reader reads */
  planted: number
  caught: number
  missed: string[]
  milliseconds: { insight: number[]; fiveYears: number[]; blueprint: number[] }
}

interface Size {
  insights: number
  forecasts: number
  blueprints: number
}

const FROM = Date.UTC(2026, 10, 21, 7)
const DAY = 86_400_000

export function measureReadings(
  sky: Sky,
  everybody: readonly Person[],
  { insights, forecasts, blueprints }: Size,
): ReadingFigures {
  const figures: ReadingFigures = {
    readings: 0,
    claims: 0,
    wrong: [],
    rejected: [],
    dates: 0,
    datesOff: [],
    pairs: 0,
    disagreed: [],
    days: 0,
    alike: [],
    shared: 0,
    unfounded: [],
    planted: 0,
    caught: 0,
    missed: [],
    milliseconds: { insight: [], fiveYears: [], blueprint: [] },
  }
  const person = (index: number) => everybody[index % everybody.length]!
  const told = new Map<Person, UsedPhrase[]>()
  // the tables belong to the server's start, not to a reading
  foresight(sky, { asker: askerOf(person(0)), at: new Date(FROM), usedPhrases: [], timeline: '5 Years' })

  for (let index = 0; index < insights; index++) {
    const who = person(Math.floor(index / 2))
    const at = new Date(FROM + (index % 2) * DAY + (Math.floor(index / 2) % 20) * 17 * DAY)
    const memory = told.get(who) ?? []
    const insight = timed(figures.milliseconds.insight, () =>
      dailyInsight(sky, { asker: askerOf(who), at, usedPhrases: memory }),
    )
    told.set(who, [...memory, ...insight.usedPhrases])
    read(figures, sky, who, insight.date, wordsOfInsight(insight), insight.rejected)
    compareWithChat(figures, sky, who, at, insight, memory)
    if (index % 2 === 1) compareDays(figures, who, previous!, insight)
    previous = insight
  }
  for (let index = 0; index < forecasts; index++) {
    const who = person(index * 3 + 1)
    const timeline = TIMELINES[index % TIMELINES.length]!
    const at = new Date(FROM + (index % 11) * 31 * DAY)
    const measure = timeline === '5 Years' ? figures.milliseconds.fiveYears : []
    const one = timed(measure, () => foresight(sky, { asker: askerOf(who), at, usedPhrases: [], timeline }))
    if (one.kind !== 'foresight') throw new Error(`no forecast for ${timeline}`)
    read(figures, sky, who, sky.localDate(who.timeZone, at), wordsOfForecast(one), one.rejected)
    recomputeWindows(figures, sky, who, one)
  }
  const written = Array.from({ length: blueprints }, (_, index) => {
    const who = person(index * 5 + 2)
    const answers = timed(figures.milliseconds.blueprint, () => blueprintOf(sky, who))
    for (const { id, text, rejected } of answers) read(figures, sky, who, '2026-11-21', text, rejected, id)
    return answers
  })
  // seven categories are seven readings, not 42
  figures.readings += blueprints * 7 - blueprints * blueprintQuestions().length
  compareBlueprints(figures, written)
  return figures
}

let previous: DailyInsight | null = null

type BlueprintPage = {
  id: string
  text: string
  facts: Fact[]
  rejected: { sentence: string; why: string }[]
}

function blueprintOf(sky: Sky, who: Person): BlueprintPage[] {
  const memory: UsedPhrase[] = []
  return blueprintQuestions().map(({ id }) => {
    const page = blueprintAnswer(sky, {
      asker: askerOf(who),
      at: new Date(FROM),
      usedPhrases: memory,
      questionId: id,
    })
    memory.push(...page.usedPhrases)
    return { id, ...page }
  })
}

function read(
  figures: ReadingFigures,
  sky: Sky,
  who: Person,
  day: string,
  text: string,
  rejected: readonly { sentence: string; why: string }[],
  id = '',
): void {
  figures.readings += 1
  const { claims, wrong } = secondReading(text, sky, who.chart, who.timeZone, day)
  figures.claims += claims
  figures.wrong.push(...wrong.map((words) => `${who.name} ${day} ${id}: ${words}`))
  figures.rejected.push(
    ...rejected.map(({ sentence, why }) => `${who.name} ${day} ${id}: ${sentence} (${why})`),
  )
  const moved = moveOneTime(text)
  if (!moved) return
  figures.planted += 1
  if (secondReading(moved, sky, who.chart, who.timeZone, day).wrong.length > wrong.length) figures.caught += 1
  else figures.missed.push(`${who.name} ${day}: ${firstDifference(text, moved)}`)
}

/**
 * The first day of an exact transit put five days on, or the first hour of the Moon 40 minutes on; null when
 * there is neither.
 */
function moveOneTime(text: string): string | null {
  const hour = /(Around )(\d\d):(\d\d)( the Moon (?:squares|opposes|joins))/.exec(text)
  if (hour) {
    const minutes = Number(hour[2]) * 60 + Number(hour[3]) + 40
    if (minutes >= 1440) return null
    const shown = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return text.replace(hour[0], `${hour[1]}${shown}${hour[4]}`)
  }
  const exact =
    /(squares|opposes|joins|square to|opposite|joined to) your (Sun|Venus|Mars|Jupiter|Saturn) from \d+ (?:[A-Z][a-z]+ )?to (\d+) ([A-Z][a-z]+)/.exec(
      text,
    )
  if (!exact) return null
  const day = Number(exact[3])
  return text.replace(exact[0], exact[0].replace(`to ${exact[3]} `, `to ${day > 20 ? day - 12 : day + 8} `))
}

function firstDifference(text: string, moved: string): string {
  const at = Array.from({ length: moved.length }, (_, index) => index).findIndex(
    (index) => moved[index] !== text[index],
  )
  return moved.slice(Math.max(0, at - 80), at + 40)
}

function compareWithChat(
  figures: ReadingFigures,
  sky: Sky,
  who: Person,
  at: Date,
  insight: DailyInsight,
  before: readonly UsedPhrase[],
): void {
  const told = [...before, ...insight.usedPhrases]
  const lead = (facts: readonly Fact[]) => facts.find(({ kind }) => kind === 'transit')?.id
  for (const event of answer(
    sky,
    heard(sky, {
      question: 'What should I focus on today?',
      asker: askerOf(who),
      at,
      thread: [],
      usedPhrases: told,
    }),
  )) {
    if (event.kind !== 'end') continue
    figures.pairs += 1
    if (lead(event.facts) !== lead(insight.facts))
      figures.disagreed.push(`${who.name} ${insight.date}: ${lead(insight.facts)} and ${lead(event.facts)}`)
  }
}

function compareDays(figures: ReadingFigures, who: Person, one: DailyInsight, other: DailyInsight): void {
  figures.days += 1
  const fields = ['energyTone', 'toneText', 'leanInto', 'mindfullyAvoid', 'groundingSuggestion'] as const
  for (const field of fields)
    if (one[field] === other[field])
      figures.alike.push(`${who.name} ${one.date}, ${other.date}: ${field} ${one[field]}`)
}

/**
 * From positions alone: at an exact moment the distance changes its side within the minute, at an edge the
 * orb is crossed within it.
 */
function recomputeWindows(figures: ReadingFigures, sky: Sky, { chart, name }: Person, one: Foresight): void {
  if (chart.accuracy.kind !== 'exact') return
  const minute = 60_000
  for (const { facts, enters, exact, leaves } of one.timingWindows) {
    const [, body, angle, point] = /^transit\.(\w+)\.(\d+)\.(\w+)\./.exec(facts[0]!.id) ?? []
    if (!body || !angle || !point) continue
    const natal =
      point === 'asc'
        ? chart.ascendant!.longitude
        : point === 'mc'
          ? chart.midheaven!.longitude
          : chart.placements.find((placement) => placement.body === point)!.longitude
    const planet = body as keyof typeof TRANSIT_ORBS
    const off = (at: Date, side: number) =>
      turned(sky.position(planet, at).longitude - natal - side * Number(angle))
    const side = [1, -1].toSorted(
      (a, b) =>
        Math.abs(off(exact[0] ?? enters ?? leaves!, a)) - Math.abs(off(exact[0] ?? enters ?? leaves!, b)),
    )[0]!
    const crosses = (at: Date, level: number) => {
      const value = (shift: number) =>
        Math.abs(level) < 1e-9
          ? off(new Date(at.getTime() + shift), side)
          : Math.abs(off(new Date(at.getTime() + shift), side)) - level
      return value(-minute) * value(minute) <= 0
    }
    const say = (what: string, at: Date) =>
      figures.datesOff.push(`${name}: ${facts[0]!.id} ${what} ${at.toISOString()}`)
    for (const at of exact) {
      figures.dates += 1
      if (!crosses(at, 0)) say('exact', at)
    }
    for (const [what, at] of [
      ['enters', enters],
      ['leaves', leaves],
    ] as const) {
      if (!at) continue
      figures.dates += 1
      if (!crosses(at, TRANSIT_ORBS[planet])) say(what, at)
    }
  }
}

const NOTES = /birth|hour|margin|None of this is about illness|a few minutes earlier/

function compareBlueprints(figures: ReadingFigures, written: readonly BlueprintPage[][]): void {
  const places = ({ facts }: BlueprintPage) => facts.map(({ statement }) => statement.replace(/,.*|; .*/, ''))
  for (const [index, one] of written.entries())
    for (const other of written.slice(index + 1))
      for (const [page, mine] of one.entries()) {
        const theirs = other[page]!
        const paragraphs = theirs.text.split('\n\n')
        for (const words of mine.text.split('\n\n')) {
          if (!paragraphs.includes(words) || NOTES.test(words)) continue
          figures.shared += 1
          if (!places(mine).some((place) => places(theirs).includes(place)))
            figures.unfounded.push(`${mine.id}: ${words}`)
        }
      }
}

function wordsOfInsight({
  toneText,
  timingCues,
  leanInto,
  mindfullyAvoid,
  groundingSuggestion,
}: DailyInsight): string {
  return [
    toneText,
    ...timingCues.map(({ text }) => text),
    leanInto,
    mindfullyAvoid,
    groundingSuggestion,
  ].join('\n\n')
}

function wordsOfForecast(one: Foresight): string {
  const windows = one.timingWindows.map(
    ({ type, period, description }) =>
      `${type} ${period.charAt(0).toLowerCase()}${period.slice(1)}. ${description}`,
  )
  const lists = [one.opportunities, one.challenges, one.emotionalRipening, one.emotionalTender].flat()
  return [one.themeDescription, ...windows, ...lists, one.soulReflection, one.soulAffirmation].join('\n\n')
}

function timed<T>(times: number[], work: () => T): T {
  const begin = performance.now()
  const done = work()
  times.push(performance.now() - begin)
  return done
}

/** −180 to 180 */
const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
