import { addDays, addMonths } from '../../language/calendar.ts'
import { spelled } from '../../language/numbers.ts'
import { must } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  ninety: 90,
  several: 4,
}

const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS)
  .filter((word) => word.length > 2)
  .join('|')})`

export function countedFromNow(whole: string, { today, keepsLongSpans }: SpanFrame): Span | null {
  // "I have not slept for two weeks" tells how long it has been
  const text = whole.replace(
    new RegExp(
      `\\b(?:have|has|had|haven't|hasn't|been|'ve|not|didn't)\\b[^?.]{0,60}? for (?:the (?:last|past) )?(?:about |over |almost |nearly |more than )?${NUMBER}(?: of)? (?:day|week|month|year)s?\\b`,
    ),
    ' ',
  )
  const found =
    new RegExp(
      `\\b(?:next|coming|following|for|over|within|these|in) (?:the )?(?:next |coming |following )?(?:a )?${NUMBER}(?: of)? (day|week|month|year)s?\\b`,
    ).exec(text) ?? new RegExp(`\\b${NUMBER} (day|week|month|year)s (?:ahead|from now|to come)\\b`).exec(text)
  if (found) {
    const most = keepsLongSpans ? Infinity : found[2] === 'year' ? 3 : 400
    const count = Math.min(Number(found[1]) || NUMBERS[found[1] ?? ''] || 1, most)
    const unit = must(found[2], 'unit')
    const word = count === 1 ? `the next ${unit}` : `the next ${spelled(count)} ${unit}s`
    const end =
      unit === 'day'
        ? addDays(today, count - 1)
        : unit === 'week'
          ? addDays(today, count * 7 - 1)
          : addMonths(today, unit === 'month' ? count : count * 12)
    return { from: today, to: end, phrase: word }
  }
  if (/\bfortnight\b/.test(text)) return { from: today, to: addDays(today, 13), phrase: 'the next fortnight' }
  if (/\b(half a year|half year)\b/.test(text))
    return { from: today, to: addMonths(today, 6), phrase: 'the next six months' }
  return null
}
