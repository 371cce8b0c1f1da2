/** Where the progressed Sun or Moon is, and its next sign. */
import { pointName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { day } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* progressed(composer: Composer, fact: EventOf<'progressed'>): Iterable<LineOrBreak> {
  const { body, sign, house, next } = fact.event
  composer.claim({ kind: 'subject', subject: { kind: 'progressed_sign', body, sign } })
  if (house) composer.claim({ kind: 'subject', subject: { kind: 'progressed_house', body, house } })
  yield composer.line(
    `Your progressed ${pointName(body)} is in ${sign}${house ? `, in ${houseName(composer, house)}` : ''}.`,
    [fact],
  )
  composer.lead(fact)
  yield* say(composer, body === 'sun' ? 'prog.sun' : `prog@${sign}`)
  if (house && body === 'moon') yield* say(composer, `prog#${house}`)
  yield* withoutHouses(composer)
  if (next) {
    yield composer.paragraph()
    const of: Subject = { kind: 'progressed_sign', body, sign: next.sign }
    composer.claim({ kind: 'subject', subject: of })
    yield composer.line(
      `Your progressed ${pointName(body)} enters ${next.sign} on ${day(composer, next.at, 'from', of)}.`,
      [fact],
    )
    if (body === 'moon') yield* say(composer, `prog@${next.sign}`)
  }
  yield composer.paragraph()
  const own = composer.context.placements.find(({ point }) => point === body)
  if (own) yield* placementReason(composer, own, ['lived', 'home', 'body'])
  yield* say(composer, 'prog.do')
}
