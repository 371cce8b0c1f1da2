/** Which year of life it is by profection: its house, its sign, its lord, and the heaviest transit in it. */
import { voicesOf } from '../../../brief/natal-facts.ts'
import { skyName } from '../../../language/statements.ts'
import { transitFacts } from '../../../brief/transit-facts.ts'
import type { Subject } from '../../../claims/claim.ts'
import { isBegun, range } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { placementReason } from '../../reason-lines.ts'
import { meaning, windowAfter } from '../../weather-lines.ts'
import { say, whereIs } from './lines.ts'
import type { EventOf } from './lines.ts'
import { ordinal } from '../../../language/numbers.ts'

export function* yearOfLife(pen: Pen, fact: EventOf<'profection'>): Iterable<Stroke> {
  const { from, to, house } = fact.event
  const of: Subject = { kind: 'profection', house }
  yield pen.line(
    `${isBegun(pen, { enters: from }) ? 'You are in' : 'You enter'} ${yearName(pen, fact)}, ${range(pen, from, to, of)}.`,
    [fact],
  )
  pen.lead(fact)
  yield* yearLore(pen, fact)
  yield pen.paragraph()
  yield* heaviestOf(pen, new Date(Math.max(from.getTime(), pen.matter.frame.at.getTime())), to)
  yield* say(pen, `year#${house}.do`)
}

/** "a ninth-house year, a year of Virgo, with Mercury as its lord" */
export function yearName(pen: Pen, { event: { house, sign, lord } }: EventOf<'profection'>): string {
  pen.claim({ kind: 'subject', subject: { kind: 'profection', house } })
  pen.claim({ kind: 'profection_sign', sign })
  pen.claim({ kind: 'profection_lord', body: lord })
  return `${/^[ei]/.test(ordinal(house)) ? 'an' : 'a'} ${ordinal(house)}-house year, a year of ${sign}, with ${skyName(lord)} as its lord`
}

export function* yearLore(pen: Pen, { event: { house, lord } }: EventOf<'profection'>): Iterable<Stroke> {
  yield* say(pen, `year#${house}`)
  yield* say(pen, `lord.${lord}`)
  const own = pen.matter.placements.find(({ point }) => point === lord)
  if (own) {
    yield* whereIs(pen, own)
    yield* placementReason(pen, own, ['lived', 'work', 'self'])
  }
}

export function* heaviestOf(pen: Pen, from: Date, to: Date): Iterable<Stroke> {
  const { chart, frame } = pen.matter
  const bodies = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
  const [heaviest] = pen.freshFirst(
    transitFacts(pen.sky, chart, frame, voicesOf(chart, 'today'), { from, to, bodies }).filter(
      ({ leaves, exact }) => leaves && exact.some((at) => at > from && at < to),
    ),
  )
  if (!heaviest) return
  yield windowAfter(
    pen,
    pen.form('year.heaviest', [
      () => 'The transit with most weight in it is',
      () => 'What counts most in it is',
      () => 'Its longest chapter is',
    ]),
    heaviest,
  )
  yield* meaning(pen, heaviest, 'self', 'short')
}
