/** One of several times: its best hour, what speaks for it and against it, and no day beside its own. */
import type { HourFact, TimedFact } from '../../brief/facts.ts'
import { localTime } from '../../brief/time-frame.ts'
import { weekday, WEEKDAYS } from '../../language/calendar.ts'
import { partOfDay } from '../../language/part-of-day.ts'
import { dateWords } from '../../language/statements.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { calendarDay, hour } from '../../almanac/date-names.ts'
import { whenWords } from '../../almanac/leaning.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { passageMeaning } from '../../almanac/passage-lines.ts'
import { passageNoun, transitNoun } from '../../almanac/transit-names.ts'
import { withRulership } from '../../almanac/window-lines.ts'
import {
  choice as dayAndHour,
  hourKind,
  reason,
  subjectOfHour,
  verb,
} from '../../almanac/plans/day/choice-words.ts'
import { ledBy } from './names.ts'
import { helping, hindering } from './wind.ts'
import type { TimeOption } from './weighed.ts'

/** A single day is named by its date, so that nobody has to count. */
export function nameInLine(composer: Composer, option: TimeOption): string {
  return isDated(option) ? calendarDay(composer, option.context.frame.span.from) : option.name
}

/** By itself, with its year. */
export function nameAlone({ sky }: Composer, option: TimeOption): string {
  const { zone, from, span } = option.context.frame
  return isDated(option) ? `${WEEKDAYS[weekday(span.from) - 1]} ${dateWords(sky, zone, from)}` : option.name
}

function isDated({ choice, context }: TimeOption): boolean {
  const { from, to } = context.frame.span
  return choice.isTime === true && from === to && choice.hasNumber
}

export function* tellTime(composer: Composer, option: TimeOption, end = '.'): Iterable<LineOrBreak> {
  const { misnamed, isNoun } = option.choice
  // "Wait." is read as the verdict, and "January." as its name
  const isLead = end === '.' && !isNoun && !isDated(option)
  if (isLead) {
    yield* ledBy(option.name, skyOf(composer, option))
    return
  }
  yield composer.line(`${capital(nameInLine(composer, option))}${end}`)
  if (misnamed) yield composer.line(`You call it a ${misnamed}; I went by its number.`)
  yield* skyOf(composer, option)
}

function* skyOf(composer: Composer, option: TimeOption): Iterable<LineOrBreak> {
  const { from, to } = option.context.frame.span
  const sky = (within: Composer) => itsSky(within, option, from === to)
  for (const line of composer.within(option.context, sky))
    yield line === 'paragraph' ? line : { ...line, day: from }
}

function* itsSky(
  composer: Composer,
  { leaning: { helps, hinders }, hours: { best, hard } }: TimeOption,
  isDay: boolean,
): Iterable<LineOrBreak> {
  const isEmpty = !best && !helps && !hinders && !(isDay && hard)
  const quiet = isEmpty ? composer.unit('choice.times.quiet') : null
  if (quiet) {
    yield composer.line(quiet.text)
    return
  }
  if (best) yield isDay ? itsHour(composer, best) : dayInIt(composer, best)
  else if (isDay) {
    const none = composer.unit('choice.times.no_hour')
    if (none) yield composer.line(none.text)
  }
  if (helps) yield* tellWithin(composer, helps, helping(composer), isDay)
  if (hinders) yield* tellWithin(composer, hinders, hindering(composer), isDay)
  if (isDay && hard) yield hardHour(composer, hard)
}

/** The day is said before it. */
function itsHour(composer: Composer, fact: HourFact): Line {
  const at = `${partOf(composer, fact)}, around ${hour(composer, fact.at, 'at', subjectOfHour(fact))}`
  const why = capital(full(reason(composer, fact, hourKind(composer))))
  composer.lead(fact)
  return composer.line(
    composer.form('choice.its_hour', [
      () => `Its hour is ${at}, when ${verb(composer, fact)}. ${why}`,
      () => `The best of it is ${at}, when ${verb(composer, fact)}. ${why}`,
      () => `If it is that day, begin ${at}, when ${verb(composer, fact)}. ${why}`,
    ]),
    [fact],
  )
}

function dayInIt(composer: Composer, fact: HourFact): Line {
  const opening = composer.form('choice.hour', [
    () => 'The day in it is',
    () => 'If it is then, take',
    () => 'Of its days I would choose',
  ])
  const why = capital(full(reason(composer, fact, hourKind(composer))))
  composer.lead(fact)
  return composer.line(`${opening} ${dayAndHour(composer, fact)}, when ${verb(composer, fact)}. ${why}`, [
    fact,
  ])
}

function hardHour(composer: Composer, fact: HourFact): Line {
  const time = hour(composer, fact.at, 'at', subjectOfHour(fact))
  const why = reason(composer, fact, hourKind(composer))
  return composer.line(
    `${composer.form('choice.hard_hour', [
      () => `The hour to leave alone in it is around ${time}, when ${verb(composer, fact)}.`,
      () => `Keep clear of the time around ${time}, when ${verb(composer, fact)}.`,
    ])}${why ? ` ${capital(full(why))}` : ''}`,
    [fact],
  )
}

/** Of a day no date is said, and of a stretch those that lie in it. */
function* tellWithin(
  composer: Composer,
  fact: TimedFact,
  opening: string,
  isDay: boolean,
): Iterable<LineOrBreak> {
  const noun = fact.kind === 'transit' ? transitNoun(composer, fact) : passageNoun(composer, fact)
  const when = isDay ? '' : `, ${whenWords(composer, fact)}`
  yield withRulership(composer, `${opening} ${noun}${when}.`, fact)
  yield* fact.kind === 'transit'
    ? meaning(composer, fact, composer.context.intent.theme, 'short')
    : passageMeaning(composer, fact)
}

/** Where they are alike: the part of the day in which each has its hour, else what no sky decides. */
export function* whatDecides(composer: Composer, options: readonly TimeOption[]): Iterable<LineOrBreak> {
  const hours = options.flatMap((option) => {
    const { best } = option.hours
    return best ? [{ part: partOf(composer, best), day: shortName(option) }] : []
  })
  const isTold = hours.length === options.length && new Set(hours.map(({ part }) => part)).size > 1
  const isClear = new Set(hours.map(({ day }) => day)).size === hours.length
  if (isTold && isClear) {
    const each = hours.map(({ part, day }) => `${day} ${part}`)
    yield composer.line(
      composer.form('choice.decides', [
        () => `What decides is when you are free, ${listed(each)}.`,
        () => `So let the hour decide that suits you, ${listed(each)}.`,
      ]),
    )
    return
  }
  const isOfDays = options.every(({ context }) => context.frame.span.from === context.frame.span.to)
  const unit = composer.unit(isOfDays ? 'choice.times.decides' : 'choice.times.decides.long')
  if (unit) yield composer.line(unit.text)
}

function listed(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
}

function partOf({ sky, context }: Composer, { at }: HourFact): string {
  return partOfDay(localTime(sky, context.frame.zone, at).minutes)
}

/** "Friday", or "today": two of them are told apart by it, or not at all. */
function shortName({ choice, context }: TimeOption): string {
  const { from, to } = context.frame.span
  if (from < to || !choice.hasNumber) return choice.name
  return WEEKDAYS[weekday(from) - 1]!
}
