/** Times to choose between: the sky of each with its dates, and which is the lighter. */
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { addDays } from '../../language/calendar.ts'
import { capital } from '../../language/text.ts'
import type { Choice } from '../../question/choices/choices.ts'
import type { Span } from '../../time/span.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Leaning } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { kindHour } from '../../almanac/plans/day/best-hour.ts'
import { named, nameOf } from './names.ts'
import { helping, hindering, leaningIn } from './wind.ts'

export interface TimeOption {
  name: string
  /** the facts of the stretch that it names */
  context: QuestionContext
  leaning: Leaning
}

/** Below it two stretches weigh about the same. */
const LIGHTER = 0.12
const LONGEST_DAYS = 92

export function* timesToChoose(composer: Composer, options: readonly TimeOption[]): Iterable<LineOrBreak> {
  const [best, next] = options.toSorted((a, b) => b.leaning.balance - a.leaning.balance)
  const isPlain = best && next && best.leaning.balance - next.leaning.balance >= LIGHTER
  const headline = composer.unit(
    options.length > 2
      ? isPlain
        ? 'choice.times.lightest'
        : 'choice.times.evens'
      : isPlain
        ? 'choice.times.lighter'
        : 'choice.times.even',
  )
  if (headline && best && next)
    yield composer.line(named(headline.text, isPlain ? best : options[0]!, isPlain ? next : options[1]!))
  for (const option of options) {
    yield composer.paragraph()
    yield composer.line(`${capital(option.name)}.`)
    yield* composer.within(option.context, (within) => stretch(within, option, options.length))
  }
}

export function* timeChosen(composer: Composer, option: TimeOption): Iterable<LineOrBreak> {
  yield* composer.within(option.context, (within) => stretch(within, option, 2))
}

function* stretch(composer: Composer, { leaning }: TimeOption, count: number): Iterable<LineOrBreak> {
  const { helps, hinders } = leaning
  const { theme } = composer.context.intent
  const length = count > 2 ? 'short' : 'full'
  if (helps) yield* tellTimedFact(composer, helps, theme, helping(composer), length)
  if (hinders && (count < 3 || !helps))
    yield* tellTimedFact(composer, hinders, theme, hindering(composer), 'short')
  if (!helps && !hinders) {
    const quiet = composer.unit('choice.times.quiet')
    if (quiet) yield composer.line(quiet.text)
  }
  const { from, to } = composer.context.frame.span
  yield* kindHour(
    composer,
    from === to
      ? 'The hour in it is'
      : composer.form('choice.hour', [
          () => 'The day in it is',
          () => 'If it is then, take',
          () => 'Of its days I would choose',
        ]),
  )
}

/** Stretches of time to choose between; null where the things differ in more than their time. */
export function stretchesOf(composer: Composer, choices: readonly Choice[]): TimeOption[] | null {
  const { today } = composer.context.frame
  const untimed = choices.filter(({ span }) => !span)
  const next = choices.flatMap(({ span }) => (span && span.from > today ? [span.from] : [])).sort()[0]
  const isPutOff = choices.some((one) => one.isPutOff)
  if (untimed.length > 0 && !(untimed.length === 1 && choices.length === 2 && isPutOff)) return null
  const last = choices
    .flatMap(({ span }) => (span ? [span.to] : []))
    .sort()
    .at(-1)
  const after: Span | null = last
    ? { from: addDays(last, 1), to: addDays(last, 60), phrase: 'after it' }
    : null
  const now: Span = { from: today, to: addDays(next ?? addDays(today, 29), -1), phrase: 'now' }
  const contexts = choices.map(({ span, isLater }) =>
    during(
      composer,
      atMost(
        span
          ? span.from <= today && next && span.to >= next
            ? { ...span, to: now.to }
            : span
          : isLater && after
            ? after
            : now,
      ),
    ),
  )
  return choices.map((choice, index) => {
    const context = contexts[index]!
    const own = apart(context, contexts)
    return { name: nameOf(choice, index), context: own, leaning: leaningIn(own) }
  })
}
function during(composer: Composer, span: Span): QuestionContext {
  const { chart, frame, intent } = composer.context
  return contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
}

function atMost(span: Span): Span {
  const longest = addDays(span.from, LONGEST_DAYS)
  return span.to > longest ? { ...span, to: longest } : span
}

/** Without what lies over all of them and is exact in none: it tells none of them apart. */
function apart(context: QuestionContext, all: readonly QuestionContext[]): QuestionContext {
  const isOwn = (fact: TimedFact) => {
    const { from, to } = context.frame
    const isExactHere = fact.kind === 'transit' && fact.exact.some((at) => at >= from && at < to)
    return (
      isExactHere || !all.every((one) => [...one.transits, ...one.passages].some(({ id }) => id === fact.id))
    )
  }
  return {
    ...context,
    transits: context.transits.filter(isOwn),
    passages: context.passages.filter(isOwn),
  }
}
