/** Which year of life it is by profection: its house, its sign, its lord, and the heaviest transit in it. */
import { pointWeightsOf } from '../../brief/natal-facts.ts'
import { skyName } from '../../language/statements.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import type { Subject } from '../../claims/claim.ts'
import type { Composer } from '../../almanac/composer.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { say, whereIs } from './lines.ts'
import type { EventOf } from './lines.ts'
import { ordinal } from '../../language/numbers.ts'
import { windowAfter } from '../../almanac/window-lines.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { range } from '../../almanac/date-names.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* yearOfLife(composer: Composer, fact: EventOf<'profection'>): Iterable<LineOrBreak> {
  const { from, to, house } = fact.event
  const of: Subject = { kind: 'profection', house }
  yield composer.line(
    `${isBegun(composer, { enters: from }) ? 'You are in' : 'You enter'} ${yearName(composer, fact)}, ${range(composer, from, to, of)}.`,
    [fact],
  )
  composer.lead(fact)
  yield* yearLore(composer, fact)
  yield composer.paragraph()
  yield* heaviestOf(composer, new Date(Math.max(from.getTime(), composer.context.frame.at.getTime())), to)
  yield* say(composer, `year#${house}.do`)
}

/** "a ninth-house year, a year of Virgo, with Mercury as its lord" */
export function yearName(
  composer: Composer,
  { event: { house, sign, lord } }: EventOf<'profection'>,
): string {
  composer.claim({ kind: 'subject', subject: { kind: 'profection', house } })
  composer.claim({ kind: 'profection_sign', sign })
  composer.claim({ kind: 'profection_lord', body: lord })
  return `${/^[ei]/.test(ordinal(house)) ? 'an' : 'a'} ${ordinal(house)}-house year, a year of ${sign}, with ${skyName(lord)} as its lord`
}

export function* yearLore(
  composer: Composer,
  { event: { house, lord } }: EventOf<'profection'>,
): Iterable<LineOrBreak> {
  yield* say(composer, `year#${house}`)
  yield* say(composer, `lord.${lord}`)
  const own = composer.context.placements.find(({ point }) => point === lord)
  if (own) {
    yield* whereIs(composer, own)
    yield* placementReason(composer, own, ['lived', 'work', 'self'])
  }
}

export function* heaviestOf(composer: Composer, from: Date, to: Date): Iterable<LineOrBreak> {
  const { chart, frame } = composer.context
  const bodies = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
  const [heaviest] = composer.freshFirst(
    transitFacts(composer.sky, chart, frame, pointWeightsOf(chart, { theme: 'today' }), {
      from,
      to,
      bodies,
    }).filter(({ leaves, exact }) => leaves && exact.some((at) => at > from && at < to)),
  )
  if (!heaviest) return
  yield windowAfter(
    composer,
    composer.form('year.heaviest', [
      () => 'The transit with most weight in it is',
      () => 'What counts most in it is',
      () => 'Its longest chapter is',
    ]),
    heaviest,
  )
  yield* meaning(composer, heaviest, 'self', 'short')
}
