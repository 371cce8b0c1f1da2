/** The hour to take, and the one to leave, for a matter of a few days. */
import type { HourFact } from '../../../brief/facts.ts'
import { localTime } from '../../../brief/time-frame.ts'
import { isFarFrom, uncrossed } from '../../../brief/hours.ts'
import { weekday, daysBetween } from '../../../language/calendar.ts'
import { capital, full } from '../../../language/text.ts'
import { natal } from '../../name.ts'
import type { Composer } from '../../composer.ts'
import { spoken } from '../verdict-words.ts'
import { drivingPlacement, fillUp, closingAction, ownPart } from '../shared.ts'
import { uncertainty } from '../../uncertainty-lines.ts'
import { placementReason } from '../../placement-lines.ts'
import { weekdayDate, hour } from '../../date-names.ts'
import type { LineOrBreak } from '../../line.ts'
import { tellTimedFact } from '../current-chapter.ts'

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

export function* hourOfDay(composer: Composer): Iterable<LineOrBreak> {
  const { intent, frame } = composer.context
  const kind = intent.theme === 'talk' || intent.person ? 'talk' : 'moon'
  const decent = composer.context.hours.filter(({ at }) => {
    const { minutes } = localTime(composer.sky, frame.zone, at)
    if (isAtWork(composer) && spanOf(composer) > 1 && weekday(composer.sky.localDate(frame.zone, at)) > 5)
      return false
    return (
      minutes >= 8 * 60 + 30 &&
      minutes <= lastMinute(composer) &&
      at.getTime() > frame.at.getTime() + 20 * 60_000
    )
  })
  const worth = (fact: HourFact) =>
    (intent.theme === 'start'
      ? { mars: 1, sun: 0.95, jupiter: 0.95, saturn: 0.8, mercury: 0.7, venus: 0.7 }[fact.point as string]
      : GOOD[fact.point]) ?? 0.4
  const good = uncrossed(
    decent.filter(({ tone }) => tone === 'soft'),
    composer.context.hours,
  ).sort((a, b) => worth(b) - worth(a) || a.at.getTime() - b.at.getTime())
  const best = good[0]
  const dateOf = (fact: HourFact) => composer.sky.localDate(frame.zone, fact.at)
  const second = best
    ? (good.find((fact) => dateOf(fact) !== dateOf(best)) ??
      good.find((fact) => Math.abs(fact.at.getTime() - best.at.getTime()) > 3 * 3_600_000))
    : undefined
  if (!best) {
    const day = composer.freshFirst(
      composer.context.transits.filter(
        ({ tone, exact, body }) =>
          (tone === 'soft' || (tone === 'conj' && ['venus', 'jupiter', 'mercury'].includes(body))) &&
          exact.some((date) => date >= frame.from && date < frame.to && date > frame.at),
      ),
    )[0]
    const none = composer.unit(day ? 'when.day' : 'when.none')
    if (none) yield composer.line(spoken(composer, none.text))
    if (day) yield* tellTimedFact(composer, day, intent.theme, 'The day to take is the exact one of')
  } else {
    yield composer.line(
      composer.form('when.first', [
        () =>
          `${choice(composer, best, ': begin around')}. At that hour ${verb(composer, best)}. ${capital(full(reason(composer, best, kind)))}`,
        () =>
          `I would take ${choice(composer, best)}. ${capital(verb(composer, best))} then. ${capital(full(reason(composer, best, kind)))}`,
        () =>
          `The best of it is ${choice(composer, best)}, when ${verb(composer, best)}. ${capital(full(reason(composer, best, kind)))}`,
        () =>
          `${choice(composer, best)}, when ${verb(composer, best)}. ${capital(full(reason(composer, best, kind)))}`,
      ]),
      [best],
    )
    composer.lead(best)
    if (second) yield composer.line(secondChoice(composer, second, kind), [second])
  }
  const unsure = uncertainty(composer, 'I count only hours that do not hang on it.')
  if (unsure) yield unsure
  const goodDays = [best, second].flatMap((fact) => (fact ? [dateOf(fact)] : []))
  const hard = decent
    .filter(
      (fact) => fact.tone === 'hard' && !goodDays.includes(dateOf(fact)) && isFarFrom(fact, [best, second]),
    )
    .sort((a, b) => (BAD[b.point] ?? 0.3) - (BAD[a.point] ?? 0.3))[0]
  if (hard) {
    yield composer.paragraph()
    yield* avoid(composer, hard, kind)
  }
  yield composer.paragraph()
  const instrument = composer.context.placements.find(
    ({ point }) => point === (intent.theme === 'start' ? 'mars' : 'mercury'),
  )
  if (instrument)
    yield* placementReason(composer, instrument, kind === 'talk' ? ['talk', 'lived'] : ['work', 'lived'])
  const drive = drivingPlacement(composer)
  if (kind !== 'talk' || !hard || decent.length < 4) yield* ownPart(composer, intent.theme, drive)
  yield* fillUp(composer, intent.theme)
  yield* closingAction(composer, intent.theme, drive?.sign ?? null)
}

const subjectOf = (fact: HourFact) =>
  ({ kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point }) as const

/** "Wednesday 25 November, in the morning: begin around 10:00" */
export function choice(composer: Composer, fact: HourFact, join = ', around'): string {
  const { minutes } = localTime(composer.sky, composer.context.frame.zone, fact.at)
  const part =
    minutes < 12 * 60 ? 'in the morning' : minutes < 17 * 60 ? 'in the afternoon' : 'in the evening'
  const date = composer.sky.localDate(composer.context.frame.zone, fact.at)
  return `${weekdayDate(composer, fact.at, 'at', subjectOf(fact))}, ${part}${join} ${hour(composer, fact.at, 'at', subjectOf(fact), date)}`
}

export function verb(composer: Composer, fact: HourFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
}

export function reason(composer: Composer, fact: HourFact, kind: string): string {
  return composer.unit([`${kind}>${fact.tone}.${fact.point}`, `moon>${fact.tone}.${fact.point}`])?.text ?? ''
}

function secondChoice(composer: Composer, fact: HourFact, kind: string): string {
  return composer.form('when.second', [
    () =>
      `If that will not do, take ${choice(composer, fact)}, when ${verb(composer, fact)}. ${capital(full(reason(composer, fact, kind)))}`,
    () =>
      `Second choice: ${choice(composer, fact)}, when ${verb(composer, fact)}. ${capital(full(reason(composer, fact, kind)))}`,
    () =>
      `Almost as good is ${choice(composer, fact)}, when ${verb(composer, fact)}. ${capital(full(reason(composer, fact, kind)))}`,
  ])
}

function* avoid(composer: Composer, fact: HourFact, kind: string): Iterable<LineOrBreak> {
  const text = composer.form('when.avoid', [
    () => `Leave out ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `I would avoid ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `The hour to leave alone is ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `Not ${choice(composer, fact)}: ${verb(composer, fact)} then.`,
  ])
  yield composer.line(text, [fact])
  const why = reason(composer, fact, kind)
  if (why) yield composer.line(capital(full(why)), [], fact.id)
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

function spanOf(composer: Composer): number {
  const { from, to } = composer.context.frame.span
  return daysBetween(from, to) + 1
}
