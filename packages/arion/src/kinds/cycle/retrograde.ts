/** When a planet is retrograde, where it turns, and how to live with it. */
import { pointName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { full } from '../../language/text.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { range } from '../../almanac/date-names.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* retrograde(composer: Composer, fact: EventOf<'retrograde'>): Iterable<LineOrBreak> {
  const { body, from, to, sign, house } = fact.event
  const of: Subject = { kind: 'retrograde', body }
  composer.claim({ kind: 'subject', subject: of })
  composer.claim({ kind: 'turn_sign', body, sign })
  if (house) composer.claim({ kind: 'turn_house', body, house })
  const isOn = isBegun(composer, { enters: from })
  const when = range(composer, from, to, of)
  yield composer.line(
    `${pointName(body)} is retrograde ${isOn ? 'now, ' : 'next '}${when}, and ${isOn ? 'turned' : 'turns'} back in ${sign}${house ? `, in ${houseName(composer, house)}` : ''}.`,
    [fact],
  )
  composer.lead(fact)
  yield* say(composer, `retro.${body}.feels`)
  const arena = house && composer.unit(`house#${house}.arena`)
  const does = arena && composer.unit('retro.place.does')
  if (does) yield composer.line(full(`For you it ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
  yield* withoutHouses(composer)
  yield composer.paragraph()
  const own = composer.context.placements.find(({ point }) => point === body)
  if (own) {
    yield* placementReason(composer, own, ['lived', 'love', 'work'])
  }
  yield* say(composer, `retro.${body}.do`)
}
