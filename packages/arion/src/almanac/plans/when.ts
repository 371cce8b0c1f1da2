/** The best time for something: an hour within days, or a window within months. */
import type { Point } from '@astrarium/sky'
import type { HourFact, TimedFact } from '../../brief/facts.ts'
import { isForDay } from '../../brief/build-brief.ts'
import { isByWindows, localTime } from '../../brief/time-frame.ts'
import { isFarFrom, uncrossed } from '../../brief/hours.ts'
import { daysBetween, weekday } from '../../language/calendar.ts'
import { placementReason, uncertainty } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { hour, natal, weekdayDate } from '../name.ts'
import type { Composer, LineOrBreak } from '../composer.ts'
import { counts, whenWords } from '../leaning.ts'
import { spoken, verdictKeys } from './verdict-words.ts'
import { drivingPlacement, fillUp, closingAction, ownPart, tellTimedFact } from './shared.ts'

export function* whenPlan(composer: Composer): Iterable<LineOrBreak> {
  const { frame, intent } = composer.context
  if (
    !isForDay(intent, frame) &&
    isByWindows(intent.theme) &&
    daysBetween(frame.span.from, frame.span.to) > 20
  )
    yield* windowOfTime(composer)
  else yield* hourOfDay(composer)
}

/** The kindest hour of the span, opened by words that say what it is for. */
export function* bestHour(composer: Composer, opening: string): Iterable<LineOrBreak> {
  const best = softHours(composer)[0]
  if (!best) return
  yield composer.line(
    `${opening} ${choice(composer, best)}, when ${verb(composer, best)}. ${capital(full(reason(composer, best, 'moon')))}`,
    [best],
  )
}

/** For somebody in sorrow: an hour that asks for nothing, and no word of what could be done in it. */
export function* kindHour(composer: Composer, opening: string): Iterable<LineOrBreak> {
  const kind = softHours(composer).find(({ point }) => KIND_POINTS.includes(point))
  if (kind) yield composer.line(`${opening} ${choice(composer, kind)}, when ${verb(composer, kind)}.`, [kind])
}
const KIND_POINTS: readonly Point[] = ['moon', 'venus', 'jupiter', 'sun', 'neptune', 'asc']

/** Ahead, by day, and not crossed by a hard one: best first. */
function softHours(composer: Composer): HourFact[] {
  const { frame } = composer.context
  const good = composer.context.hours.filter(({ at, tone }) => {
    const { minutes } = localTime(composer.sky, frame.zone, at)
    return tone === 'soft' && minutes >= 8 * 60 && minutes <= lastMinute(composer) && at > frame.at
  })
  return uncrossed(good, composer.context.hours).sort(
    (a, b) => (GOOD[b.point] ?? 0.4) - (GOOD[a.point] ?? 0.4),
  )
}

/** What is done with bosses, colleagues and offices is done in their hours. */
function isAtWork(composer: Composer): boolean {
  const { theme, person } = composer.context.intent
  if (
    /\b(raise|promotion|salary|sign|contract|lease|bank|lawyer|notary|office|interview|appointment|authorit\w+)\b/i.test(
      composer.input.question,
    )
  )
    return true
  return (
    theme === 'work' ||
    /\b(boss|manager|supervisor|chief|colleague|co-?worker|assistant|employee|team|client|landlord|doctor)\b/.test(
      person?.name ?? '',
    )
  )
}
function lastMinute(composer: Composer): number {
  return isAtWork(composer) ? 18 * 60 : 21 * 60
}
function spanOf(composer: Composer): number {
  const { from, to } = composer.context.frame.span
  return daysBetween(from, to) + 1
}

/** Which contacts of the Moon help most, by what the time is for. */
const GOOD: Record<string, number> = {
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

function* hourOfDay(composer: Composer): Iterable<LineOrBreak> {
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
function choice(composer: Composer, fact: HourFact, join = ', around'): string {
  const { minutes } = localTime(composer.sky, composer.context.frame.zone, fact.at)
  const part =
    minutes < 12 * 60 ? 'in the morning' : minutes < 17 * 60 ? 'in the afternoon' : 'in the evening'
  const date = composer.sky.localDate(composer.context.frame.zone, fact.at)
  return `${weekdayDate(composer, fact.at, 'at', subjectOf(fact))}, ${part}${join} ${hour(composer, fact.at, 'at', subjectOf(fact), date)}`
}

function verb(composer: Composer, fact: HourFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
}

function reason(composer: Composer, fact: HourFact, kind: string): string {
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

/** Months: the strongest help, the strongest weight, and what is one's own. */
function* windowOfTime(composer: Composer): Iterable<LineOrBreak> {
  const { intent, transits, passages, later } = composer.context
  const all: TimedFact[] = [...transits, ...passages]
  const help = composer
    .freshFirst(all.filter((fact) => counts(fact) > 0.1))
    .sort((a, b) => counts(b) - counts(a))
  const best =
    help[0] ?? (composer.context.frame.isNamed ? null : later.find((fact) => counts(fact) > 0.1)) ?? null
  const unit = composer.unit(
    best
      ? [...verdictKeys(composer, '?', 'go').map((key) => key.replace('?', '?when.')), '?when.any.go']
      : ['?when.any.quiet'],
  )
  if (unit)
    yield composer.line(
      full(spoken(composer, unit.text.replaceAll('{when}', best ? whenWords(composer, best) : ''))),
      best ? [best] : [],
    )
  const unsure = uncertainty(composer, 'With the hour I could be closer.')
  if (unsure) yield unsure
  if (best) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, best, intent.theme, 'The reason is')
  }
  const second = help.find((fact) => fact !== best && fact.body !== best?.body)
  if (second) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, second, intent.theme, 'A second chance comes with', 'short')
  }
  const heavy = all.filter((fact) => counts(fact) < -0.15).sort((a, b) => counts(a) - counts(b))[0]
  if (heavy) {
    yield composer.paragraph()
    yield* tellTimedFact(composer, heavy, intent.theme, 'The stretch to be careful in comes with')
  }
  yield composer.paragraph()
  const drive = drivingPlacement(composer)
  yield* ownPart(composer, intent.theme, drive)
  yield* closingAction(composer, intent.theme, drive?.sign ?? null)
}
