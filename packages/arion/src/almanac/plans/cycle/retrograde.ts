/** When a planet is retrograde, where it turns, and how to live with it. */
import { pointName } from '../../../language/statements.ts'
import type { Subject } from '../../../claims/claim.ts'
import { houseName, isBegun, range } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { placementReason } from '../../reason-lines.ts'
import { full } from '../../../language/text.ts'
import { withoutHouses } from '../shared.ts'
import { say } from './lines.ts'
import type { EventOf } from './lines.ts'

export function* retrograde(pen: Pen, fact: EventOf<'retrograde'>): Iterable<Stroke> {
  const { body, from, to, sign, house } = fact.event
  const of: Subject = { kind: 'retrograde', body }
  pen.claim({ kind: 'subject', subject: of })
  pen.claim({ kind: 'turn_sign', body, sign })
  if (house) pen.claim({ kind: 'turn_house', body, house })
  const isOn = isBegun(pen, { enters: from })
  const when = range(pen, from, to, of)
  yield pen.line(
    `${pointName(body)} is retrograde ${isOn ? 'now, ' : 'next '}${when}, and ${isOn ? 'turned' : 'turns'} back in ${sign}${house ? `, in ${houseName(pen, house)}` : ''}.`,
    [fact],
  )
  pen.lead(fact)
  yield* say(pen, `retro.${body}.feels`)
  const arena = house && pen.unit(`house#${house}.arena`)
  const does = arena && pen.unit('retro.place.does')
  if (does) yield pen.line(full(`For you it ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
  yield* withoutHouses(pen)
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === body)
  if (own) {
    yield* placementReason(pen, own, ['lived', 'love', 'work'])
  }
  yield* say(pen, `retro.${body}.do`)
}
