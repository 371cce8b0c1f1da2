import { varied } from '../../brief/rank-timed-facts.ts'
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../composer.ts'
import { isBegun } from '../transit-names.ts'
import { daysBetween } from '../../language/calendar.ts'

/** The heaviest windows, no body or point twice while others are there, in order of time. */
export function windows(composer: Composer): TimedFact[] {
  const { transits, passages } = composer.context
  const count = spanDays(composer) > 150 ? 4 : 3
  const ranked = composer.freshFirst<TimedFact>([...transits, ...passages])
  const chosen = varied(ranked, count)
  for (const fact of ranked) if (chosen.length < 2 && !chosen.includes(fact)) chosen.push(fact)
  return chosen.sort((a, b) => begin(composer, a) - begin(composer, b) || end(a) - end(b))
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
          () => 'What you bring into it is',
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
      () => 'What comes after all of these is',
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

export function spanDays(composer: Composer): number {
  return daysBetween(composer.context.frame.span.from, composer.context.frame.span.to) + 1
}
