/** The best time for something: an hour within days, or a window within months. */
import type { TimedFact } from '../../brief/facts.ts'
import { isForDay } from '../../brief/build-brief.ts'
import { isByWindows } from '../../brief/time-frame.ts'
import { daysBetween } from '../../language/calendar.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../composer.ts'
import { counts, whenWords } from '../leaning.ts'
import { spoken, verdictKeys } from './verdict-words.ts'
import { drivingPlacement, closingAction, ownPart } from './shared.ts'
import { uncertainty } from '../uncertainty-lines.ts'
import type { LineOrBreak } from '../line.ts'
import { hourOfDay } from './day/hour-of-day.ts'
import { tellTimedFact } from './current-chapter.ts'

export function* whenPlan(composer: Composer): Iterable<LineOrBreak> {
  const { frame, intent } = composer.context
  if (
    !isForDay(intent, frame) &&
    isByWindows(intent.theme) &&
    daysBetween(frame.span.from, frame.span.to) > 20
  )
    yield* windowOfTime(composer)
  else yield* hourOfDay(composer)
}

/** Months: the strongest help, the strongest weight, and what is one's own. */
function* windowOfTime(composer: Composer): Iterable<LineOrBreak> {
  const { intent, transits, passages, later } = composer.context
  const all: TimedFact[] = [...transits, ...passages]
  const help = composer
    .freshFirst(all.filter((fact) => counts(fact) > 0.1))
    .sort((a, b) => counts(b) - counts(a))
  const best =
    help[0] ?? (composer.context.frame.isNamed ? null : later.find((fact) => counts(fact) > 0.1)) ?? null
  const unit = composer.unit(
    best
      ? [...verdictKeys(composer, '?', 'go').map((key) => key.replace('?', '?when.')), '?when.any.go']
      : ['?when.any.quiet'],
  )
  if (unit)
    yield composer.line(
      full(spoken(composer, unit.text.replaceAll('{when}', best ? whenWords(composer, best) : ''))),
      best ? [best] : [],
    )
  const unsure = uncertainty(composer, 'With the hour I could be closer.')
  if (unsure) yield unsure
  if (best) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, best, intent.theme, 'The reason is')
  }
  const second = help.find((fact) => fact !== best && fact.body !== best?.body)
  if (second) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, second, intent.theme, 'A second chance comes with', 'short')
  }
  const heavy = all.filter((fact) => counts(fact) < -0.15).sort((a, b) => counts(a) - counts(b))[0]
  if (heavy) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, heavy, intent.theme, 'The stretch to be careful in comes with')
  }
  yield composer.paragraph()
  const drive = drivingPlacement(composer)
  yield* ownPart(composer, intent.theme, drive)
  yield* closingAction(composer, intent.theme, drive?.sign ?? null)
}
