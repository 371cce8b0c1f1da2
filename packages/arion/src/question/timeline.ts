/**
 * Which stretch of time a forecast is for: one of the presets, or whatever was written instead; what is not
 * understood is asked back.
 */
import { traitsIn } from './traits.ts'
import { addMonths } from '../language/calendar.ts'
import { capital } from '../language/text.ts'
import { spanAhead } from './time-asked.ts'
import type { SpanFrame } from './time-asked.ts'
import type { Span } from '../time/span.ts'
import { wholeTime } from '../time/whole-text.ts'

export const TIMELINES = [
  '1 Week',
  '1 Month',
  '6 Weeks',
  '3 Months',
  '6 Months',
  '1 Year',
  '5 Years',
] as const
export type Timeline = (typeof TIMELINES)[number]

export type ParsedTimeline =
  | { kind: 'span'; span: Span; label: string }
  | { kind: 'not_understood'; ask: string }

/** Forecasts further off than this would be of little use, and the tables would have to be made for them. */
export const MOST_YEARS = 10

export function readTimeline(written: string, frame: SpanFrame): ParsedTimeline {
  const label = written.trim().replace(/\s+/g, ' ')
  // "the days until Christmas" are until Christmas
  const text = label.toLowerCase().replace(LEAD, '')
  if (traitsIn(text).has('life_end'))
    return ask('How long that is no chart can say. Which months or years to come do you mean?')
  if (/\b0+ [a-z]/.test(text))
    return ask('A stretch of time that is over at once leaves nothing to look at. How long is it to be?')
  if (/\bbirthday\b/.test(text) && !frame.birthday)
    return ask('Until which day and month? I do not have your birthday at hand.')
  for (const words of [text, `the next ${text}`, `in ${text}`, `this ${text}`]) {
    const whole = wholeTime(words, frame)
    if (whole.kind === 'unclear')
      return ask(`I am not sure which time you mean by "${label}". Could you name it with a month or a year?`)
    if (whole.kind === 'partly')
      return ask(
        `I am not sure which time you mean by "${label}". Could you name its first and last day, or its months?`,
      )
    const found = spanAhead(words, { ...frame, keepsLongSpans: true })
    if (found.kind === 'past')
      return ask('That lies behind us, and I only look ahead. Which time to come do you mean?')
    if (found.kind !== 'span') continue
    if (found.span.to > addMonths(frame.today, MOST_YEARS * 12))
      return ask(
        `That is further than I look. Up to ${MOST_YEARS} years ahead I can read; which part of them do you mean?`,
      )
    return { kind: 'span', span: found.span, label: capital(label) }
  }
  return ask(
    `I did not understand "${label}" as a stretch of time. Try "the next ten days", "until my birthday", "summer ${Number(frame.today.slice(0, 4)) + 1}" or "2 years".`,
  )
}

function ask(words: string): ParsedTimeline {
  return { kind: 'not_understood', ask: words }
}

const LEAD =
  /^(?:all )?(?:the )?(?:days|weeks|months|years|time)(?: left)? (?=until |till |up to |before |after )/
