/**
 * How a stretch of time will be: the lean of it, two to four windows in order of time, your habit in it, one
 * thing to do.
 */
import { daysBetween } from '../../language/calendar.ts'
import { varied } from '../../brief/rank-weather.ts'
import { uncertaintyOfTime } from '../reason-lines.ts'
import { full } from '../../language/text.ts'
import { day, houseName, isBegun } from '../name.ts'
import type { LunationFact } from '../../brief/facts.ts'
import type { Pen, Stroke } from '../pen.ts'
import { counts, hasDateIn, verdictOf, whenWords } from '../verdict.ts'
import type { Lean, Weather } from '../verdict.ts'
import { bestHour } from './when.ts'
import { spoken, verdictKeys } from './verdict-words.ts'
import { driveFor, lastWord, ownPart, weather } from './shared.ts'
import type { Length } from '../weather-lines.ts'

export function* outlookPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const chosen = windows(pen)
  yield* headline(pen, '??', chosen)
  const unsure = uncertaintyOfTime(pen, 'With the hour I could say where in life these weeks are felt.')
  if (unsure) yield unsure

  for (const [index, fact] of chosen.entries()) {
    yield pen.paragraph()
    yield* weather(pen, fact, theme, opening(pen, chosen, index))
  }
  const lunation = spanDays(pen) <= 45 ? pen.matter.lunations[0] : undefined
  if (lunation) {
    yield pen.paragraph()
    yield* datedLunation(pen, lunation)
  }
  yield pen.paragraph()
  if (spanDays(pen) <= 3)
    yield* bestHour(
      pen,
      pen.form('best.hour.of', [
        () => 'The kindest hour of it is',
        () => 'If you choose one hour of it, take',
      ]),
    )
  const drive = driveFor(pen)
  yield* ownPart(pen, theme, drive)
  yield* lastWord(pen, theme, drive?.sign ?? null)
}

/** Verdict with the date of its first reason; the reason is always among the windows that follow. */
export function* headline(pen: Pen, mark: '?' | '??', chosen: readonly Weather[]): Iterable<Stroke> {
  // a stretch was asked about, so what comes after it cannot head the answer
  const verdict = verdictOf({ ...pen.matter, later: [] })
  const best =
    [...chosen].filter((fact) => counts(fact) > 0.05).sort((a, b) => counts(b) - counts(a))[0] ?? null
  // two or more windows are not quiet, even where they cancel out
  const quiet: Lean = chosen.length > 1 ? 'mixed' : 'quiet'
  const lean: Lean = (verdict.lean === 'go' && !best) || verdict.lean === 'quiet' ? quiet : verdict.lean
  yield* verdictLine(pen, mark, turnsLate(pen, lean, best) ? 'later' : lean, best)
}

/** "Slow to begin with. The better part starts …": what helps begins well within the stretch. */
function turnsLate(pen: Pen, lean: Lean, best: Weather | null): boolean {
  const { from, to, at } = pen.matter.frame
  const begin = Math.max(from.getTime(), at.getTime())
  return (
    (lean === 'hold' || lean === 'mixed') &&
    best?.enters != null &&
    best.enters.getTime() > begin + 0.35 * (to.getTime() - begin)
  )
}

/**
 * The leaning word; a fact that fills the whole span has no date worth naming, and then the plain wording is
 * taken.
 */
export function* verdictLine(
  pen: Pen,
  mark: '?' | '??',
  lean: Lean,
  fact: Weather | null,
  length: Length = spanDays(pen) <= 3 ? 'short' : 'full',
): Iterable<Stroke> {
  const isDated = fact !== null && (lean === 'later' || hasDateIn(pen, fact))
  const isOpen = lean === 'go' || lean === 'later'
  const keys = verdictKeys(pen, mark, isOpen && !isDated ? 'go' : lean).map((key) =>
    isOpen && !isDated ? `${key}.plain` : key,
  )
  const unit = pen.unit(keys)
  if (!unit) return
  const text = unit.text.replaceAll(
    '{when}',
    unit.text.includes('{when}') && fact ? whenWords(pen, fact) : '',
  )
  // whoever names a day or a weekend hears that it is meant
  const words = full(spoken(pen, text))
  const said =
    length === 'short' &&
    pen.matter.frame.isNamed &&
    !/\b(week|month|year)\b/.test(pen.matter.frame.span.phrase) &&
    !unit.text.includes('{span}')
      ? `For ${pen.matter.frame.span.phrase}: ${small(words)}`
      : words
  yield pen.line(said, unit.text.includes('{when}') && fact ? [fact] : [])
}

function small(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The heaviest windows, no body or point twice while others are there, in order of time. */
function windows(pen: Pen): Weather[] {
  const { transits, passages } = pen.matter
  const count = spanDays(pen) > 150 ? 4 : 3
  const ranked = pen.freshFirst<Weather>([...transits, ...passages])
  const chosen = varied(ranked, count)
  for (const fact of ranked) if (chosen.length < 2 && !chosen.includes(fact)) chosen.push(fact)
  return chosen.sort((a, b) => begin(pen, a) - begin(pen, b) || end(a) - end(b))
}

function begin(pen: Pen, fact: Weather): number {
  return Math.max(fact.enters?.getTime() ?? 0, pen.matter.frame.at.getTime())
}
function end(fact: Weather): number {
  return fact.leaves?.getTime() ?? Number.MAX_SAFE_INTEGER
}

/** A word of order only where the order is true: each begins later than the one before it. */
function opening(pen: Pen, chosen: readonly Weather[], index: number): string | null {
  const fact = chosen[index]!
  const before = chosen[index - 1]
  if (index === 0)
    return isBegun(pen, fact)
      ? pen.form('order.first', [
          () => 'You are in the middle of',
          () => 'What you bring into it is',
          ...(pen.matter.frame.from > pen.matter.frame.at
            ? [() => 'Already on when it opens is', () => 'In the background from the start is']
            : [() => 'Already running is', () => 'On at the moment is']),
          () => 'The first thing to name is',
        ])
      : pen.chance(0.4)
        ? pen.form('order.begins', [
            () => 'It begins with',
            () => 'The first to arrive is',
            () => 'First comes',
          ])
        : null
  const isLater = before && begin(pen, fact) > begin(pen, before)
  if (!isLater)
    return pen.form('order.with', [
      () => 'At the same time there is',
      () => 'Alongside it runs',
      () => 'Next to it stands',
      () => 'Together with it comes',
      () => 'Over the same weeks there is',
    ])
  if (index === chosen.length - 1 && chosen.length > 2)
    return pen.form('order.last', [
      () => 'Last to arrive is',
      () => 'The latest of them is',
      () => 'The last to begin is',
      () => 'It closes with',
      () => 'Towards the end comes',
      () => 'What comes after all of these is',
      () => 'The list ends with',
    ])
  return pen.chance(0.6)
    ? pen.form('order.next', [
        () => 'After that comes',
        () => 'Then there is',
        () => 'The next to arrive is',
        () => 'Next in the calendar is',
        () => 'What follows is',
      ])
    : null
}

/** "The full moon of 24 November falls in Gemini …" */
export function* datedLunation(pen: Pen, fact: LunationFact): Iterable<Stroke> {
  const unit = fact.house ? pen.unit(`lun.${fact.phase}.house${fact.house}`, { isOptional: true }) : null
  if (!unit) return
  const subject = { kind: 'lunation', phase: fact.phase } as const
  pen.claim({ kind: 'subject', subject })
  const date = day(pen, fact.at, 'at', subject)
  pen.claim({ kind: 'lunation_sign', phase: fact.phase, sign: fact.sign })
  if (fact.house) pen.claim({ kind: 'lunation_house', phase: fact.phase, house: fact.house })
  yield pen.line(
    `The ${fact.phase} moon of ${date} falls in ${fact.sign}${fact.house ? `, in ${houseName(pen, fact.house)}` : ''}.`,
    [fact],
  )
  yield pen.line(full(unit.text), [], fact.id)
}

function spanDays(pen: Pen): number {
  return daysBetween(pen.matter.frame.span.from, pen.matter.frame.span.to) + 1
}
