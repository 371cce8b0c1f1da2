/** The next new or full Moon or eclipse, where it falls, and what in the chart it touches. */
import type { Subject } from '../../../claims/claim.ts'
import { houseName, natal } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { placementReason } from '../../reason-lines.ts'
import { withoutHouses } from '../shared.ts'
import { moment, say } from './lines.ts'
import type { EventOf } from './lines.ts'

export function* lunation(
  pen: Pen,
  fact: EventOf<'lunation'>,
  touching: EventOf<'lunation'> | null,
): Iterable<Stroke> {
  const { event } = fact
  yield pen.line(
    `The next ${event.eclipse ? 'eclipse is ' : ''}${lunationWords(pen, fact, event.eclipse ? '' : 'is ')}`,
    [fact],
  )
  pen.lead(fact)
  if (event.eclipse && event.touches.length === 0) yield* say(pen, 'eclipse.quiet')
  yield* lunationLore(pen, fact)
  yield* withoutHouses(pen)
  if (touching) {
    yield pen.paragraph()
    yield pen.line(`The next that does come near is ${lunationWords(pen, touching, '')}`, [touching])
    yield* lunationLore(pen, touching)
  }
  yield pen.paragraph()
  const { touches, house } = (touching ?? fact).event
  const own =
    pen.matter.placements.find((one) => one.point === touches[0]?.point) ??
    pen.matter.placements.find((one) => house !== null && one.house === house)
  if (own) yield* placementReason(pen, own, ['lived', 'love', 'work', 'self'])
  yield* say(pen, event.eclipse ? 'eclipse.do' : `lun.${event.phase}.do`)
}

/**
 * "full moon is on Tuesday 24 November, around 15:55, in Gemini, in your fifth house. That full moon is
 * opposite your Venus in Libra."
 */
function lunationWords(
  pen: Pen,
  { event: { phase, eclipse, at, sign, house, touches } }: EventOf<'lunation'>,
  be: string,
): string {
  const of: Subject = eclipse ? { kind: 'eclipse', of: eclipse.of } : { kind: 'lunation', phase }
  pen.claim({ kind: 'subject', subject: of })
  if (eclipse) pen.claim({ kind: 'eclipse_kind', of: eclipse.of, type: eclipse.kind })
  const bare = eclipse ? `eclipse of the ${eclipse.of === 'solar' ? 'Sun' : 'Moon'}` : `${phase} moon`
  const name = eclipse ? `${eclipse.kind.startsWith('a') ? 'an' : 'a'} ${eclipse.kind} ${bare}` : bare
  const when = moment(pen, at, 'at', of)
  pen.claim({ kind: 'lunation_sign', phase, sign })
  if (house) pen.claim({ kind: 'lunation_house', phase, house })
  const place = house ? `, in ${houseName(pen, house)}` : ''
  const [touch] = touches
  const words = `${name} ${be}${when}, in ${sign}${place}.`
  if (!touch) return words
  pen.claim({ kind: 'lunation_touch', phase, aspect: touch.aspect, point: touch.point })
  return `${words} That ${bare} is ${TOUCHES[touch.aspect as 0 | 90 | 180]} ${natal(pen, touch.point)}.`
}

const TOUCHES = { 0: 'joined to', 90: 'square to', 180: 'opposite' } as const

function* lunationLore(
  pen: Pen,
  { event: { phase, eclipse, sign, house, touches } }: EventOf<'lunation'>,
): Iterable<Stroke> {
  const [touch] = touches
  const point = touch && pen.unit(`point.${touch.point}`)
  if (point) yield* say(pen, 'lun.touch', { it: point.text })
  yield* say(
    pen,
    house ? (eclipse ? `eclipse.house${house}` : `lun.${phase}.house${house}`) : `lun.${phase}@${sign}`,
  )
  if (eclipse) yield* say(pen, 'eclipse')
  else if (!touch) yield* say(pen, 'lun.quiet')
}
