/** Whether to do what fits into a day: yes or not yet by the hours of these days, with the hour to take. */
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { counts } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { ofNamedDay, spoken } from '../../almanac/plans/verdict-words.ts'
import { nextBetter } from '../../almanac/plans/day/next-better.ts'
import { avoid, firstChoice, hourKind, secondChoice } from '../../almanac/plans/day/choice-words.ts'
import { chosenHours, daysOf } from '../../almanac/plans/day/chosen-hours.ts'
import { howItIsSaid, withoutBest } from '../when/hour-of-day.ts'

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
    composer.context.frame.said.hasNumber ? { without: /\{span\}/i } : {},
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
  if (weight) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, weight, theme, 'What asks for care in these days is', 'short')
  }
  yield* howItIsSaid(composer)
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
