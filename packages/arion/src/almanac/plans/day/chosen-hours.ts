/** Which hours of a stretch are taken, and which one is left alone. */
import type { HourFact } from '../../../brief/facts.ts'
import { isFarFrom, uncrossed } from '../../../brief/hours.ts'
import { daysBetween } from '../../../language/calendar.ts'
import type { Theme } from '../../../question/themes.ts'
import { OF_PEOPLE } from '../../../question/theme-rows/of-people.ts'
import type { Composer } from '../../composer.ts'
import { usableHours } from '../../usable-hours.ts'

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
  const [fitting, decent] = usableHours(composer)
  const worth = (fact: HourFact) => worthOf(intent.theme, fact)
  // what one is known for brings nobody closer
  const isOfWork = ({ point }: HourFact) =>
    point === 'mc' && intent.theme in OF_PEOPLE && intent.deed !== 'speech'
  const kind = (facts: readonly HourFact[]) =>
    uncrossed(
      facts.filter((fact) => fact.tone === 'soft' && fact.point !== 'neptune' && !isOfWork(fact)),
      hours,
    ).sort((a, b) => worth(b) - worth(a) || a.at.getTime() - b.at.getTime())
  const good = kind(fitting).length > 0 ? kind(fitting) : kind(decent)
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

/** How much a kind hour helps with a matter of this side of life, up to 1. */
export function worthOf(theme: Theme, { point }: HourFact): number {
  return (theme === 'start' ? FOR_BEGINNING[point] : GOOD[point]) ?? 0.4
}

const FOR_BEGINNING: Record<string, number> = {
  mars: 1,
  sun: 0.95,
  jupiter: 0.95,
  saturn: 0.8,
  mercury: 0.7,
  venus: 0.7,
}

export function heaviness({ point }: HourFact): number {
  return BAD[point] ?? 0.3
}

export function dayOf(composer: Composer, fact: HourFact): string {
  return composer.sky.localDate(composer.context.frame.zone, fact.at)
}

export function daysOf(composer: Composer): number {
  const { from, to } = composer.context.frame.span
  return daysBetween(from, to) + 1
}
