/** Words and lines that several kinds of cycle share. */
import { sureHouse } from '../../../chart/certainty.ts'
import type { EventFact, PlacementFact, SkyEvent } from '../../../brief/facts.ts'
import type { DateRole, Subject } from '../../../claims/claim.ts'
import { hour, houseName, natal, weekdayDate } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { full } from '../../../language/text.ts'

export type EventOf<Is extends SkyEvent['is']> = EventFact & { event: Extract<SkyEvent, { is: Is }> }

/** "on Tuesday 13 July 2027, around 20:15" */
export function moment(pen: Pen, at: Date, role: DateRole, of: Subject): string {
  const date = pen.sky.localDate(pen.matter.frame.zone, at)
  return `on ${weekdayDate(pen, at, role, of)}, around ${hour(pen, at, role, of, date)}`
}

export function* say(
  pen: Pen,
  keys: string | readonly string[],
  more: Record<string, string> = {},
): Iterable<Stroke> {
  const unit = pen.unit(keys)
  if (unit)
    yield pen.line(
      full(
        Object.entries(more).reduce((text, [name, words]) => text.replaceAll(`{${name}}`, words), unit.text),
      ),
    )
}

/** "Your Mercury in Leo is in your third house, the house of talk and siblings." */
export function* whereIs(pen: Pen, { point }: PlacementFact): Iterable<Stroke> {
  const house = sureHouse(pen.matter.chart, point)
  if (!house) return
  pen.named.add(`placed${point}`)
  const text = `In your chart ${natal(pen, point)} is in ${houseName(pen, house)}.`
  pen.claim({ kind: 'house', point, house })
  yield pen.line(text)
}
