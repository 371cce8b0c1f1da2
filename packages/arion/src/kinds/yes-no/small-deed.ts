/** Whether to do what fits into a day: yes or not yet by the hours of these days, with the hour to take. */
import { contextOf } from '../../brief/build-brief.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { addDays } from '../../language/calendar.ts'
import type { Span } from '../../time/span.ts'
import type { Composer } from '../../almanac/composer.ts'
import { counts } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { closingAction, drivingPlacement, ownPart } from '../../almanac/plans/shared.ts'
import { ofNamedDay, spoken } from '../../almanac/plans/verdict-words.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { avoid, firstChoice, hourKind, secondChoice } from '../../almanac/plans/day/choice-words.ts'
import { chosenHours, daysOf } from '../../almanac/plans/day/chosen-hours.ts'
import { withoutBest } from '../when/hour-of-day.ts'

/** What weighs so much is named before the hour. */
const HEAVY = -0.45

export function* smallDeedPlan(composer: Composer): Iterable<LineOrBreak> {
  const { deed, theme: side } = composer.context.intent
  const theme = deed === 'speech' && side !== 'love' ? 'talk' : side
  const kind = hourKind(composer)
  const { best, second, hard } = chosenHours(composer)
  const weight = heaviestOfThese(composer)
  const isOneDay = daysOf(composer) === 1
  const lean = best ? (weight ? 'mixed' : 'go') : weight ? 'hold' : hard ? 'mixed' : 'quiet'
  const verdict = composer.unit(
    `?deed.${isOneDay ? 'day' : 'days'}.${lean}`,
    // a day by its number belongs to no fact here
    /\d/.test(composer.context.frame.span.phrase) ? { without: /\{span\}/i } : {},
  )
  if (verdict)
    yield composer.line(isOneDay ? ofNamedDay(composer, verdict.text) : spoken(composer, verdict.text))
  if (best) {
    yield* firstChoice(composer, best, kind)
    if (second) yield* secondChoice(composer, second, kind)
  } else if (!isOneDay) yield* withoutBest(composer)
  const unsure = uncertainty(composer, 'I count only hours that do not hang on it.')
  if (unsure) yield unsure
  if (hard) {
    yield composer.paragraph()
    yield* avoid(composer, hard, kind)
  }
  if (!best && isOneDay) {
    yield composer.paragraph()
    yield* nextBetter(composer)
  }
  yield composer.paragraph()
  const behind = weight ?? longHelp(composer)
  if (behind)
    yield* tellTimedFact(
      composer,
      behind,
      theme,
      weight ? 'What asks for care in these days is' : 'Behind it, and for longer, there is',
      'short',
    )
  const drive = drivingPlacement(composer)
  yield* ownPart(composer, theme, drive)
  yield* closingAction(composer, theme, drive?.sign ?? null)
}

/** The load that is exact within the days that were asked about. */
function heaviestOfThese({ context }: Composer): TimedFact | null {
  const { from, to, at } = context.frame
  const [heaviest] = context.transits
    .filter(
      (fact) => counts(fact) < HEAVY && fact.exact.some((date) => date >= from && date > at && date < to),
    )
    .toSorted((a, b) => counts(a) - counts(b))
  return heaviest ?? null
}

/** A long help that is on already. */
function longHelp({ context }: Composer): TimedFact | null {
  const { transits, passages, frame } = context
  const [helps] = [...transits, ...passages]
    .filter((fact) => counts(fact) > 0.2 && (fact.enters === null || fact.enters <= frame.at))
    .toSorted((a, b) => counts(b) - counts(a))
  return helps ?? null
}

/** The day has no hour for it: the next one that has. */
function* nextBetter(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const from = addDays(frame.span.to, 1)
  const span: Span = { from, to: addDays(from, 9), phrase: 'the days after it' }
  const after = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(after, (within) => bestHour(within, 'The next better hour is'))
}
