/** From when to when a planet is in a sign or a house, and whether it comes back there. */
import type { Planet } from '@astrarium/sky'
import { skyName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { capital } from '../../language/text.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { moment, say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { ordinal } from '../../language/numbers.ts'
import { passageMeaning } from '../../almanac/passage-lines.ts'
import { windowAfter } from '../../almanac/window-lines.ts'
import { day, range } from '../../almanac/date-names.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import { houseAt } from '../../chart/zodiac.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import type { Cycle } from '../../question/cycle.ts'

export function* stay(composer: Composer, fact: EventOf<'stay'>, cycle: Cycle): Iterable<LineOrBreak> {
  const { body, place, enters, leaves, back } = fact.event
  const turn = cycle.is === 'stay' ? cycle.turn : 'is'
  const of: Subject =
    'house' in place
      ? { kind: 'passage', body, house: place.house }
      : { kind: 'sky_sign', body, sign: place.sign }
  const name = capital(skyName(body))
  const isOn = isBegun(composer, { enters })
  const where = () => {
    composer.claim({ kind: 'subject', subject: of })
    const words = 'house' in place ? houseName(composer, place.house) : place.sign
    return words.includes(',') ? `${words},` : words
  }
  const text =
    turn === 'leaves' && isOn && leaves
      ? () => `${name} leaves ${where()} ${moment(composer, leaves, 'to', of)}.`
      : turn === 'enters' && !isOn && enters
        ? () =>
            `${name} enters ${where()} ${moment(composer, enters, 'from', of)}${leaves ? `, and is there until ${day(composer, leaves, 'to', of)}` : ''}.`
        : enters && leaves
          ? () =>
              `${name} is in ${where()} ${isOn ? (turn === 'enters' ? 'already, ' : '') : 'next, '}${range(composer, enters, leaves, of)}.`
          : leaves
            ? () => `${name} is in ${where()} until ${day(composer, leaves, 'to', of)}.`
            : () => `${name} is in ${where()} for a long time yet.`
  yield composer.line(text(), [fact])
  composer.lead(fact)
  if (back) {
    composer.claim({ kind: 'subject', subject: of })
    const again = 'house' in place ? `your ${ordinal(place.house)} house` : place.sign
    yield composer.line(
      `It does not end there. ${name} is in ${again} once more ${range(composer, back[0], back[1], of)}.`,
      [fact],
    )
  }
  const house =
    'house' in place ? place.house : houseThen(composer, body, isOn ? composer.context.frame.at : enters!)
  if (house && !('house' in place)) {
    const within: Subject = { kind: 'passage', body, house }
    composer.claim({ kind: 'subject', subject: within })
    yield composer.line(
      isOn
        ? `${name} is in ${houseName(composer, house)} now.`.replace(/(, the house of .*) now\.$/, '$1.')
        : `On ${day(composer, enters!, 'at', within)} ${skyName(body)} is in ${houseName(composer, house)}.`,
      [fact],
    )
  }
  if (house && isSlow(body))
    yield* passageMeaning(composer, { ...fact, kind: 'passage', body, house, enters, leaves })
  else if (house) yield* say(composer, 'stay.light', { it: composer.unit(`house#${house}.q`)?.text ?? '' })
  yield* withoutHouses(composer)
  yield composer.paragraph()
  const touched = composer.context.transits.find((one) => one.body === body && one.leaves)
  if (touched) {
    yield windowAfter(
      composer,
      composer.form('stay.touch', [
        () => 'On its way there is',
        () => 'Of its meetings with your chart the heaviest is',
      ]),
      touched,
    )
    yield* meaning(composer, touched, 'self', 'short')
  }
  yield* say(composer, 'stay.do')
}

/** The house that a body is in, on the day at whose end it is still there. */
function houseThen(composer: Composer, body: Planet, at: Date): number | null {
  const { houses, accuracy } = composer.context.chart
  if (!houses || accuracy.kind !== 'exact') return null
  return houseAt(houses.cusps, composer.sky.position(body, at).longitude)
}

function isSlow(body: Planet): boolean {
  return !['sun', 'moon', 'mercury', 'venus'].includes(body)
}
