/** The windows of a forecast: the engine's own stays, the heaviest first chosen, told in order of time. */
import type { WindowEnergy } from '@astrarium/contracts'
import type { Matter } from '../brief/build-brief.ts'
import { FRONT, rankWeather } from '../brief/rank-weather.ts'
import { day, exactWords, isBegun, passageNoun, range, subjectOf, transitNoun } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import type { Weather } from '../almanac/verdict.ts'
import { meaning, passageMeaning } from '../almanac/weather-lines.ts'
import type { Pen, Stroke } from '../almanac/pen.ts'
import { daysBetween } from '../language/calendar.ts'
import type { Reading } from '../question/read-question.ts'
import type { Span } from '../question/span.ts'
import type { Theme } from '../question/themes.ts'
import type { Fact } from '../types.ts'
import type { Scribe } from './scribe.ts'
import { energyOf, mannerOf } from './window-energy.ts'
import type { Length } from '../almanac/weather-lines.ts'

export interface TimingWindow {
  /** "From 21 April to 16 May 2027, exact on 3 May" */
  period: string
  /** "Saturn opposite your Venus in Libra" */
  type: string
  description: string
  energy: WindowEnergy
  /** null: a stay in a house that had begun before today */
  enters: Date | null
  exact: Date[]
  /** null: beyond what was searched, years from now */
  leaves: Date | null
  facts: Fact[]
}

/** How many windows a span of that many days is told in. */
const COUNTS: [days: number, windows: number][] = [
  [8, 4],
  [45, 5],
  [100, 6],
  [200, 7],
  [400, 9],
  [Number.POSITIVE_INFINITY, 12],
]
/** What a forecast is asked for: how a stretch of time will be, for a theme. */
export function forecastReading(theme: Theme, span: Span): Reading {
  return { theme, topic: 'forecast', kind: 'outlook', span, subject: null, person: null, follows: null }
}

export function chosenWindows(matter: Matter): Weather[] {
  const { transits, passages, frame } = matter
  const days = daysBetween(frame.span.from, frame.span.to) + 1
  const count = COUNTS.find(([limit]) => days <= limit)![1]
  const { ranked } = rankWeather([...transits, ...passages], frame)
  const chosen = ranked.slice(0, FRONT)
  // a forecast of years has something to say about each of them
  const years = days > 366 ? Math.ceil(days / 366) : 0
  for (let year = 0; year < years; year++) {
    const [from, to] = [year, year + 1].map(
      (part) => Number(frame.from) + (part / years) * (Number(frame.to) - Number(frame.from)),
    )
    const inYear = ranked.filter(
      ({ enters }) => enters !== null && Number(enters) >= from! && Number(enters) < to!,
    )
    const quota = Math.floor(count / years) - chosen.filter((fact) => inYear.includes(fact)).length
    chosen.push(...inYear.filter((fact) => !chosen.includes(fact)).slice(0, Math.max(0, quota)))
  }
  for (const fact of ranked) if (chosen.length < count && !chosen.includes(fact)) chosen.push(fact)
  const begin = (fact: Weather) => Math.max(Number(fact.enters ?? 0), Number(frame.at))
  return chosen
    .slice(0, count)
    .sort((a, b) => begin(a) - begin(b) || Number(a.leaves ?? Infinity) - Number(b.leaves ?? Infinity))
}

export const ALL_THROUGH = 'throughout'

/** `{when}` within the span: "around 3 May", "until 4 May", "from 1 to 27 May 2027", "throughout". */
export function whenInSpan(pen: Pen, fact: Weather): string {
  const { frame } = pen.matter
  const begin = Math.max(Number(frame.from), Number(frame.at))
  const isIn = (date: Date | null): date is Date => date !== null && Number(date) >= begin && date < frame.to
  const subject = subjectOf(fact)
  const exact = fact.kind === 'transit' ? fact.exact.find(isIn) : undefined
  if (exact) return `around ${day(pen, exact, 'at', subject)}`
  if (isIn(fact.enters) && isIn(fact.leaves)) return range(pen, fact.enters, fact.leaves, subject)
  if (isIn(fact.leaves)) return `until ${day(pen, fact.leaves, 'to', subject)}`
  return isIn(fact.enters) ? `from ${day(pen, fact.enters, 'from', subject)} on` : ALL_THROUGH
}

export function timingWindows(scribe: Scribe, chosen: readonly Weather[]): TimingWindow[] {
  const { pen } = scribe
  return chosen.flatMap((fact): TimingWindow[] => {
    const head = scribe.pair(() => {
      const type = capital(fact.kind === 'transit' ? transitNoun(pen, fact) : passageNoun(pen, fact))
      const period = periodOf(pen, fact)
      return {
        first: type,
        second: period,
        line: pen.line(`${type}${/,/.test(type) ? ',' : ''} ${period}.`, [fact]),
      }
    })
    if (!head) return []
    const { text } = scribe.write(lines(pen, fact, chosen.length > 8 ? 'short' : 'full'))
    const energy = energyOf(fact)
    const { enters, leaves } = fact
    const exact = fact.kind === 'transit' ? fact.exact : []
    return [
      {
        period: capital(head.second),
        type: head.first,
        description: text,
        energy,
        enters,
        exact,
        leaves,
        facts: head.facts,
      },
    ]
  })
}

function periodOf(pen: Pen, fact: Weather): string {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const { frame } = pen.matter
  // Pluto is in a house for decades: its years say nothing about these
  if (fact.kind === 'passage' && (!enters || enters <= frame.at) && (!leaves || leaves > frame.to))
    return 'all through this time'
  const stay =
    enters && leaves
      ? range(pen, enters, leaves, subject)
      : leaves
        ? `until ${day(pen, leaves, 'to', subject)}`
        : enters
          ? `from ${day(pen, enters, 'from', subject)} on`
          : 'for years to come'
  const exact = fact.kind === 'transit' ? exactWords(pen, fact) : ''
  return exact ? `${stay}, ${exact}` : stay
}

function* lines(pen: Pen, fact: Weather, length: Length): Iterable<Stroke> {
  if (fact.kind === 'transit') {
    yield* meaning(pen, fact, pen.matter.reading.theme, length)
    const advice = pen.unit(`${fact.body}>${fact.point}.${mannerOf(fact)}.do`, { isOptional: true })
    if (advice) yield pen.line(full(advice.text))
    const isOver = fact.exact.every((at) => at < pen.matter.frame.at)
    const count = isOver ? 0 : fact.exact.length
    const passes = fact.isMiss
      ? 'pass.miss'
      : count === 2
        ? 'pass.two'
        : count === 3
          ? 'pass.three'
          : count > 3
            ? 'pass.more'
            : null
    const story = passes ? pen.unit(passes, { isOptional: true }) : null
    if (story) yield pen.line(story.text)
    if (advice || (length === 'short' && story)) return
  } else yield* passageMeaning(pen, fact)
  const use =
    isBegun(pen, fact) && length === 'short' ? null : pen.unit(`use.${energyOf(fact)}`, { isOptional: true })
  if (use) yield pen.line(use.text)
}
