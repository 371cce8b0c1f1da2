/** A stretch of time that is counted from today: "6 weeks", "the next ten days", "2 years". */
import { addDays, addMonths } from '../../language/calendar.ts'
import { numberOf, NUMBERS } from '../../language/numbers.ts'
import type { Span } from '../../time/span.ts'

/** Forecasts further off than this would be of little use, and the tables would have to be made for them. */
export const MOST_YEARS = 10

/** "6 weeks", "the next ten days", "2 years", "a year and a half" (eighteen months). */
export function countedSpan(text: string, today: string): Span | 'too_far' | null {
  const half = /^(?:the |for |over |in )*(?:next |coming )?(?:half a year|half year)$/.exec(text)
  if (half) return monthsFrom(today, 6, 'the next six months')
  if (/^(?:the |for )?(?:next )?(?:a|one|1) (?:year and a half|and a half years)$/.test(text))
    return monthsFrom(today, 18, 'the next eighteen months')
  const found = new RegExp(
    `^(?:for |over |in |within |about )?(?:the )?(?:next |coming |following )?(?:(\\d{1,4})|(an?|${NUMBERS.join('|')})|(few|couple of))? ?(day|week|fortnight|month|quarter|year|decade)s?(?: ahead| from now| to come)?$`,
  ).exec(text)
  if (!found) return null
  const [, digits, word, vague, unit] = found
  // "the coming weeks" are more than one
  if (!digits && !word && !vague && text.includes(`${unit}s`)) return null
  // "next week" without a number is the calendar's next week, which the reader of questions knows
  if (
    !digits &&
    !word &&
    !vague &&
    !/^(fortnight|quarter|decade)$/.test(unit!) &&
    !/\b(coming|the next)\b/.test(text)
  )
    return null
  const count = digits
    ? Number(digits)
    : word
      ? /^an?$/.test(word)
        ? 1
        : numberOf(word)
      : vague
        ? vague === 'few'
          ? 3
          : 2
        : 1
  if (count < 1) return null
  const months = { month: count, quarter: count * 3, year: count * 12, decade: count * 120 }[unit!]
  const days = { day: count, week: count * 7, fortnight: count * 14 }[unit!]
  if ((months ?? (days ?? 0) / 30) > MOST_YEARS * 12) return 'too_far'
  const words = count === 1 ? `the next ${unit}` : `the next ${NUMBERS[count - 1] ?? count} ${unit}s`
  return months
    ? monthsFrom(today, months, words)
    : { from: today, to: addDays(today, days! - 1), phrase: words }
}

function monthsFrom(today: string, months: number, phrase: string): Span {
  return { from: today, to: addMonths(today, months), phrase }
}
