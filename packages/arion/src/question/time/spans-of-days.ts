import {
  addDays,
  dateOf,
  daysBetween,
  daysInMonth,
  MONTHS,
  partsOf,
  weekday,
  WEEKDAYS,
} from '../../language/calendar.ts'
import { elementAt } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'
import { MONTH, one, monday, monthNumber } from './span-of.ts'

export function explicitDay(text: string, { today }: SpanFrame): Span | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: (\\d{4}))?\\b`).exec(text)
  const monthFirst = new RegExp(
    `\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! ?\\d)(?: (\\d{4}))?\\b`,
  ).exec(text)
  const found = iso
    ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    : dayFirst
      ? { year: Number(dayFirst[3] ?? 0), month: monthNumber(dayFirst[2] ?? ''), day: Number(dayFirst[1]) }
      : monthFirst
        ? {
            year: Number(monthFirst[3] ?? 0),
            month: monthNumber(monthFirst[1] ?? ''),
            day: Number(monthFirst[2]),
          }
        : null
  if (!found || found.month < 1 || found.month > 12 || found.day < 1) return null
  const year = found.year || partsOf(today).year
  if (found.day > daysInMonth(year, found.month)) return null
  let date = dateOf(year, found.month, found.day)
  if (!found.year && date < today) date = dateOf(year + 1, found.month, found.day)
  const words = `${found.day} ${MONTHS[found.month - 1]}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`
  const isLimit = /\b(until|till|before|by) (the )?\d|\b(until|till|before|by) [a-z]+ \d/.test(text)
  return isLimit
    ? { from: today, to: date, phrase: `the time until ${words}` }
    : { from: date, to: date, phrase: words }
}

export function namedDay(text: string, { today }: SpanFrame): Span | null {
  if (/\bday after tomorrow\b/.test(text)) return one(addDays(today, 2), 'the day after tomorrow')
  if (/\btomorrow\b/.test(text)) return one(addDays(today, 1), 'tomorrow')
  if (/\b(today|tonight|this (morning|afternoon|evening))\b/.test(text)) return one(today, 'today')
  if (/\bnext weekend\b/.test(text))
    return { from: addDays(monday(today), 12), to: addDays(monday(today), 13), phrase: 'next weekend' }
  if (/\b(this|the|on the|at the|over the|coming) ?weekend\b/.test(text))
    return { from: addDays(monday(today), 5), to: addDays(monday(today), 6), phrase: 'this weekend' }
  return null
}

export function weekdayName(text: string, { today }: SpanFrame): Span | null {
  const found =
    /\b(?:(this|next|on|by|until|before|coming) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.exec(
      text,
    )
  if (!found) return null
  const wanted = WEEKDAYS.findIndex((name) => name.toLowerCase() === found[2]) + 1
  let date = addDays(today, (wanted - weekday(today) + 7) % 7)
  if (found[1] === 'next' && daysBetween(today, date) < 7) date = addDays(monday(today), 6 + wanted)
  const name = elementAt(WEEKDAYS, wanted - 1)
  return ['by', 'until', 'before'].includes(found[1] ?? '')
    ? { from: today, to: date, phrase: `the days until ${name}` }
    : one(date, found[1] === 'next' ? `${name} of next week` : name)
}
