/**
 * Which hours of a stretch are offered, by what is to be done in them: one rule for every plan that names an
 * hour. Nobody is sent to work, or to talk, while people sleep.
 */
import type { HourFact } from '../brief/facts.ts'
import { localTime } from '../brief/time-frame.ts'
import { daysBetween, weekday } from '../language/calendar.ts'
import { OF_PEOPLE } from '../question/theme-rows/of-people.ts'
import type { Composer } from './composer.ts'

const HOUR = 60

interface Clock {
  from: number
  to: number
}

/** When somebody is up: what falls outside is no hour to be told of. */
const AWAKE: Clock = { from: 7 * HOUR, to: 22 * HOUR }
const DAYTIME: Clock = { from: 9 * HOUR, to: 21 * HOUR }
const OFFICE: Clock = { from: 9 * HOUR, to: 17.5 * HOUR }
const AFTER_WORK: Clock = { from: 17.5 * HOUR, to: 21.5 * HOUR }
const FREE_DAY: Clock = { from: 9.5 * HOUR, to: 21.5 * HOUR }
const REST: Clock = { from: 8 * HOUR, to: 21 * HOUR }

/** `rest`: an hour that asks for nothing. */
export type Purpose = 'deed' | 'rest'

/** Hours still ahead, the most fitting first: the second list serves where the first has nothing to give. */
export function usableHours(composer: Composer, purpose: Purpose = 'deed'): [HourFact[], HourFact[]] {
  const { hours, frame } = composer.context
  const soon = frame.at.getTime() + (purpose === 'deed' ? 20 * 60_000 : 0)
  const ahead = hours.filter(({ at }) => at.getTime() > soon)
  const [best, rest] = clocksFor(composer, purpose)
  const within = (clockOf: ClockOf) =>
    ahead.filter(({ at }) => {
      const { date, minutes } = localTime(composer.sky, frame.zone, at)
      const clock = clockOf(weekday(date) > 5)
      return clock !== null && minutes >= clock.from && minutes <= clock.to
    })
  return [within(best), within(rest)]
}

/** Whether somebody is up at that time. */
export function isAwake(composer: Composer, at: Date): boolean {
  const { minutes } = localTime(composer.sky, composer.context.frame.zone, at)
  return minutes >= AWAKE.from && minutes <= AWAKE.to
}

/** Null: not on such a day. */
type ClockOf = (isWeekend: boolean) => Clock | null

function clocksFor(composer: Composer, purpose: Purpose): [ClockOf, ClockOf] {
  const { hours } = composer.context.intent
  if (hours) {
    const from = Math.max(hours.from, AWAKE.from)
    const asked: ClockOf = () => ({ from, to: Math.min(hours.to, AWAKE.to) })
    return [asked, asked]
  }
  if (purpose === 'rest') return [() => REST, () => REST]
  if (isAtWork(composer)) {
    const onWeekdays: ClockOf = (isWeekend) => (isWeekend && !isForWeekend(composer) ? null : OFFICE)
    return [onWeekdays, onWeekdays]
  }
  return isInCompany(composer)
    ? [(isWeekend) => (isWeekend ? FREE_DAY : AFTER_WORK), () => DAYTIME]
    : [() => DAYTIME, () => DAYTIME]
}

/** What is done with bosses, colleagues and offices is done in their hours. */
export function isAtWork(composer: Composer): boolean {
  const { theme, person, traits } = composer.context.intent
  if (traits.has('of_office')) return true
  return theme === 'work' || person?.isAtWork === true
}

/** Both of two people have to be free for it. */
function isInCompany(composer: Composer): boolean {
  const { theme, person, deed } = composer.context.intent
  return person !== null || deed === 'speech' || theme in OF_PEOPLE
}

/** One day was named, or no other day will do. */
function isForWeekend({ context: { frame, intent } }: Composer): boolean {
  const { from, to } = frame.span
  return daysBetween(from, to) === 0 || intent.days?.weekdays?.every((day) => day > 5) === true
}
