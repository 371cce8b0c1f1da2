/** From when to when a planet is in a sign or a house, and whether it comes back there. */
import type { Planet } from '@astrarium/sky'
import { houseAt } from '../../../chart/certainty.ts'
import { skyName } from '../../../language/statements.ts'
import type { Subject } from '../../../claims/claim.ts'
import type { Cycle } from '../../../question/cycle-question.ts'
import { day, houseName, isBegun, range } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { capital } from '../../../language/text.ts'
import { meaning, passageMeaning, windowAfter } from '../../weather-lines.ts'
import { withoutHouses } from '../shared.ts'
import { moment, say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { ordinal } from '../../../language/numbers.ts'

export function* stay(pen: Pen, fact: EventOf<'stay'>, cycle: Cycle): Iterable<Stroke> {
  const { body, place, enters, leaves, back } = fact.event
  const turn = cycle.is === 'stay' ? cycle.turn : 'is'
  const of: Subject =
    'house' in place
      ? { kind: 'passage', body, house: place.house }
      : { kind: 'sky_sign', body, sign: place.sign }
  const name = capital(skyName(body))
  const isOn = isBegun(pen, { enters })
  const where = () => {
    pen.claim({ kind: 'subject', subject: of })
    const words = 'house' in place ? houseName(pen, place.house) : place.sign
    return words.includes(',') ? `${words},` : words
  }
  const text =
    turn === 'leaves' && isOn && leaves
      ? () => `${name} leaves ${where()} ${moment(pen, leaves, 'to', of)}.`
      : turn === 'enters' && !isOn && enters
        ? () =>
            `${name} enters ${where()} ${moment(pen, enters, 'from', of)}${leaves ? `, and is there until ${day(pen, leaves, 'to', of)}` : ''}.`
        : enters && leaves
          ? () =>
              `${name} is in ${where()} ${isOn ? (turn === 'enters' ? 'already, ' : '') : 'next, '}${range(pen, enters, leaves, of)}.`
          : leaves
            ? () => `${name} is in ${where()} until ${day(pen, leaves, 'to', of)}.`
            : () => `${name} is in ${where()} for a long time yet.`
  yield pen.line(text(), [fact])
  pen.lead(fact)
  if (back) {
    pen.claim({ kind: 'subject', subject: of })
    const again = 'house' in place ? `your ${ordinal(place.house)} house` : place.sign
    yield pen.line(
      `It does not end there. ${name} is in ${again} once more ${range(pen, back[0], back[1], of)}.`,
      [fact],
    )
  }
  const house = 'house' in place ? place.house : houseThen(pen, body, isOn ? pen.matter.frame.at : enters!)
  if (house && !('house' in place)) {
    const within: Subject = { kind: 'passage', body, house }
    pen.claim({ kind: 'subject', subject: within })
    yield pen.line(
      isOn
        ? `${name} is in ${houseName(pen, house)} now.`.replace(/(, the house of .*) now\.$/, '$1.')
        : `On ${day(pen, enters!, 'at', within)} ${skyName(body)} is in ${houseName(pen, house)}.`,
      [fact],
    )
  }
  if (house && isSlow(body))
    yield* passageMeaning(pen, { ...fact, kind: 'passage', body, house, enters, leaves })
  else if (house) yield* say(pen, 'stay.light', { it: pen.unit(`house#${house}.q`)?.text ?? '' })
  yield* withoutHouses(pen)
  yield pen.paragraph()
  const touched = pen.matter.transits.find((one) => one.body === body && one.leaves)
  if (touched) {
    yield windowAfter(
      pen,
      pen.form('stay.touch', [
        () => 'On its way there is',
        () => 'Of its meetings with your chart the heaviest is',
      ]),
      touched,
    )
    yield* meaning(pen, touched, 'self', 'short')
  }
  yield* say(pen, 'stay.do')
}

/** The house that a body is in, on the day at whose end it is still there. */
function houseThen(pen: Pen, body: Planet, at: Date): number | null {
  const { houses, accuracy } = pen.matter.chart
  if (!houses || accuracy.kind !== 'exact') return null
  return houseAt(houses.cusps, pen.sky.position(body, at).longitude)
}

function isSlow(body: Planet): boolean {
  return !['sun', 'moon', 'mercury', 'venus'].includes(body)
}
