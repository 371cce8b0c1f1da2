/**
 * Five hundred questions over a hundred people and twenty days, each answer recounted by the second reader.
 */
import { heard } from './asking.ts'
import type { Sky, NatalChart } from '@astrarium/sky'
import { answer } from '../src/index.ts'
import type { ArionEvent } from '../src/index.ts'
import type { Person } from './people.ts'
import { QUESTIONS } from './questions.ts'
import { recount } from './recount.ts'

export interface AnswerFigures {
  answers: number
  sentences: number
  /** sentences that stand twice in one answer */
  twice: number
  claims: number
  wrong: string[]
  rejected: string[]
  /**
   * of the answers with claims: how often the second reader tells whose it is, of two people with the same
   * sort of birth time
   */
  swaps: number
  swapsRight: number
  /**
   * of people whose hour is not sure: answers that hold at every moment the birth may have been at, and name
   * nothing that needs the hour
   */
  uncertain: number
  disobeyed: string[]
  words: number[]
  firstWords: number[]
  tooShort: string[]
}

export function measureAnswers(
  sky: Sky,
  people: readonly Person[],
  count: number,
  onAnswer?: (text: string, who: string) => void,
): AnswerFigures {
  const figures: AnswerFigures = {
    answers: 0,
    sentences: 0,
    twice: 0,
    claims: 0,
    wrong: [],
    rejected: [],
    swaps: 0,
    swapsRight: 0,
    uncertain: 0,
    disobeyed: [],
    words: [],
    firstWords: [],
    tooShort: [],
  }
  for (let index = 0; index < count; index++) {
    const person = people[index % people.length]!
    const question = QUESTIONS[(index * 7) % QUESTIONS.length]!
    // twenty days, spread over a year
    const at = new Date(Date.UTC(2026, 10, 20, 8, 30) + ((index * 3) % 20) * 18 * 86_400_000)
    const { text, end, first } = ask(sky, person, question, at)
    const who = `${person.name}, ${at.toISOString().slice(0, 10)}, "${question}"`
    onAnswer?.(text, who)
    const today = sky.localDate(person.timeZone, at)
    const days = daysOf(question, today)
    const own = recount(text, sky, person.chart, person.timeZone, today, days)
    figures.answers += 1
    figures.claims += own.claims
    figures.wrong.push(...own.wrong.map((words) => `${who}: ${words}`))
    figures.rejected.push(...end.rejected.map(({ sentence, why }) => `${who}: ${why}: ${sentence}`))
    const sentences = text.split(/(?<=[.!?]["”’]?)\s+/)
    figures.sentences += sentences.length
    figures.twice += sentences.length - new Set(sentences).size
    const words = text.split(/\s+/).length
    figures.words.push(words)
    figures.firstWords.push(first)
    if (words < 90) figures.tooShort.push(`${words} words, ${who} (${end.plan})`)
    const other = stranger(people, index)
    if (own.claims > 0 && other) {
      figures.swaps += 1
      const theirs = recount(text, sky, other.chart, person.timeZone, today, days)
      if (theirs.wrong.length > own.wrong.length) figures.swapsRight += 1
    }
    if (person.chart.accuracy.kind !== 'exact') {
      figures.uncertain += 1
      const fault = disobeys(text, sky, person, today, days)
      if (fault) figures.disobeyed.push(`${who}: ${fault}`)
    }
  }
  return figures
}

function ask(sky: Sky, person: Person, question: string, at: Date) {
  const start = performance.now()
  let first = 0
  let text = ''
  let end: Extract<ArionEvent, { kind: 'end' }> | null = null
  const asker = {
    seed: person.name,
    chart: person.chart,
    timeZone: person.timeZone,
  }
  for (const event of answer(sky, heard(sky, { question, asker, at, thread: [], usedPhrases: [] }))) {
    if (event.kind === 'text') {
      first ||= performance.now() - start
      text += event.text
    } else end = event
  }
  return { text, end: end!, first }
}

/**
 * Somebody else whose birth time is known just as well, so that the difference is the chart and not what may
 * be said of it.
 */
function stranger(people: readonly Person[], index: number): Person | undefined {
  const person = people[index % people.length]!
  for (let step = 1; step < people.length; step++) {
    const other = people[(index + step * 11) % people.length]!
    if (other !== person && other.chart.accuracy.kind === person.chart.accuracy.kind) return other
  }
  return undefined
}

/** The local days that hours in an answer may belong to, from the words of the question alone. */
function daysOf(question: string, today: string): string[] {
  const text = question.toLowerCase()
  if (/tomorrow/.test(text)) return [shift(today, 1)]
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const named = names.findIndex((name) => text.includes(name))
  if (named >= 0) {
    const ahead = (named - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7
    return [shift(today, ahead), shift(today, 7)]
  }
  return [today]
}

function shift(date: string, days: number): string {
  return new Date(new Date(`${date}T12:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * What an answer says that would be false at some moment at which the birth may have been; null when nothing
 * is.
 */
function disobeys(
  text: string,
  sky: Sky,
  { chart, timeZone }: Person,
  today: string,
  days: readonly string[],
): string | null {
  if (chart.accuracy.kind === 'unknown') {
    const said = text
      .split(/(?<=[.!?])\s+/)
      .find((sentence) =>
        /\byour [a-z]+ house\b|\byour (Ascendant|Midheaven|Moon's house)\b|\brules your\b|\brising\b/.test(
          sentence,
        ),
      )
    if (said) return said
  }
  for (const exact of possibleCharts(sky, chart)) {
    const [wrong] = recount(text, sky, exact, timeZone, today, days, { isNatalOnly: true }).wrong
    if (wrong) return `${wrong} is false for ${exact.instant.toISOString()}`
  }
  return null
}

export function possibleCharts(sky: Sky, { span, latitude, longitude }: NatalChart): NatalChart[] {
  if (!span) return []
  const [start, end] = span
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
    sky.chart({
      at: new Date(start.getTime() + share * (end.getTime() - 1000 - start.getTime())),
      latitude,
      longitude,
    }),
  )
}
