/** The next new or full Moon or eclipse, where it falls, and what in the chart it touches. */
import type { Subject } from '../../claims/claim.ts'
import { houseName, natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { moment, say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* lunation(
  composer: Composer,
  fact: EventOf<'lunation'>,
  touching: EventOf<'lunation'> | null,
): Iterable<LineOrBreak> {
  const { event } = fact
  yield composer.line(
    `The next ${event.eclipse ? 'eclipse is ' : ''}${lunationWords(composer, fact, event.eclipse ? '' : 'is ')}`,
    [fact],
  )
  composer.lead(fact)
  if (event.eclipse && event.touches.length === 0) yield* say(composer, 'eclipse.quiet')
  yield* lunationLore(composer, fact)
  yield* withoutHouses(composer)
  if (touching) {
    yield composer.paragraph()
    yield composer.line(`The next that does come near is ${lunationWords(composer, touching, '')}`, [
      touching,
    ])
    yield* lunationLore(composer, touching)
  }
  yield composer.paragraph()
  const { touches, house } = (touching ?? fact).event
  const own =
    composer.context.placements.find((one) => one.point === touches[0]?.point) ??
    composer.context.placements.find((one) => house !== null && one.house === house)
  if (own) yield* placementReason(composer, own, ['lived', 'love', 'work', 'self'])
  yield* say(composer, event.eclipse ? 'eclipse.do' : `lun.${event.phase}.do`)
}

/**
 * "full moon is on Tuesday 24 November, around 15:55, in Gemini, in your fifth house. That full moon is
 * opposite your Venus in Libra."
 */
function lunationWords(
  composer: Composer,
  { event: { phase, eclipse, at, sign, house, touches } }: EventOf<'lunation'>,
  be: string,
): string {
  const of: Subject = eclipse ? { kind: 'eclipse', of: eclipse.of } : { kind: 'lunation', phase }
  composer.claim({ kind: 'subject', subject: of })
  if (eclipse) composer.claim({ kind: 'eclipse_kind', of: eclipse.of, type: eclipse.kind })
  const bare = eclipse ? `eclipse of the ${eclipse.of === 'solar' ? 'Sun' : 'Moon'}` : `${phase} moon`
  const name = eclipse ? `${eclipse.kind.startsWith('a') ? 'an' : 'a'} ${eclipse.kind} ${bare}` : bare
  const when = moment(composer, at, 'at', of)
  composer.claim({ kind: 'lunation_sign', phase, sign })
  if (house) composer.claim({ kind: 'lunation_house', phase, house })
  const place = house ? `, in ${houseName(composer, house)}` : ''
  const [touch] = touches
  const words = `${name} ${be}${when}, in ${sign}${place}.`
  if (!touch) return words
  composer.claim({ kind: 'lunation_touch', phase, aspect: touch.aspect, point: touch.point })
  return `${words} That ${bare} is ${TOUCHES[touch.aspect as 0 | 90 | 180]} ${natal(composer, touch.point)}.`
}

const TOUCHES = { 0: 'joined to', 90: 'square to', 180: 'opposite' } as const

function* lunationLore(
  composer: Composer,
  { event: { phase, eclipse, sign, house, touches } }: EventOf<'lunation'>,
): Iterable<LineOrBreak> {
  const [touch] = touches
  const point = touch && composer.unit(`point.${touch.point}`)
  if (point) yield* say(composer, 'lun.touch', { it: point.text })
  yield* say(
    composer,
    house ? (eclipse ? `eclipse.house${house}` : `lun.${phase}.house${house}`) : `lun.${phase}@${sign}`,
  )
  if (eclipse) yield* say(composer, 'eclipse')
  else if (!touch) yield* say(composer, 'lun.quiet')
}
