/**
 * The events of a cycle that was asked about, computed for one chart. What the birth time leaves open is a
 * range, or is not there.
 */
import type { NatalChart, Sky } from '@astrarium/sky'
import { factOf } from './cycle/event-fact.ts'
import { eclipsesOf, lunationOf } from './cycle/lunations.ts'
import { profectionAt } from './cycle/profection.ts'
import { progressedOf } from './cycle/progressed.ts'
import { retrogradeOf } from './cycle/retrograde.ts'
import { returnOf } from './cycle/returns.ts'
import { DAY } from './cycle/cycle-context.ts'
import type { CycleContext } from './cycle/cycle-context.ts'
import { staysOf } from './cycle/stays.ts'
import type { EventFact, SkyEvent } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import type { Cycle } from '../question/cycle.ts'

/**
 * The event asked about first; what belongs to it after it. Empty where there is none, or the birth time does
 * not allow it.
 */
export function cycleFacts(sky: Sky, chart: NatalChart, frame: TimeFrame, cycle: Cycle): EventFact[] {
  const begin = new Date(Math.max(frame.at.getTime(), frame.from.getTime()))
  const scene: CycleContext = { sky, chart, frame, begin }
  return eventsOf(scene, cycle).map((event) => factOf(scene, event))
}

function eventsOf(scene: CycleContext, cycle: Cycle): SkyEvent[] {
  switch (cycle.is) {
    case 'birthday':
    case 'return': {
      const [body, which] = cycle.is === 'return' ? [cycle.body, cycle.which] : (['sun', 'next'] as const)
      const next = returnOf(scene, body, which)
      // "my solar return this year", asked after it
      const isBeyond =
        cycle.is === 'return' &&
        body === 'sun' &&
        scene.frame.isNamed &&
        next?.is === 'return' &&
        (next.exact[0] ?? next.between![0]) > scene.frame.to
      const found = isBeyond ? (returnOf(scene, body, 'last') ?? next) : next
      const isYear = found?.is === 'return' && found.body === 'sun' && found.exact[0]
      const year = isYear ? profectionAt(scene, new Date(isYear.getTime() + DAY)) : null
      // whether it is on is seen from the one behind as well as from the one ahead, the nearer first
      const behind =
        cycle.is === 'return' && cycle.asksWhether && found ? returnOf(scene, body, 'last') : null
      const pair = behind && found && !isSame(behind, found) ? nearerFirst(scene, [behind, found]) : [found]
      return [...pair, year].filter((event) => event !== null)
    }
    case 'profection':
      return [profectionAt(scene, scene.begin)].filter((event) => event !== null)
    case 'lunation': {
      const { begin, frame } = scene
      // "the full moon on the 24th" is that of the 23rd where the clock here says so
      const isOfDay = frame.isNamed && frame.span.from === frame.span.to
      const from = Math.max(begin.getTime() - (isOfDay ? NEAR_DAY : 0), frame.at.getTime())
      const next = scene.sky
        .lunations(new Date(from), new Date(begin.getTime() + 31 * DAY))
        .find(({ kind }) => kind === cycle.phase)
      return next ? [lunationOf(scene, next, null)] : []
    }
    case 'eclipse':
      return eclipsesOf(scene, cycle.of)
    case 'retrograde':
      return [retrogradeOf(scene, cycle.body)].filter((event) => event !== null)
    case 'stay':
      return staysOf(scene, cycle)
    case 'progressed':
      return progressedOf(scene, cycle.body)
    case 'past':
    case 'big':
      return []
  }
}

/** A Moon is called full on either side of it. */
const NEAR_DAY = 2 * DAY

function isSame(one: SkyEvent, other: SkyEvent): boolean {
  return one.is === 'return' && other.is === 'return' && one.number === other.number
}

function nearerFirst({ frame }: CycleContext, events: readonly SkyEvent[]): SkyEvent[] {
  const far = (event: SkyEvent) =>
    event.is === 'return'
      ? Math.min(
          ...[...event.exact, ...(event.between ?? [])].map((at) => Math.abs(Number(at) - Number(frame.at))),
        )
      : 0
  return [...events].sort((one, other) => far(one) - far(other))
}
