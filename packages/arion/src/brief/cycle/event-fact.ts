/** An event as a fact of the brief: its id, its dates, and the statement that it makes. */
import type { Point } from '@astrarium/sky'
import type { EventFact, SkyEvent } from '../facts.ts'
import { angleWords, dateWords, pointName, skyName } from '../../language/statements.ts'
import type { CycleContext } from './cycle-context.ts'
import { capital } from '../../language/text.ts'
import { ordinal } from '../../language/numbers.ts'

export function factOf({ sky, frame }: CycleContext, event: SkyEvent): EventFact {
  const day = (at: Date) => dateWords(sky, frame.zone, at)
  const clause = clauseOf(event, day, frame.at)
  const [id, points, from, exact, to] = outline(event)
  const dated = exact[0] ?? from
  return {
    id: `event.${id}${dated ? `.${sky.localDate(frame.zone, dated)}` : ''}`,
    kind: 'event',
    event,
    clause,
    statement: capital(clause),
    points,
    weight: 1,
    from,
    exact,
    to,
  }
}

function outline(
  event: SkyEvent,
): [id: string, points: Point[], from: Date | null, exact: Date[], to: Date | null] {
  switch (event.is) {
    case 'return':
      return [
        `return.${event.body}`,
        [event.body],
        event.between?.[0] ?? null,
        event.exact,
        event.between?.[1] ?? null,
      ]
    case 'profection':
      return ['profection', [event.lord], event.from, [], event.to]
    case 'lunation':
      return [
        event.eclipse ? `eclipse.${event.eclipse.of}` : `lunation.${event.phase}`,
        event.touches.map(({ point }) => point),
        null,
        [event.at],
        null,
      ]
    case 'retrograde':
      return [`retrograde.${event.body}`, [], event.from, [], event.to]
    case 'stay':
      return [
        `stay.${event.body}.${'house' in event.place ? event.place.house : event.place.sign}`,
        [],
        event.enters,
        [],
        event.leaves,
      ]
    case 'progressed':
      return [`progressed.${event.body}`, [event.body], null, [], event.next?.at ?? null]
  }
}

function clauseOf(event: SkyEvent, day: (at: Date) => string, now: Date): string {
  const house = (number: number | null) => (number ? `, in your ${ordinal(number)} house` : '')
  switch (event.is) {
    case 'return': {
      const when = event.between
        ? `between ${day(event.between[0])} and ${day(event.between[1])}`
        : `on ${event.exact.map(day).join(', on ')}`
      const last = event.exact.at(-1) ?? event.between![1]
      return `${skyName(event.body)} ${last < now ? 'came' : 'comes'} back to where it stood at your birth ${when}`
    }
    case 'profection':
      return `you ${event.from > now ? 'enter' : 'are in'} a ${ordinal(event.house)}-house year, a year of ${event.sign}, with ${skyName(event.lord)} as its lord, from ${day(event.from)} to ${day(event.to)}`
    case 'lunation': {
      const name = event.eclipse
        ? `${event.eclipse.kind} eclipse of the ${event.eclipse.of === 'solar' ? 'Sun' : 'Moon'}`
        : `${event.phase} moon`
      const touch = event.touches[0]
      return `the ${name} of ${day(event.at)} falls in ${event.sign}${house(event.house)}${touch ? `, ${angleWords(touch.aspect)} your ${pointName(touch.point)}` : ''}`
    }
    case 'retrograde':
      return `${pointName(event.body)} is retrograde from ${day(event.from)} to ${day(event.to)}, and turns back in ${event.sign}${house(event.house)}`
    case 'stay': {
      const place = 'house' in event.place ? `your ${ordinal(event.place.house)} house` : event.place.sign
      const begin = event.enters ? ` from ${day(event.enters)}` : ''
      return `${skyName(event.body)} is in ${place}${begin}${event.leaves ? ` ${begin ? 'to' : 'until'} ${day(event.leaves)}` : ''}`
    }
    case 'progressed':
      return `your progressed ${pointName(event.body)} is in ${event.sign}${house(event.house)}${event.next ? ` until ${day(event.next.at)}` : ''}`
  }
}
