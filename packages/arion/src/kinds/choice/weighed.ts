/** What one of several times has for it and against it, and which of them is the better. */
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { TimedFact, TransitFact } from '../../brief/facts.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Choice } from '../../question/choices/choices.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Leaning } from '../../almanac/leaning.ts'
import { chosenHours, heaviness, worthOf } from '../../almanac/plans/day/chosen-hours.ts'
import type { ChosenHours } from '../../almanac/plans/day/chosen-hours.ts'
import { leaningIn } from './wind.ts'

export interface TimeOption {
  choice: Choice
  name: string
  /** the facts of the stretch that it names */
  context: QuestionContext
  leaning: Leaning
  hours: ChosenHours
}

/**
 * Why one of them is the better: its hour, what speaks for it, what stands in the way of the others; or all
 * of it together, where it comes first in none.
 */
export type Reason = 'hour' | 'help' | 'load' | 'sum'

/** Below it two times weigh about the same. */
const ALIKE = 0.12
/** Below it no one of them is even a little the better. */
const SLIGHT = 0.02
/** A kind hour and a hard one, beside transits of the whole day. */
const KIND_HOUR = 0.3
const HARD_HOUR = 0.15
/** A transit that is only near on that day, and exact on another. */
const NEAR = 0.6
/** What is longer always has a good hour somewhere. */
const SHORT_DAYS = 9

/** `null`: the two best weigh about the same. */
export function betterOf(
  options: readonly TimeOption[],
): { best: TimeOption; next: TimeOption; reason: Reason } | null {
  const [best, next, ...others] = byWeight(options)
  if (!best || !next) return null
  const own = weightsOf(best)
  const [second, ...rest] = [next, ...others].map(weightsOf)
  if (balanceOf(own) - balanceOf(second!) < ALIKE) return null
  const least = (lead: (other: Weights) => number) => Math.min(...[second!, ...rest].map(lead))
  const reasons: [Reason, number][] = [
    ['hour', least(({ hour }) => own.hour - hour)],
    ['help', least(({ help }) => own.help - help)],
    ['load', least(({ load }) => load - own.load)],
    ['sum', 0],
  ]
  const [reason] = reasons.reduce((most, one) => (one[1] > most[1] ? one : most))
  return { best, next, reason }
}

/** Of three or more the first two, where they differ and the first is the better by a little; else null. */
export function slightlyFirst(options: readonly TimeOption[]): [TimeOption, TimeOption] | null {
  const [first, second, ...others] = byWeight(options)
  const last = others.at(-1)
  if (!first || !second || !last) return null
  const ahead = (other: TimeOption) => balanceOf(weightsOf(first)) - balanceOf(weightsOf(other))
  return ahead(second) >= SLIGHT && ahead(last) >= ALIKE ? [first, second] : null
}

export function byWeight(options: readonly TimeOption[]): TimeOption[] {
  return options.toSorted((a, b) => balanceOf(weightsOf(b)) - balanceOf(weightsOf(a)))
}

type Weights = Record<'hour' | 'help' | 'load', number>

function balanceOf({ hour, help, load }: Weights): number {
  return hour + help - load
}

function weightsOf({ context, leaning, hours: { best, hard } }: TimeOption): Weights {
  const { from, to } = context.frame.span
  const isShort = daysBetween(from, to) < SHORT_DAYS
  const isDay = from === to
  return {
    hour: isShort && best ? KIND_HOUR * worthOf(context.intent.theme, best) : 0,
    help: leaning.plus,
    load: leaning.minus + (isDay && hard ? HARD_HOUR * heaviness(hard) : 0),
  }
}

/** @param all the contexts of all of the times */
export function optionOf(
  composer: Composer,
  { choice, name }: Pick<TimeOption, 'choice' | 'name'>,
  context: QuestionContext,
  all: readonly QuestionContext[],
): TimeOption {
  const own = ofItsDay(apart(context, all))
  return { choice, name, context: own, leaning: leaningIn(own), hours: composer.seenIn(own, chosenHours) }
}

/** Without what lies over all of them and is exact in none: it tells none of them apart. */
function apart(context: QuestionContext, all: readonly QuestionContext[]): QuestionContext {
  const isOwn = (fact: TimedFact) =>
    isExactIn(fact, context) ||
    !all.every((one) => [...one.transits, ...one.passages].some(({ id }) => id === fact.id))
  return {
    ...context,
    transits: context.transits.filter(isOwn),
    passages: context.passages.filter(isOwn),
  }
}

/** Of one day what is on when it begins, or exact in it. */
function ofItsDay(context: QuestionContext): QuestionContext {
  const { span, from, at } = context.frame
  if (span.from < span.to) return context
  const isOn = ({ enters }: TimedFact) => enters === null || enters <= (from > at ? from : at)
  return {
    ...context,
    transits: context.transits.flatMap((fact): TransitFact[] => {
      if (isExactIn(fact, context)) return [fact]
      return isOn(fact) ? [{ ...fact, weight: fact.weight * NEAR }] : []
    }),
    passages: context.passages.filter(isOn),
  }
}

function isExactIn(fact: TimedFact, { frame: { from, to } }: QuestionContext): boolean {
  return fact.kind === 'transit' && fact.exact.some((at) => at >= from && at < to)
}
