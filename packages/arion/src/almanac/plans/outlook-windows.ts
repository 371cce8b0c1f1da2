import { varied } from '../../brief/rank-timed-facts.ts'
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../composer.ts'
import { isQuick } from '../timed-fact-lines.ts'
import { isBegun } from '../transit-names.ts'
import { daysBetween } from '../../language/calendar.ts'

/** The heaviest windows, no body or point twice while others are there, in order of time. */
export function windows(composer: Composer): TimedFact[] {
  const { transits, passages } = composer.context
  if (spanDays(composer) <= NEAR_DAYS) return ofTheseDays(composer)
  const count = spanDays(composer) > 150 ? 4 : 3
  const ranked = composer.freshFirst<TimedFact>([...transits, ...passages])
  const chosen = varied(ranked, count)
  for (const fact of ranked) if (chosen.length < 2 && !chosen.includes(fact)) chosen.push(fact)
  return chosen.sort((a, b) => begin(composer, a) - begin(composer, b) || end(a) - end(b))
}

/** A stretch of so many days is told by what is peculiar to them. */
const NEAR_DAYS = 9

/** What is exact, begins or ends in these days, in order of time; last, the heaviest that lies over them. */
function ofTheseDays(composer: Composer): TimedFact[] {
  const { transits, passages, frame } = composer.context
  const ranked = composer.freshFirst<TimedFact>([...transits, ...passages])
  const inside = (date: Date | null) =>
    date !== null && date >= frame.from && date >= frame.at && date < frame.to
  const own = ranked.filter((fact) =>
    fact.kind === 'transit' ? fact.exact.some(inside) : inside(fact.enters) || inside(fact.leaves),
  )
  const passing = ranked.filter(
    (fact) => fact.kind === 'transit' && isQuick(fact) && !own.includes(fact) && fact.exact.length > 0,
  )
  const chosen = varied([...own, ...passing], 3).sort(
    (a, b) => begin(composer, a) - begin(composer, b) || end(a) - end(b),
  )
  const behind =
    chosen.length < 3 ? ranked.find((fact) => !own.includes(fact) && !chosen.includes(fact)) : null
  return behind ? [...chosen, behind] : chosen
}

function begin(composer: Composer, fact: TimedFact): number {
  return Math.max(fact.enters?.getTime() ?? 0, composer.context.frame.at.getTime())
}

function end(fact: TimedFact): number {
  return fact.leaves?.getTime() ?? Number.MAX_SAFE_INTEGER
}

/** A word of order only where the order is true: each begins later than the one before it. */
export function opening(composer: Composer, chosen: readonly TimedFact[], index: number): string | null {
  const fact = chosen[index]!
  const before = chosen[index - 1]
  if (index === 0)
    return isBegun(composer, fact)
      ? composer.form('order.first', [
          () => 'You are in the middle of',
          ...(composer.context.frame.from > composer.context.frame.at
            ? [() => 'Already on when it opens is', () => 'In the background from the start is']
            : [() => 'Already running is', () => 'On at the moment is']),
          () => 'The first thing to name is',
        ])
      : composer.chance(0.4)
        ? composer.form('order.begins', [
            () => 'It begins with',
            () => 'The first to arrive is',
            () => 'First comes',
          ])
        : null
  const isBehind = spanDays(composer) <= NEAR_DAYS && index === chosen.length - 1 && isLong(composer, fact)
  if (isBehind && index > 0)
    return composer.form('order.behind', [
      () => 'Behind all of it, and for longer, there is',
      () => 'In the background there is',
    ])
  const isLater = before && begin(composer, fact) > begin(composer, before)
  if (!isLater)
    return composer.form('order.with', [
      () => 'At the same time there is',
      () => 'Alongside it runs',
      () => 'Next to it stands',
      () => 'Together with it comes',
      () => 'Over the same weeks there is',
    ])
  if (index === chosen.length - 1 && chosen.length > 2)
    return composer.form('order.last', [
      () => 'Last to arrive is',
      () => 'The latest of them is',
      () => 'The last to begin is',
      () => 'It closes with',
      () => 'Towards the end comes',
      () => 'The list ends with',
    ])
  return composer.chance(0.6)
    ? composer.form('order.next', [
        () => 'After that comes',
        () => 'Then there is',
        () => 'The next to arrive is',
        () => 'Next in the calendar is',
        () => 'What follows is',
      ])
    : null
}

/** Neither begins nor ends in the stretch. */
function isLong({ context: { frame } }: Composer, { enters, leaves }: TimedFact): boolean {
  return (enters === null || enters < frame.from) && (leaves === null || leaves > frame.to)
}

export function spanDays(composer: Composer): number {
  return daysBetween(composer.context.frame.span.from, composer.context.frame.span.to) + 1
}
