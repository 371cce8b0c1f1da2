/** The windows of a forecast: the engine's own stays, the heaviest first chosen, told in order of time. */
import type { WindowEnergy } from '@astrarium/contracts'
import type { QuestionContext } from '../brief/build-brief.ts'
import { FRONT, rankTimedFacts } from '../brief/rank-timed-facts.ts'
import { day, exactWords, isBegun, passageNoun, range, subjectOf, transitNoun } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import { meaning, passageMeaning } from '../almanac/timed-fact-lines.ts'
import type { Composer, LineOrBreak } from '../almanac/composer.ts'
import { daysBetween } from '../language/calendar.ts'
import type { Intent } from '../question/read-question.ts'
import type { Span } from '../question/span.ts'
import type { Theme } from '../question/themes.ts'
import type { Fact } from '../types.ts'
import type { FieldWriter } from './field-writer.ts'
import { energyOf, mannerOf } from './window-energy.ts'
import type { Length } from '../almanac/timed-fact-lines.ts'
import type { TimedFact } from '../brief/facts.ts'

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
export function forecastReading(theme: Theme, span: Span): Intent {
  return { theme, topic: 'forecast', kind: 'outlook', span, subject: null, person: null, follows: null }
}

export function chosenWindows(context: QuestionContext): TimedFact[] {
  const { transits, passages, frame } = context
  const days = daysBetween(frame.span.from, frame.span.to) + 1
  const count = COUNTS.find(([limit]) => days <= limit)![1]
  const { ranked } = rankTimedFacts([...transits, ...passages], frame)
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
  const begin = (fact: TimedFact) => Math.max(Number(fact.enters ?? 0), Number(frame.at))
  return chosen
    .slice(0, count)
    .sort((a, b) => begin(a) - begin(b) || Number(a.leaves ?? Infinity) - Number(b.leaves ?? Infinity))
}

export const ALL_THROUGH = 'throughout'

/** `{when}` within the span: "around 3 May", "until 4 May", "from 1 to 27 May 2027", "throughout". */
export function whenInSpan(composer: Composer, fact: TimedFact): string {
  const { frame } = composer.context
  const begin = Math.max(Number(frame.from), Number(frame.at))
  const isIn = (date: Date | null): date is Date => date !== null && Number(date) >= begin && date < frame.to
  const subject = subjectOf(fact)
  const exact = fact.kind === 'transit' ? fact.exact.find(isIn) : undefined
  if (exact) return `around ${day(composer, exact, 'at', subject)}`
  if (isIn(fact.enters) && isIn(fact.leaves)) return range(composer, fact.enters, fact.leaves, subject)
  if (isIn(fact.leaves)) return `until ${day(composer, fact.leaves, 'to', subject)}`
  return isIn(fact.enters) ? `from ${day(composer, fact.enters, 'from', subject)} on` : ALL_THROUGH
}

export function timingWindows(writer: FieldWriter, chosen: readonly TimedFact[]): TimingWindow[] {
  const { composer } = writer
  return chosen.flatMap((fact): TimingWindow[] => {
    const head = writer.pair(() => {
      const type = capital(
        fact.kind === 'transit' ? transitNoun(composer, fact) : passageNoun(composer, fact),
      )
      const period = periodOf(composer, fact)
      return {
        first: type,
        second: period,
        line: composer.line(`${type}${/,/.test(type) ? ',' : ''} ${period}.`, [fact]),
      }
    })
    if (!head) return []
    const { text } = writer.write(lines(composer, fact, chosen.length > 8 ? 'short' : 'full'))
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

function periodOf(composer: Composer, fact: TimedFact): string {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const { frame } = composer.context
  // Pluto is in a house for decades: its years say nothing about these
  if (fact.kind === 'passage' && (!enters || enters <= frame.at) && (!leaves || leaves > frame.to))
    return 'all through this time'
  const stay =
    enters && leaves
      ? range(composer, enters, leaves, subject)
      : leaves
        ? `until ${day(composer, leaves, 'to', subject)}`
        : enters
          ? `from ${day(composer, enters, 'from', subject)} on`
          : 'for years to come'
  const exact = fact.kind === 'transit' ? exactWords(composer, fact) : ''
  return exact ? `${stay}, ${exact}` : stay
}

function* lines(composer: Composer, fact: TimedFact, length: Length): Iterable<LineOrBreak> {
  if (fact.kind === 'transit') {
    yield* meaning(composer, fact, composer.context.intent.theme, length)
    const advice = composer.unit(`${fact.body}>${fact.point}.${mannerOf(fact)}.do`, { isOptional: true })
    if (advice) yield composer.line(full(advice.text))
    const isOver = fact.exact.every((at) => at < composer.context.frame.at)
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
    const story = passes ? composer.unit(passes, { isOptional: true }) : null
    if (story) yield composer.line(story.text)
    if (advice || (length === 'short' && story)) return
  } else yield* passageMeaning(composer, fact)
  const use =
    isBegun(composer, fact) && length === 'short'
      ? null
      : composer.unit(`use.${energyOf(fact)}`, { isOptional: true })
  if (use) yield composer.line(use.text)
}
