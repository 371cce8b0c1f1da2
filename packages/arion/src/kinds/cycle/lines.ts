/** Words and lines that several kinds of cycle share. */
import { sureHouse } from '../../chart/certainty.ts'
import type { EventFact, PlacementFact, SkyEvent } from '../../brief/facts.ts'
import type { DateRole, Subject } from '../../claims/claim.ts'
import { houseName, natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { full } from '../../language/text.ts'
import { weekdayDate, hour } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export type EventOf<Is extends SkyEvent['is']> = EventFact & { event: Extract<SkyEvent, { is: Is }> }

/** "on Tuesday 13 July 2027, around 20:15" */
export function moment(composer: Composer, at: Date, role: DateRole, of: Subject): string {
  const date = composer.sky.localDate(composer.context.frame.zone, at)
  return `on ${weekdayDate(composer, at, role, of)}, around ${hour(composer, at, role, of, date)}`
}

export function* say(
  composer: Composer,
  keys: string | readonly string[],
  more: Record<string, string> = {},
): Iterable<LineOrBreak> {
  const unit = composer.unit(keys)
  if (unit)
    yield composer.line(
      full(
        Object.entries(more).reduce((text, [name, words]) => text.replaceAll(`{${name}}`, words), unit.text),
      ),
    )
}

/** "Your Mercury in Leo is in your third house, the house of talk and siblings." */
export function* whereIs(composer: Composer, { point }: PlacementFact): Iterable<LineOrBreak> {
  const house = sureHouse(composer.context.chart, point)
  if (!house) return
  composer.named.add(`placed${point}`)
  const text = `In your chart ${natal(composer, point)} is in ${houseName(composer, house)}.`
  composer.claim({ kind: 'house', point, house })
  yield composer.line(text)
}
