/** The dates that an answer named, and which of them a follow-up takes up. */
import { addDays, daysBetween, weekday, WEEKDAYS } from '../language/calendar.ts'
import { timesIn } from './read-time.ts'
import { monthOf, weekendOf, weekOf, yearOf } from './point.ts'
import type { FoundTime, Stretch, TimeFrame } from './span.ts'

export function datesOf(answer: string, frame: TimeFrame): FoundTime[] {
  return timesIn(answer, { ...frame, earlier: 'answer' }).filter(({ grain }) => grain !== 'open')
}

/** What an answer is about that names its times unasked: a stretch that it bounds, else all that it names. */
export function timeOfAnswer(answer: string, dates: readonly FoundTime[], today: string): FoundTime | null {
  const first = dates[0]
  if (!first) return null
  return bounded(answer, dates) ?? upTo(answer, first, today) ?? (dates.length > 2 ? first : hull(dates))
}

/** "enters Virgo on 26 July and stays until 26 November", "retrograde on the 9th, direct on the 3rd". */
export function bounded(answer: string, [first, last]: readonly FoundTime[]): FoundTime | null {
  if (!first || !last || last.span.to <= first.span.from) return null
  const between = answer.slice(first.at[1], last.at[0])
  const lead = answer.slice(0, first.at[0])
  const ends = /\b(until|direct)\b/.test(between)
  const begins = /\b(retrograde|backwards?|vakri)\b[^.!?]*\b(since|from|on|between)( the)? $/i.test(lead)
  return ends && (begins || !/[.!?]/.test(between)) ? hull([first, last]) : null
}

/** "Go slowly until 24 June" speaks of the time from today. */
function upTo(answer: string, date: FoundTime, today: string): FoundTime | null {
  const lead = answer.slice(0, date.at[0])
  if (date.grain !== 'day' || date.span.to <= today || !/\b(until|till|before)\s(\w+day )?$/i.test(lead))
    return null
  const to = /before\s(\w+day )?$/i.test(lead) ? addDays(date.span.from, -1) : date.span.to
  return to < today
    ? null
    : { ...date, span: { from: today, to, phrase: `the time until ${date.span.phrase}` } }
}

export function hull(dates: readonly FoundTime[]): FoundTime | null {
  const first = dates[0]
  if (!first) return null
  const from = dates.reduce((least, { span }) => (span.from < least ? span.from : least), first.span.from)
  const to = dates.reduce((most, { span }) => (span.to > most ? span.to : most), first.span.to)
  return { ...first, span: { from, to, phrase: 'these dates' } }
}

/** "the second one", "the other one then", "the last of them". */
export function nth(text: string, dates: readonly FoundTime[]): FoundTime | null {
  const found =
    /\b(first|second|third|other|latter|former|last) (?:one|date|day|evening|of (?:them|those|the two))|^(?:the |and the )?(first|second|third|other|latter|former)\b(?! (?:week|month|half))/.exec(
      text,
    )
  const word = found?.[1] ?? found?.[2]
  if (!word) return null
  const index =
    { first: 0, former: 0, second: 1, other: 1, latter: 1, third: 2, last: dates.length - 1 }[word] ?? 0
  return dates[index] ?? null
}

/** "that Tuesday", "that month": the one that was named, or the one about the day that was named. */
export function pointedAt(text: string, dates: readonly FoundTime[]): FoundTime | null {
  const word =
    /\bthat (year|month|week|weekend|day|date|evening|night|morning|afternoon|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:i|you|he|she|we|they)\b)/.exec(
      text,
    )?.[1]
  if (!word) return null
  const number = WEEKDAYS.findIndex((name) => name.toLowerCase() === word) + 1
  if (number > 0)
    return (
      dates.find(({ span }) => span.from === span.to && weekday(span.from) === number) ??
      dates.map((date) => within(date, number)).find((date) => date !== null) ??
      null
    )
  const single = dates.find(({ span }) => span.from === span.to)
  if (/day|date|evening|night|morning|afternoon/.test(word)) return single ?? null
  const about = UNITS[word]
  const first = dates[0]
  if (!about || !first) return null
  const exact = dates.find(({ grain }) => grain === word)
  return exact ?? { ...first, span: { ...about(first.span.from), phrase: `that ${word}` } }
}

const UNITS: Readonly<Record<string, (date: string) => Stretch>> = {
  week: weekOf,
  weekend: weekendOf,
  month: monthOf,
  year: (date) => yearOf(Number(date.slice(0, 4))),
}

export function within(date: FoundTime, number: number): FoundTime | null {
  const { from, to } = date.span
  const day = addDays(from, (number - weekday(from) + 7) % 7)
  return day <= to ? { ...date, span: { from: day, to: day, phrase: date.span.phrase } } : null
}

/** "before that", "why not sooner": the time up to what was named. */
export function edge(text: string, dates: readonly FoundTime[], { today }: TimeFrame): FoundTime | null {
  const first = dates.find(({ span }) => span.from > today && daysBetween(today, span.from) < 400)
  if (!first || !EARLIER.test(text)) return null
  return {
    ...first,
    span: { from: today, to: addDays(first.span.from, -1), phrase: `the time until ${first.span.phrase}` },
  }
}

const EARLIER =
  /(?<!not )\bbefore (that|then|it)\b(?! or)|(?<!or |not )\bbefore ?\?|^(?:and |but |so )?(?:not |if not )?before[.?!]?$|^(?!.*\b(why|or (earlier|sooner)|the earlier)\b).*\b(sooner|earlier|meanwhile|in the meantime|until then)\b/
