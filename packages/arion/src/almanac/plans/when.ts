/** The best time for something: an hour within days, or a window within months. */
import type { Point } from '@astrarium/sky'
import type { HourFact } from '../../brief/facts.ts'
import { isForDay } from '../../brief/build-brief.ts'
import { isByWindows, localTime } from '../../brief/frame.ts'
import { isFarFrom, uncrossed } from '../../brief/hours.ts'
import { daysBetween, weekday } from '../../language/calendar.ts'
import { placementReason, uncertainty } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { hour, natal, weekdayDate } from '../name.ts'
import type { Pen, Stroke } from '../pen.ts'
import { counts, whenWords } from '../verdict.ts'
import type { Weather } from '../verdict.ts'
import { spoken, verdictKeys } from './verdict-words.ts'
import { driveFor, fillUp, lastWord, ownPart, weather } from './shared.ts'

export function* whenPlan(pen: Pen): Iterable<Stroke> {
  const { frame, reading } = pen.matter
  if (
    !isForDay(reading, frame) &&
    isByWindows(reading.theme) &&
    daysBetween(frame.span.from, frame.span.to) > 20
  )
    yield* windowOfTime(pen)
  else yield* hourOfDay(pen)
}

/** The kindest hour of the span, opened by words that say what it is for. */
export function* bestHour(pen: Pen, opening: string): Iterable<Stroke> {
  const best = softHours(pen)[0]
  if (!best) return
  yield pen.line(
    `${opening} ${choice(pen, best)}, when ${verb(pen, best)}. ${capital(full(reason(pen, best, 'moon')))}`,
    [best],
  )
}

/** For somebody in sorrow: an hour that asks for nothing, and no word of what could be done in it. */
export function* kindHour(pen: Pen, opening: string): Iterable<Stroke> {
  const kind = softHours(pen).find(({ point }) => KIND_POINTS.includes(point))
  if (kind) yield pen.line(`${opening} ${choice(pen, kind)}, when ${verb(pen, kind)}.`, [kind])
}
const KIND_POINTS: readonly Point[] = ['moon', 'venus', 'jupiter', 'sun', 'neptune', 'asc']

/** Ahead, by day, and not crossed by a hard one: best first. */
function softHours(pen: Pen): HourFact[] {
  const { frame } = pen.matter
  const good = pen.matter.hours.filter(({ at, tone }) => {
    const { minutes } = localTime(pen.sky, frame.zone, at)
    return tone === 'soft' && minutes >= 8 * 60 && minutes <= lastMinute(pen) && at > frame.at
  })
  return uncrossed(good, pen.matter.hours).sort((a, b) => (GOOD[b.point] ?? 0.4) - (GOOD[a.point] ?? 0.4))
}

/** What is done with bosses, colleagues and offices is done in their hours. */
function isAtWork(pen: Pen): boolean {
  const { theme, person } = pen.matter.reading
  if (
    /\b(raise|promotion|salary|sign|contract|lease|bank|lawyer|notary|office|interview|appointment|authorit\w+)\b/i.test(
      pen.input.question,
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
function lastMinute(pen: Pen): number {
  return isAtWork(pen) ? 18 * 60 : 21 * 60
}
function spanOf(pen: Pen): number {
  const { from, to } = pen.matter.frame.span
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

function* hourOfDay(pen: Pen): Iterable<Stroke> {
  const { reading, frame } = pen.matter
  const kind = reading.theme === 'talk' || reading.person ? 'talk' : 'moon'
  const decent = pen.matter.hours.filter(({ at }) => {
    const { minutes } = localTime(pen.sky, frame.zone, at)
    if (isAtWork(pen) && spanOf(pen) > 1 && weekday(pen.sky.localDate(frame.zone, at)) > 5) return false
    return (
      minutes >= 8 * 60 + 30 && minutes <= lastMinute(pen) && at.getTime() > frame.at.getTime() + 20 * 60_000
    )
  })
  const worth = (fact: HourFact) =>
    (reading.theme === 'start'
      ? { mars: 1, sun: 0.95, jupiter: 0.95, saturn: 0.8, mercury: 0.7, venus: 0.7 }[fact.point as string]
      : GOOD[fact.point]) ?? 0.4
  const good = uncrossed(
    decent.filter(({ tone }) => tone === 'soft'),
    pen.matter.hours,
  ).sort((a, b) => worth(b) - worth(a) || a.at.getTime() - b.at.getTime())
  const best = good[0]
  const dateOf = (fact: HourFact) => pen.sky.localDate(frame.zone, fact.at)
  const second = best
    ? (good.find((fact) => dateOf(fact) !== dateOf(best)) ??
      good.find((fact) => Math.abs(fact.at.getTime() - best.at.getTime()) > 3 * 3_600_000))
    : undefined
  if (!best) {
    const day = pen.freshFirst(
      pen.matter.transits.filter(
        ({ tone, exact, body }) =>
          (tone === 'soft' || (tone === 'conj' && ['venus', 'jupiter', 'mercury'].includes(body))) &&
          exact.some((date) => date >= frame.from && date < frame.to && date > frame.at),
      ),
    )[0]
    const none = pen.unit(day ? 'when.day' : 'when.none')
    if (none) yield pen.line(spoken(pen, none.text))
    if (day) yield* weather(pen, day, reading.theme, 'The day to take is the exact one of')
  } else {
    yield pen.line(
      pen.form('when.first', [
        () =>
          `${choice(pen, best, ': begin around')}. At that hour ${verb(pen, best)}. ${capital(full(reason(pen, best, kind)))}`,
        () =>
          `I would take ${choice(pen, best)}. ${capital(verb(pen, best))} then. ${capital(full(reason(pen, best, kind)))}`,
        () =>
          `The best of it is ${choice(pen, best)}, when ${verb(pen, best)}. ${capital(full(reason(pen, best, kind)))}`,
        () => `${choice(pen, best)}, when ${verb(pen, best)}. ${capital(full(reason(pen, best, kind)))}`,
      ]),
      [best],
    )
    pen.lead(best)
    if (second) yield pen.line(secondChoice(pen, second, kind), [second])
  }
  const unsure = uncertainty(pen, 'I count only hours that do not hang on it.')
  if (unsure) yield unsure
  const goodDays = [best, second].flatMap((fact) => (fact ? [dateOf(fact)] : []))
  const hard = decent
    .filter(
      (fact) => fact.tone === 'hard' && !goodDays.includes(dateOf(fact)) && isFarFrom(fact, [best, second]),
    )
    .sort((a, b) => (BAD[b.point] ?? 0.3) - (BAD[a.point] ?? 0.3))[0]
  if (hard) {
    yield pen.paragraph()
    yield* avoid(pen, hard, kind)
  }
  yield pen.paragraph()
  const instrument = pen.matter.placements.find(
    ({ point }) => point === (reading.theme === 'start' ? 'mars' : 'mercury'),
  )
  if (instrument)
    yield* placementReason(pen, instrument, kind === 'talk' ? ['talk', 'lived'] : ['work', 'lived'])
  const drive = driveFor(pen)
  if (kind !== 'talk' || !hard || decent.length < 4) yield* ownPart(pen, reading.theme, drive)
  yield* fillUp(pen, reading.theme)
  yield* lastWord(pen, reading.theme, drive?.sign ?? null)
}

const subjectOf = (fact: HourFact) =>
  ({ kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point }) as const

/** "Wednesday 25 November, in the morning: begin around 10:00" */
function choice(pen: Pen, fact: HourFact, join = ', around'): string {
  const { minutes } = localTime(pen.sky, pen.matter.frame.zone, fact.at)
  const part =
    minutes < 12 * 60 ? 'in the morning' : minutes < 17 * 60 ? 'in the afternoon' : 'in the evening'
  const date = pen.sky.localDate(pen.matter.frame.zone, fact.at)
  return `${weekdayDate(pen, fact.at, 'at', subjectOf(fact))}, ${part}${join} ${hour(pen, fact.at, 'at', subjectOf(fact), date)}`
}

function verb(pen: Pen, fact: HourFact): string {
  pen.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(pen, fact.point)}`
}

function reason(pen: Pen, fact: HourFact, kind: string): string {
  return pen.unit([`${kind}>${fact.tone}.${fact.point}`, `moon>${fact.tone}.${fact.point}`])?.text ?? ''
}

function secondChoice(pen: Pen, fact: HourFact, kind: string): string {
  return pen.form('when.second', [
    () =>
      `If that will not do, take ${choice(pen, fact)}, when ${verb(pen, fact)}. ${capital(full(reason(pen, fact, kind)))}`,
    () =>
      `Second choice: ${choice(pen, fact)}, when ${verb(pen, fact)}. ${capital(full(reason(pen, fact, kind)))}`,
    () =>
      `Almost as good is ${choice(pen, fact)}, when ${verb(pen, fact)}. ${capital(full(reason(pen, fact, kind)))}`,
  ])
}

function* avoid(pen: Pen, fact: HourFact, kind: string): Iterable<Stroke> {
  const text = pen.form('when.avoid', [
    () => `Leave out ${choice(pen, fact)}, when ${verb(pen, fact)}.`,
    () => `I would avoid ${choice(pen, fact)}, when ${verb(pen, fact)}.`,
    () => `The hour to leave alone is ${choice(pen, fact)}, when ${verb(pen, fact)}.`,
    () => `Not ${choice(pen, fact)}: ${verb(pen, fact)} then.`,
  ])
  yield pen.line(text, [fact])
  const why = reason(pen, fact, kind)
  if (why) yield pen.line(capital(full(why)), [], fact.id)
}

/** Months: the strongest help, the strongest weight, and what is one's own. */
function* windowOfTime(pen: Pen): Iterable<Stroke> {
  const { reading, transits, passages, later } = pen.matter
  const all: Weather[] = [...transits, ...passages]
  const help = pen.freshFirst(all.filter((fact) => counts(fact) > 0.1)).sort((a, b) => counts(b) - counts(a))
  const best = help[0] ?? (pen.matter.frame.isNamed ? null : later.find((fact) => counts(fact) > 0.1)) ?? null
  const unit = pen.unit(
    best
      ? [...verdictKeys(pen, '?', 'go').map((key) => key.replace('?', '?when.')), '?when.any.go']
      : ['?when.any.quiet'],
  )
  if (unit)
    yield pen.line(
      full(spoken(pen, unit.text.replaceAll('{when}', best ? whenWords(pen, best) : ''))),
      best ? [best] : [],
    )
  const unsure = uncertainty(pen, 'With the hour I could be closer.')
  if (unsure) yield unsure
  if (best) {
    yield pen.paragraph()
    yield* weather(pen, best, reading.theme, 'The reason is')
  }
  const second = help.find((fact) => fact !== best && fact.body !== best?.body)
  if (second) {
    yield pen.paragraph()
    yield* weather(pen, second, reading.theme, 'A second chance comes with', 'short')
  }
  const heavy = all.filter((fact) => counts(fact) < -0.15).sort((a, b) => counts(a) - counts(b))[0]
  if (heavy) {
    yield pen.paragraph()
    yield* weather(pen, heavy, reading.theme, 'The stretch to be careful in comes with')
  }
  yield pen.paragraph()
  const drive = driveFor(pen)
  yield* ownPart(pen, reading.theme, drive)
  yield* lastWord(pen, reading.theme, drive?.sign ?? null)
}
