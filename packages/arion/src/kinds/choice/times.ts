/** Times to choose between: which is the better and why, then each by its own sky. */
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import { addDays, addMonths, daysBetween } from '../../language/calendar.ts'
import type { Choice } from '../../question/choices/choices.ts'
import type { Span } from '../../time/span.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import { nameOf, named, saidAs } from './names.ts'
import { asOption } from './option-facts.ts'
import type { Weighed } from './option-facts.ts'
import { nameAlone, nameInLine, tellTime, whatDecides } from './time-lines.ts'
import { betterOf, byWeight, optionOf, slightlyFirst } from './weighed.ts'
import type { Reason, TimeOption } from './weighed.ts'

const LONGEST_DAYS = 92

export function* timesToChoose(composer: Composer, all: readonly TimeOption[]): Iterable<LineOrBreak> {
  const over = all.filter(({ choice }) => choice.isOver)
  const fresh = all.filter(({ choice }) => !choice.isTold && !choice.isOver)
  if (over.length > 0) {
    yield* withoutOver(composer, over, fresh)
    return
  }
  const told = byWeight(all.filter(({ choice }) => choice.isTold))
  // what comes later is held against the best of those before it
  const options = told.length > 0 ? [...told.slice(0, 1), ...fresh] : all
  const better = betterOf(options)
  const slight = better ? null : slightlyFirst(options)
  const [first, second] = better ? [better.best, better.next] : (slight ?? options)
  const isOfBoth = better?.reason === 'hour' && second?.hours.best !== undefined
  const keys = options.length > 2 ? OF_MORE : told.length > 0 ? BESIDE : OF_TWO
  const headline = spokenOf(
    composer,
    slight ? 'choice.times.most.slight' : keys[isOfBoth ? 'kinder' : (better?.reason ?? 'even')],
    [first!, second!],
  )
  if (headline) yield headline
  for (const option of fresh) {
    yield composer.paragraph()
    yield* asOption(weighedOf(composer, option, all.indexOf(option)), tellTime(composer, option))
  }
  if (better) return
  yield composer.paragraph()
  yield* whatDecides(composer, options)
}

/** "Why March?": whether it came first among the times that were weighed, by what, and its own sky. */
export function* whyOne(composer: Composer, { from, to }: Span): Iterable<LineOrBreak> {
  const { choices = [] } = composer.context.intent
  const options = choices.length > 1 ? stretchesOf(composer, choices) : null
  const better = options && betterOf(options)
  const asked = options?.find(({ context: { frame } }) => frame.span.from <= to && frame.span.to >= from)
  if (!options || !better || !asked) return
  const { best, reason } = better
  const other = asked === best ? better.next : best
  const opening = spokenOf(composer, asked === best ? 'choice.why.first' : 'choice.why.other', [asked, other])
  if (opening) yield opening
  const headline = spokenOf(composer, (options.length > 2 ? OF_MORE : OF_TWO)[reason], [best, better.next])
  if (headline) yield headline
  yield composer.paragraph()
  yield* asOption(weighedOf(composer, asked, options.indexOf(asked)), tellTime(composer, asked))
}

/** An age that lies behind is named as such, and weighed against nothing. */
function* withoutOver(
  composer: Composer,
  over: readonly TimeOption[],
  open: readonly TimeOption[],
): Iterable<LineOrBreak> {
  const [gone] = over
  const unit = composer.unit(open.length > 0 ? 'choice.times.over' : 'choice.times.all_over')
  if (unit) yield composer.line(named(unit.text, saidAs(gone!.name, gone!.choice), saidAs('', gone!.choice)))
  for (const option of open) {
    yield composer.paragraph()
    yield* tellTime(composer, option)
  }
}

function weighedOf(composer: Composer, option: TimeOption, at: number): Weighed {
  const {
    context: { frame },
    leaning,
    hours,
  } = option
  return {
    at,
    name: nameAlone(composer, option),
    time: { from: frame.from, to: frame.to },
    speaks: { for: [hours.best, leaning.helps], against: [hours.hard, leaning.hinders] },
  }
}

/** Which of two, or of more, and why. */
function spokenOf(composer: Composer, key: string, [a, b]: readonly [TimeOption, TimeOption]): Line | null {
  const unit = composer.unit(key)
  if (!unit) return null
  const [first, second] = [a, b].map((one, index) =>
    saidAs(
      unit.text.includes(index === 0 ? '{A}' : '{B}') ? nameInLine(composer, one) : one.name,
      one.choice,
    ),
  )
  return composer.line(named(unit.text, first!, second!))
}

/** `kinder`: both have an hour for it; `even`: they are alike. */
type Headlines = Readonly<Record<Reason | 'kinder' | 'even', string>>

const OF_TWO: Headlines = {
  hour: 'choice.times.hour',
  kinder: 'choice.times.kinder',
  help: 'choice.times.help',
  load: 'choice.times.load',
  sum: 'choice.times.help',
  even: 'choice.times.even',
}
const OF_MORE: Headlines = {
  hour: 'choice.times.most.hour',
  kinder: 'choice.times.most.hour',
  help: 'choice.times.most.help',
  load: 'choice.times.most.load',
  sum: 'choice.times.most.sum',
  even: 'choice.times.most.even',
}
/** One more is held against the best of those before it. */
const BESIDE: Headlines = {
  hour: 'choice.times.beside.hour',
  kinder: 'choice.times.beside.kinder',
  help: 'choice.times.beside.help',
  load: 'choice.times.beside.load',
  sum: 'choice.times.beside.help',
  even: 'choice.times.beside.even',
}

/** Stretches of time to choose between; null where the things differ in more than their time. */
export function stretchesOf(composer: Composer, choices: readonly Choice[]): TimeOption[] | null {
  const { today } = composer.context.frame
  const untimed = choices.filter(({ span, isOver }) => !span && !isOver)
  const next = choices.flatMap(({ span }) => (span && span.from > today ? [span.from] : [])).sort()[0]
  const isPutOff = choices.some((one) => one.isPutOff)
  if (untimed.length > 0 && !(untimed.length === 1 && choices.length === 2 && isPutOff)) return null
  // two of one time are told apart by something else
  const [one, ...others] = choices.map(({ span, hours }) => JSON.stringify([span?.from, span?.to, hours]))
  if (others.includes(one!) && untimed.length === 0) return null
  const last = choices
    .flatMap(({ span }) => (span ? [span.to] : []))
    .sort()
    .at(-1)
  const after: Span | null = last
    ? { from: addDays(last, 1), to: addDays(last, 60), phrase: 'after it' }
    : null
  const now: Span = { from: today, to: addDays(next ?? addDays(today, 29), -1), phrase: 'now' }
  const contexts = choices.map((choice) => {
    const { span, isLater } = choice
    return during(
      composer,
      choice,
      whole(
        span
          ? span.from <= today && next && span.to >= next
            ? { ...span, to: now.to }
            : span
          : isLater && after
            ? after
            : now,
      ),
    )
  })
  return choices.map((choice, index) =>
    optionOf(composer, { choice, name: nameOf(choice, index) }, contexts[index]!, contexts),
  )
}

/** Years and far times are told by what is slow, and by no hour of theirs. */
function during(composer: Composer, { hours }: Choice, span: Span): QuestionContext {
  const { chart, frame, intent } = composer.context
  const { wantsDay: _, ...lasting } = intent
  const isNear = daysBetween(span.from, span.to) <= LONGEST_DAYS && span.from <= addMonths(frame.today, 12)
  return contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...(isNear ? { ...intent, kind: 'when', wantsDay: true } : { ...lasting, kind: 'outlook' }),
    span,
    ...(hours && { hours }),
  })
}

/** A decade is looked at as far as anybody plans. */
function whole(span: Span): Span {
  const longest = addMonths(span.from, LONGEST_MONTHS)
  return span.to > longest ? { ...span, to: longest } : span
}
const LONGEST_MONTHS = 36
