/**
 * When something in the sky comes round, where it falls in the chart, what it is about, and one thing to do.
 */
import type { EventFact, SkyEvent } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { bigPlan } from './large-transits.ts'
import { howHourIsFound } from '../chart/lines.ts'
import { say } from './lines.ts'
import type { EventOf } from './lines.ts'
import { lunation } from './lunations.ts'
import { yearOfLife } from './profection.ts'
import { progressed } from './progressed.ts'
import { retrograde } from './retrograde.ts'
import { returned } from './returns.ts'
import { stay } from './stays.ts'
import { pastPlan } from './past.ts'
import { whyThenPlan } from './why-then.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import type { Cycle } from '../../question/cycle.ts'

export function* cyclePlan(composer: Composer): Iterable<LineOrBreak> {
  const cycle = composer.context.intent.cycle!
  if (cycle.is === 'past') yield* ofPast(composer)
  else if (cycle.is === 'big') yield* bigPlan(composer)
  else yield* eventPlan(composer, cycle)
}

function* ofPast(composer: Composer): Iterable<LineOrBreak> {
  yield* composer.context.intent.named?.asksWhyItHurt ? whyThenPlan(composer) : pastPlan(composer)
}

function* eventPlan(composer: Composer, cycle: Cycle): Iterable<LineOrBreak> {
  const [first, second] = composer.context.events
  if (!first) {
    yield* nothingToDate(composer, cycle)
    return
  }
  if (isEvent(first, 'return')) yield* returned(composer, first, composer.context.events.slice(1), cycle)
  else if (isEvent(first, 'profection')) yield* yearOfLife(composer, first)
  else if (isEvent(first, 'lunation'))
    yield* lunation(composer, first, second && isEvent(second, 'lunation') ? second : null)
  else if (isEvent(first, 'retrograde')) yield* retrograde(composer, first)
  else if (isEvent(first, 'stay')) yield* stay(composer, first, cycle)
  else if (isEvent(first, 'progressed')) yield* progressed(composer, first)
}

function isEvent<Is extends SkyEvent['is']>(fact: EventFact, is: Is): fact is EventOf<Is> {
  return fact.event.is === is
}

function* nothingToDate(composer: Composer, cycle: Cycle): Iterable<LineOrBreak> {
  const { chart } = composer.context
  if (cycle.is === 'return') {
    yield* say(
      composer,
      ['neptune', 'pluto', 'uranus'].includes(cycle.body) ? 'return.none' : 'return.notyet',
    )
    yield* bigPlan(composer)
    return
  }
  const isOpen = chart.accuracy.kind !== 'exact'
  const text =
    cycle.is === 'profection'
      ? 'That I can’t tell you: a profection year is counted from the Ascendant, and your birth time is not known well enough for one.'
      : cycle.is === 'progressed'
        ? 'That I can’t tell you for certain: with your birth time open, the progressed Moon may be on either side of a change of sign.'
        : isOpen && cycle.is === 'stay' && cycle.by === 'house'
          ? 'That I can’t tell you: houses turn with the minute of birth, and your birth time is not known well enough for them.'
          : 'I looked as far ahead as is sensible and found no day for it.'
  if (isOpen) composer.remember('uncertain')
  yield composer.line(text)
  if (isOpen) {
    yield* howHourIsFound(composer)
    return
  }
  yield composer.line('What I can tell you without it is what touches your planets now.')
  yield composer.paragraph()
  yield* bigPlan(composer)
}
