/** What the answer before stood on, and how one of its facts is told again. */
import type { HourFact, TimedFact } from '../brief/facts.ts'
import { shownFacts } from '../brief/shown-facts.ts'
import type { ShownFact } from '../brief/shown-facts.ts'
import { capital, full } from '../language/text.ts'
import type { Composer } from '../almanac/composer.ts'
import { counts } from '../almanac/leaning.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import type { Length } from '../almanac/timed-fact-lines.ts'
import { tellTimedFact } from '../almanac/plans/current-chapter.ts'
import { choice, reason, verb } from '../almanac/plans/day/choice-words.ts'

export type DatedFact = TimedFact | HourFact

/** In the order of that answer; where none were kept with the thread, what its question would show. */
export function shownBefore(composer: Composer): ShownFact[] {
  const { sky, context, input } = composer
  const shown = shownFacts(sky, context, input.thread)
  if (shown.length > 0) return shown
  const { aspects, placements, transits, passages, hours } = context
  const soft = hours.filter(({ tone, at }) => tone === 'soft' && at > context.frame.at)
  return [
    ...soft.slice(0, 2),
    ...aspects.slice(0, 1),
    ...placements.slice(0, 1),
    ...transits.slice(0, 2),
    ...passages.slice(0, 1),
  ]
}

export function isDated(fact: ShownFact): fact is DatedFact {
  return fact.kind === 'transit' || fact.kind === 'passage' || fact.kind === 'moon_hour'
}

/** The days to choose from, of the last answer that named several; an hour to leave alone was none. */
export function datesBefore(composer: Composer): DatedFact[] {
  const { sky, context, input } = composer
  for (let turns = input.thread.length; turns > 0; turns -= 1) {
    const dates = datesIn(shownFacts(sky, context, input.thread.slice(0, turns)), context.frame.at)
    if (dates.length > 1) return dates
  }
  return datesIn(shownBefore(composer), context.frame.at)
}

/** What of the last answer that named anything dated goes against the grain, and is not over. */
export function strainsBefore(composer: Composer): DatedFact[] {
  const { sky, context, input } = composer
  const isHard = (fact: DatedFact) =>
    fact.kind === 'moon_hour'
      ? fact.tone === 'hard' && fact.at > context.frame.at
      : counts(fact) < 0 && (!fact.leaves || fact.leaves > context.frame.at)
  for (let turns = input.thread.length; turns > 0; turns -= 1) {
    const dated = shownFacts(sky, context, input.thread.slice(0, turns)).filter(isDated)
    if (dated.length > 0) return dated.filter(isHard)
  }
  return []
}

function datesIn(shown: readonly ShownFact[], at: Date): DatedFact[] {
  return shown
    .filter(isDated)
    .filter((fact) =>
      fact.kind === 'moon_hour' ? fact.tone === 'soft' && fact.at > at : !fact.leaves || fact.leaves > at,
    )
}

export function* tellDated(
  composer: Composer,
  fact: DatedFact,
  opening: string,
  length: Length = 'full',
): Iterable<LineOrBreak> {
  const { theme, person } = composer.context.intent
  if (fact.kind !== 'moon_hour') {
    yield* tellTimedFact(composer, fact, theme, opening, length)
    return
  }
  const kind = theme === 'talk' || person ? 'talk' : 'moon'
  const why = reason(composer, fact, kind)
  yield composer.line(
    `${opening} ${choice(composer, fact)}, when ${verb(composer, fact)}.${why ? ` ${capital(full(why))}` : ''}`,
    [fact],
  )
}
