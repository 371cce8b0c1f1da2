/** "Which of those dates matters most?": the one that weighs most, by what it is, and what comes after it. */
import { MONTHS, partsOf } from '../language/calendar.ts'
import type { Turn } from '../question/turn.ts'
import type { Composer } from '../almanac/composer.ts'
import { counts } from '../almanac/leaning.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { GOOD } from '../almanac/plans/day/chosen-hours.ts'
import { datesBefore, strainsBefore, tellDated } from './shown.ts'
import type { DatedFact } from './shown.ts'

export function* rankingPlan(
  composer: Composer,
  { by, of }: Extract<Turn, { is: 'ranking' }>,
): Iterable<LineOrBreak> {
  const dates = by === 'strain' ? strainsBefore(composer) : datesBefore(composer)
  if (by === 'strain' && dates.length === 0) {
    yield composer.line('Nothing of what I named goes against you.')
    return
  }
  const worth = by === 'strain' ? strainOf : weightOf
  const [first, second] = dates.toSorted((a, b) => worth(b) - worth(a))
  if (!first) return
  if (of === 'month') yield composer.line(`If it is to be one month, ${monthOf(composer, first)}.`)
  yield* tellDated(
    composer,
    first,
    by === 'strain'
      ? 'The one to be careful in is'
      : first.kind === 'moon_hour'
        ? composer.form('rank.hour', [() => 'I would take', () => 'The kindest of them is'])
        : composer.form('rank.first', [
            () => 'The one that weighs most is',
            () => 'If you keep only one, keep that of',
            () => 'Most hangs on',
          ]),
  )
  if (!second) {
    const only = by === 'strain' ? null : composer.unit('turn.rank')
    if (only) yield composer.line(only.text)
    return
  }
  const why = reasonFor(first, dates)
  if (why) yield composer.line(why)
  yield composer.paragraph()
  yield* tellDated(
    composer,
    second,
    composer.form('rank.second', [
      () => 'After it comes',
      () => 'Next to it in weight is',
      () => 'Then there is',
    ]),
    'short',
  )
}

/** The month of its day, or of the middle of a longer stay as far as it is ahead. */
function monthOf(composer: Composer, fact: DatedFact): string {
  const { at, zone, to } = composer.context.frame
  const exact = fact.kind === 'transit' ? fact.exact.find((one) => one > at && one < to) : undefined
  const day = fact.kind === 'moon_hour' ? fact.at : (exact ?? middleAhead(fact, [at, to]))
  return MONTHS[partsOf(composer.sky.localDate(zone, day)).month - 1]!
}

/** The middle of what of a stay is ahead and within the time that was asked about. */
function middleAhead(
  { enters, leaves }: { enters: Date | null; leaves: Date | null },
  [at, to]: readonly [Date, Date],
): Date {
  const begin = enters && enters > at ? enters : at
  const end = leaves && leaves < to ? leaves : to
  return new Date((begin.getTime() + Math.max(end.getTime(), begin.getTime())) / 2)
}

/** Said only where it is so among those that were named. */
function reasonFor(first: DatedFact, dates: readonly DatedFact[]): string | null {
  const others = dates.filter((one) => one !== first)
  if (first.kind === 'moon_hour') return null
  const days = daysOf(first)
  if (
    first.kind === 'transit' &&
    first.exact.length > 1 &&
    others.every((one) => passes(one) < first.exact.length)
  )
    return 'It comes to a head more often than the others, and so it is not over in a day.'
  return others.every((one) => daysOf(one) < days) ? 'It also stays longest of those I named.' : null
}

function passes(fact: DatedFact): number {
  return fact.kind === 'transit' ? fact.exact.length : 1
}

function daysOf(fact: DatedFact): number {
  if (fact.kind === 'moon_hour') return 0
  if (!fact.enters || !fact.leaves) return Number.POSITIVE_INFINITY
  return (fact.leaves.getTime() - fact.enters.getTime()) / 86_400_000
}

function weightOf(fact: DatedFact): number {
  return fact.kind === 'moon_hour' ? (GOOD[fact.point] ?? 0.3) : Math.abs(counts(fact))
}

function strainOf(fact: DatedFact): number {
  return fact.kind === 'moon_hour' ? -(GOOD[fact.point] ?? 0.3) : -counts(fact)
}
