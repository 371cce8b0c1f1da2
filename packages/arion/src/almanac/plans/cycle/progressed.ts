/** Where the progressed Sun or Moon is, and its next sign. */
import { pointName } from '../../../language/statements.ts'
import type { Subject } from '../../../claims/claim.ts'
import { day, houseName } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { placementReason } from '../../reason-lines.ts'
import { withoutHouses } from '../shared.ts'
import { say } from './lines.ts'
import type { EventOf } from './lines.ts'

export function* progressed(pen: Pen, fact: EventOf<'progressed'>): Iterable<Stroke> {
  const { body, sign, house, next } = fact.event
  pen.claim({ kind: 'subject', subject: { kind: 'progressed_sign', body, sign } })
  if (house) pen.claim({ kind: 'subject', subject: { kind: 'progressed_house', body, house } })
  yield pen.line(
    `Your progressed ${pointName(body)} is in ${sign}${house ? `, in ${houseName(pen, house)}` : ''}.`,
    [fact],
  )
  pen.lead(fact)
  yield* say(pen, body === 'sun' ? 'prog.sun' : `prog@${sign}`)
  if (house && body === 'moon') yield* say(pen, `prog#${house}`)
  yield* withoutHouses(pen)
  if (next) {
    yield pen.paragraph()
    const of: Subject = { kind: 'progressed_sign', body, sign: next.sign }
    pen.claim({ kind: 'subject', subject: of })
    yield pen.line(
      `Your progressed ${pointName(body)} enters ${next.sign} on ${day(pen, next.at, 'from', of)}.`,
      [fact],
    )
    if (body === 'moon') yield* say(pen, `prog@${next.sign}`)
  }
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === body)
  if (own) yield* placementReason(pen, own, ['lived', 'home', 'body'])
  yield* say(pen, 'prog.do')
}
