/** The best time for something: an hour within days, or a window within months. */
import type { TimedFact } from '../../brief/facts.ts'
import { isForDay } from '../../brief/build-brief.ts'
import { isByWindows } from '../../brief/time-frame.ts'
import { daysBetween, MONTHS, partsOf } from '../../language/calendar.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { counts, whenWords } from '../../almanac/leaning.ts'
import { spoken, verdictKeys } from '../../almanac/plans/verdict-words.ts'
import { drivingPlacement, closingAction, ownPart } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { hourOfDay, stays } from './hour-of-day.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'

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
  if (best && composer.wasShown(best)) yield* stays(composer)
  if (unit)
    yield composer.line(
      `${monthOf(composer, best)}${full(spoken(composer, unit.text.replaceAll('{when}', best ? whenWords(composer, best) : '')))}`,
      best ? [best] : [],
    )
  const unsure = uncertainty(composer, 'With the hour I could be closer.')
  if (unsure) yield unsure
  if (best) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, best, intent.theme, 'The reason is')
  }
  const others = help.filter((fact) => fact !== best && fact.body !== best?.body)
  const second = others.find((fact) => !composer.wasShown(fact)) ?? others[0]
  if (second) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, second, intent.theme, 'A second chance comes with', 'short')
  }
  const heavy = all
    .filter(
      (fact) => counts(fact) < -0.15 && !covers(composer, fact, best) && !covers(composer, fact, second),
    )
    .sort((a, b) => counts(a) - counts(b))[0]
  if (heavy) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, heavy, intent.theme, 'The stretch to be careful in comes with')
  }
  yield composer.paragraph()
  const drive = drivingPlacement(composer)
  yield* ownPart(composer, intent.theme, drive)
  yield* closingAction(composer, intent.theme, drive?.sign ?? null)
}

/** Whoever asks for a month hears its name. */
function monthOf(composer: Composer, best: TimedFact | null): string {
  if (!best || !composer.context.intent.particulars?.asksForMonth) return ''
  const at = dayOf(composer, best)
  return at ? `${MONTHS[partsOf(at).month - 1]} is the month. ` : ''
}

/** The day in the stretch that stands for it. */
function dayOf({ context: { frame }, sky }: Composer, fact: TimedFact): string | null {
  const begin = Math.max(Number(frame.from), Number(frame.at))
  const inside = (date: Date | null) => date !== null && Number(date) >= begin && date < frame.to
  const exact = fact.kind === 'transit' ? fact.exact.find(inside) : undefined
  const at = exact ?? (inside(fact.enters) ? fact.enters : null)
  return at && sky.localDate(frame.zone, at)
}

/** A stretch to be careful in that covers the best day would contradict it. */
function covers(composer: Composer, heavy: TimedFact, best: TimedFact | null | undefined): boolean {
  if (!best) return false
  const [from, to] = [heavy.enters?.getTime() ?? -Infinity, heavy.leaves?.getTime() ?? Infinity]
  const exact = best.kind === 'transit' ? best.exact : []
  const dates = exact.length > 0 ? exact : [best.enters, best.leaves].filter((date) => date !== null)
  const named = dates.filter((date) => date >= composer.context.frame.from)
  return named.some((date) => date.getTime() > from && date.getTime() < to)
}

/** "And when?", beside another answer: one stretch of the months ahead, or one hour of the days. */
export function* bestTime(composer: Composer): Iterable<LineOrBreak> {
  const { transits, passages, intent, hours } = composer.context
  const [best] = [...transits, ...passages]
    .filter((fact) => counts(fact) > 0.1 && (fact.kind === 'passage' || fact.exact.length > 0))
    .toSorted((a, b) => counts(b) - counts(a))
  if (hours.length === 0 && best)
    yield* tellTimedFact(composer, best, intent.theme, 'And when? Its best time comes with', 'short')
  else yield* bestHour(composer, 'And when? I would take')
}
