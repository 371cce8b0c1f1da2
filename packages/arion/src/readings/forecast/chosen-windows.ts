import type { QuestionContext } from '../../brief/build-brief.ts'
import { FRONT, rankTimedFacts } from '../../brief/rank-timed-facts.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Theme } from '../../question/themes.ts'
import type { TimedFact } from '../../brief/facts.ts'
import type { Intent } from '../../question/intent.ts'
import type { Span } from '../../time/span.ts'
import { NO_TRAITS } from '../../question/traits.ts'

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
  return {
    theme,
    topic: 'forecast',
    kind: 'outlook',
    span,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    follows: null,
  }
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
