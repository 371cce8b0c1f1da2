/**
 * How a stretch of time will be: the lean of it, two to four windows in order of time, your habit in it, one
 * thing to do.
 */
import { full } from '../../language/text.ts'
import { houseName } from '../../almanac/name.ts'
import type { LunationFact, TimedFact } from '../../brief/facts.ts'
import type { Composer, UnitWish } from '../../almanac/composer.ts'
import { counts, hasDateIn, leaningOf, whenWords } from '../../almanac/leaning.ts'
import type { Lean } from '../../almanac/leaning.ts'
import { ofNamedDay, spoken, verdictKeys } from '../../almanac/plans/verdict-words.ts'
import { drivingPlacement, closingAction, ownPart } from '../../almanac/plans/shared.ts'
import type { Length } from '../../almanac/timed-fact-lines.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { easiestAndRoughest } from './easiest-and-roughest.ts'
import { uncertaintyOfTime } from '../../almanac/uncertainty-lines.ts'
import { day } from '../../almanac/date-names.ts'
import { windows, opening, spanDays } from '../../almanac/plans/outlook-windows.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'

export function* outlookPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const chosen = windows(composer)
  yield* headline(composer, '??', chosen)
  const unsure = uncertaintyOfTime(composer, 'With the hour I could say where in life these weeks are felt.')
  if (unsure) yield unsure

  for (const [index, fact] of chosen.entries()) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, fact, theme, opening(composer, chosen, index))
  }
  if (spanDays(composer) > 3 && spanDays(composer) <= 9) yield* easiestAndRoughest(composer)
  // who was left is not sent to somebody new
  const isOfTwo = ({ house }: LunationFact) => house === 5 || house === 7
  const moon = composer.context.lunations.find((fact) => !(composer.context.intent.parted && isOfTwo(fact)))
  const lunation = spanDays(composer) <= 45 ? moon : undefined
  if (lunation) {
    yield composer.paragraph()
    yield* datedLunation(composer, lunation)
  }
  yield composer.paragraph()
  if (spanDays(composer) <= 3)
    yield* bestHour(
      composer,
      composer.form('best.hour.of', [
        () => 'The kindest hour of it is',
        () => 'If you choose one hour of it, take',
      ]),
    )
  const drive = drivingPlacement(composer)
  yield* ownPart(composer, theme, drive)
  yield* closingAction(composer, theme, drive?.sign ?? null)
}

/** Verdict with the date of its first reason; the reason is always among the windows that follow. */
export function* headline(
  composer: Composer,
  mark: '?' | '??',
  chosen: readonly TimedFact[],
  wish: Pick<UnitWish, 'without'> = {},
): Iterable<LineOrBreak> {
  // a stretch was asked about, so what comes after it cannot head the answer
  const verdict = leaningOf({
    ...composer.context,
    // the lean follows from what is shown under it
    transits: composer.context.transits.filter((fact) => chosen.includes(fact)),
    passages: composer.context.passages.filter((fact) => chosen.includes(fact)),
    later: [],
  })
  const best = bestOf(chosen)
  // two or more windows are not quiet, even where they cancel out
  const quiet: Lean = chosen.length > 1 ? 'mixed' : 'quiet'
  const lean: Lean = (verdict.lean === 'go' && !best) || verdict.lean === 'quiet' ? quiet : verdict.lean
  yield* verdictLine(composer, mark, turnsLate(composer, lean, best) ? 'later' : lean, best, wish)
}

/** The window that a headline names, if any of them helps. */
export function bestOf(chosen: readonly TimedFact[]): TimedFact | null {
  return [...chosen].filter((fact) => counts(fact) > 0.05).sort((a, b) => counts(b) - counts(a))[0] ?? null
}

/** "Slow to begin with. The better part starts …": what helps begins well within the stretch. */
function turnsLate(composer: Composer, lean: Lean, best: TimedFact | null): boolean {
  const { from, to, at } = composer.context.frame
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
  composer: Composer,
  mark: '?' | '??',
  lean: Lean,
  fact: TimedFact | null,
  {
    length = spanDays(composer) <= 3 ? 'short' : 'full',
    without,
  }: { length?: Length } & Pick<UnitWish, 'without'> = {},
): Iterable<LineOrBreak> {
  const { grief, parted } = composer.context.intent
  // nothing is cheered to somebody who lately told of a death, or was left
  const quiet = grief === 'before' || (parted && parted !== 'after') ? composer.unit('care.grief.time') : null
  if (quiet) {
    yield composer.line(quiet.text)
    return
  }
  const isDated = fact !== null && (lean === 'later' || hasDateIn(composer, fact))
  const isOpen = lean === 'go' || lean === 'later'
  const keys = verdictKeys(composer, mark, isOpen && !isDated ? 'go' : lean).map((key) =>
    isOpen && !isDated ? `${key}.plain` : key,
  )
  const unit = composer.unit(keys, without && { without })
  if (!unit) return
  const text = unit.text.replaceAll(
    '{when}',
    unit.text.includes('{when}') && fact ? whenWords(composer, fact) : '',
  )
  const words = full(spoken(composer, text))
  const said = length === 'short' && !unit.text.includes('{span}') ? ofNamedDay(composer, words) : words
  yield composer.line(said, unit.text.includes('{when}') && fact ? [fact] : [])
}

/** "The full moon of 24 November falls in Gemini …" */
export function* datedLunation(composer: Composer, fact: LunationFact): Iterable<LineOrBreak> {
  const unit = fact.house ? composer.unit(`lun.${fact.phase}.house${fact.house}`, { isOptional: true }) : null
  if (!unit) return
  const subject = { kind: 'lunation', phase: fact.phase } as const
  composer.claim({ kind: 'subject', subject })
  const date = day(composer, fact.at, 'at', subject)
  composer.claim({ kind: 'lunation_sign', phase: fact.phase, sign: fact.sign })
  if (fact.house) composer.claim({ kind: 'lunation_house', phase: fact.phase, house: fact.house })
  yield composer.line(
    `The ${fact.phase} moon of ${date} falls in ${fact.sign}${fact.house ? `, in ${houseName(composer, fact.house)}` : ''}.`,
    [fact],
  )
  yield composer.line(full(unit.text), [], fact.id)
}
