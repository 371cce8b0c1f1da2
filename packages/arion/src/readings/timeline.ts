/** Which stretch of time a forecast is for: one of the presets, or whatever was written instead; what is not understood is asked back. */
import { addDays, addMonths } from '../question/calendar.ts'
import { readSpan } from '../question/span.ts'
import type { Span, SpanFrame } from '../question/span.ts'

export const TIMELINES = ['1 Week', '1 Month', '6 Weeks', '3 Months', '6 Months', '1 Year', '5 Years'] as const

export type TimelineReading = { kind: 'span'; span: Span; label: string } | { kind: 'not_understood'; ask: string }

/** Forecasts further off than this would be of little use, and the tables would have to be made for them. */
const MOST_YEARS = 10

export function readTimeline(written: string, frame: SpanFrame): TimelineReading {
  const label = written.trim().replace(/\s+/g, ' ')
  const text = label.toLowerCase()
  const counted = countedSpan(text, frame.today)
  if (counted === 'too_far')
    return ask(`That is further than I look. Up to ${MOST_YEARS} years ahead I can read; which part of them do you mean?`)
  if (counted) return { kind: 'span', span: counted, label: capitals(label) }
  if (/\b0+ [a-z]/.test(text)) return ask('A stretch of time that is over at once leaves nothing to look at. How long is it to be?')
  if (/\bbirthday\b/.test(text) && !frame.birthday) return ask('Until which day and month? I do not have your birthday at hand.')
  for (const words of [text, `in ${text}`, `this ${text}`, `the next ${text}`]) {
    const found = readSpan(words, frame)
    if (found.kind === 'past') return ask('That lies behind us, and I only look ahead. Which time to come do you mean?')
    if (found.kind === 'unclear') return ask(`I am not sure which time you mean by "${label}". Could you name it with a month or a year?`)
    if (found.kind !== 'span') continue
    const { span } = found
    if (span.to > addMonths(frame.today, MOST_YEARS * 12)) return readTimeline(`${MOST_YEARS + 1} years`, frame)
    return { kind: 'span', span, label: capitals(label) }
  }
  return ask(
    `I did not understand "${label}" as a stretch of time. Try "the next ten days", "until my birthday", "summer ${Number(frame.today.slice(0, 4)) + 1}" or "2 years".`,
  )
}

function ask(words: string): TimelineReading {
  return { kind: 'not_understood', ask: words }
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "6 weeks", "the next ten days", "2 years", "a year and a half" (eighteen months). */
function countedSpan(text: string, today: string): Span | 'too_far' | null {
  const half = /^(?:the |for |over |in )*(?:next |coming )?(?:half a year|half year)$/.exec(text)
  if (half) return monthsFrom(today, 6, 'the next six months')
  if (/^(?:the |for )?(?:next )?(?:a|one|1) (?:year and a half|and a half years)$/.test(text))
    return monthsFrom(today, 18, 'the next eighteen months')
  const found = new RegExp(
    `^(?:for |over |in |within |about )?(?:the )?(?:next |coming |following )?(?:(\\d{1,4})|(an?|${NUMBERS.join('|')})|(few|couple of))? ?(day|week|fortnight|month|quarter|year|decade)s?(?: ahead| from now| to come)?$`,
  ).exec(text)
  if (!found) return null
  const [, digits, word, vague, unit] = found
  // "next week" without a number is the calendar's next week, which the reader of questions knows
  if (!digits && !word && !vague && !/^(fortnight|quarter|decade)$/.test(unit!) && !/\b(coming|the next)\b/.test(text)) return null
  const count = digits
    ? Number(digits)
    : word
      ? /^an?$/.test(word)
        ? 1
        : NUMBERS.indexOf(word) + 1
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
  return months ? monthsFrom(today, months, words) : { from: today, to: addDays(today, days! - 1), phrase: words }
}

function monthsFrom(today: string, months: number, phrase: string): Span {
  return { from: today, to: addMonths(today, months), phrase }
}

/** "until my birthday" → "Until my birthday"; presets stay as they are. */
function capitals(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
