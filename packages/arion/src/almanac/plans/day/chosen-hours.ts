/** Which hours of a stretch are taken, and which one is left alone. */
import type { HourFact } from '../../../brief/facts.ts'
import { isFarFrom, uncrossed } from '../../../brief/hours.ts'
import { localTime } from '../../../brief/time-frame.ts'
import { daysBetween, weekday } from '../../../language/calendar.ts'
import type { Composer } from '../../composer.ts'

/** Which contacts of the Moon help most, by what the time is for. */
export const GOOD: Record<string, number> = {
  venus: 1,
  jupiter: 0.95,
  mercury: 0.9,
  sun: 0.8,
  moon: 0.7,
  saturn: 0.6,
  asc: 0.6,
  mc: 0.6,
  mars: 0.5,
  pluto: 0.3,
  uranus: 0.3,
  neptune: 0.3,
}

const BAD: Record<string, number> = {
  mars: 1,
  pluto: 0.9,
  saturn: 0.9,
  uranus: 0.8,
  mercury: 0.7,
  moon: 0.7,
  neptune: 0.6,
  sun: 0.5,
  venus: 0.3,
  asc: 0.4,
  mc: 0.4,
  jupiter: 0.3,
}

export interface ChosenHours {
  best: HourFact | undefined
  /** of another day where there is one */
  second: HourFact | undefined
  /** the one to leave alone */
  hard: HourFact | undefined
  /** all that could be taken or left, in order of time */
  decent: readonly HourFact[]
}

export function chosenHours(composer: Composer): ChosenHours {
  const { intent, hours } = composer.context
  const decent = decentHours(composer)
  const worth = (fact: HourFact) =>
    (intent.theme === 'start'
      ? { mars: 1, sun: 0.95, jupiter: 0.95, saturn: 0.8, mercury: 0.7, venus: 0.7 }[fact.point as string]
      : GOOD[fact.point]) ?? 0.4
  const good = uncrossed(
    decent.filter(({ tone, point }) => tone === 'soft' && point !== 'neptune'),
    hours,
  ).sort((a, b) => worth(b) - worth(a) || a.at.getTime() - b.at.getTime())
  const best = good[0]
  const second = best
    ? (good.find((fact) => dayOf(composer, fact) !== dayOf(composer, best) && !composer.wasShown(fact)) ??
      good.find((fact) => dayOf(composer, fact) !== dayOf(composer, best)) ??
      good.find((fact) => Math.abs(fact.at.getTime() - best.at.getTime()) > 3 * 3_600_000))
    : undefined
  const goodDays = [best, second].flatMap((fact) => (fact ? [dayOf(composer, fact)] : []))
  const isOneDay = daysOf(composer) === 1
  const hard = decent
    .filter(
      (fact) =>
        fact.tone === 'hard' &&
        (isOneDay || !goodDays.includes(dayOf(composer, fact))) &&
        isFarFrom(fact, [best, second]),
    )
    .sort((a, b) => heaviness(b) - heaviness(a))[0]
  return { best, second, hard, decent }
}

export function heaviness({ point }: HourFact): number {
  return BAD[point] ?? 0.3
}

/** Ahead, awake, in the part of the day that was asked for, and of offices on their days. */
function decentHours(composer: Composer): HourFact[] {
  const { intent, frame, hours } = composer.context
  const from = intent.hours?.from ?? 8.5 * 60
  const to = intent.hours?.to ?? lastMinute(composer)
  return hours.filter(({ at }) => {
    const { minutes } = localTime(composer.sky, frame.zone, at)
    if (isAtWork(composer) && daysOf(composer) > 1 && weekday(composer.sky.localDate(frame.zone, at)) > 5)
      return false
    return minutes >= from && minutes <= to && at.getTime() > frame.at.getTime() + 20 * 60_000
  })
}

export function dayOf(composer: Composer, fact: HourFact): string {
  return composer.sky.localDate(composer.context.frame.zone, fact.at)
}

/** What is done with bosses, colleagues and offices is done in their hours. */
function isAtWork(composer: Composer): boolean {
  const { theme, person, traits } = composer.context.intent
  if (traits.has('of_office')) return true
  return (
    theme === 'work' ||
    /\b(boss|manager|supervisor|chief|colleague|co-?worker|assistant|employee|team|client|landlord|doctor)\b/.test(
      person?.name ?? '',
    )
  )
}

export function lastMinute(composer: Composer): number {
  return isAtWork(composer) ? 18 * 60 : 21 * 60
}

export function daysOf(composer: Composer): number {
  const { from, to } = composer.context.frame.span
  return daysBetween(from, to) + 1
}
