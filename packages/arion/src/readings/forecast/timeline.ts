/**
 * Which stretch of time a forecast is for: one of the presets, or whatever was written instead; what is not
 * understood is asked back.
 */
import { traitsIn } from '../../question/traits.ts'
import { addMonths, WEEKDAYS } from '../../language/calendar.ts'
import { spanAhead } from '../../question/time-asked.ts'
import { countedSpan, MOST_YEARS } from './counted-span.ts'
import { limitsIn } from './time-limits.ts'
import { MONTH, SEASON, YEAR } from './time-point.ts'
import { capital } from '../../language/text.ts'
import { NUMBERS } from '../../language/numbers.ts'
import type { SpanFrame } from '../../question/time-asked.ts'
import type { Span } from '../../time/span.ts'

export const TIMELINES = [
  '1 Week',
  '1 Month',
  '6 Weeks',
  '3 Months',
  '6 Months',
  '1 Year',
  '5 Years',
] as const

export type ParsedTimeline =
  | { kind: 'span'; span: Span; label: string }
  | { kind: 'not_understood'; ask: string }

export function readTimeline(written: string, frame: SpanFrame): ParsedTimeline {
  const label = written.trim().replace(/\s+/g, ' ')
  // "the days until Christmas" are until Christmas
  const text = label
    .toLowerCase()
    .replace(
      /^(?:all )?(?:the )?(?:days|weeks|months|years|time)(?: left)? (?=until |till |up to |before )/,
      '',
    )
  if (traitsIn(text).has('life_end'))
    return ask('How long that is no chart can say. Which months or years to come do you mean?')
  const counted = countedSpan(text, frame.today)
  if (counted === 'too_far')
    return ask(
      `That is further than I look. Up to ${MOST_YEARS} years ahead I can read; which part of them do you mean?`,
    )
  if (counted) return { kind: 'span', span: counted, label: capital(label) }
  if (/\b0+ [a-z]/.test(text))
    return ask('A stretch of time that is over at once leaves nothing to look at. How long is it to be?')
  if (/\bbirthday\b/.test(text) && !frame.birthday)
    return ask('Until which day and month? I do not have your birthday at hand.')
  const limits = limitsIn(text, frame)
  if (limits === 'impossible')
    return ask(`There is no such stretch of time as "${label}" in the calendar. Which dates do you mean?`)
  if (limits && limits.to < frame.today)
    return ask('That lies behind us, and I only look ahead. Which time to come do you mean?')
  if (limits && limits.to > addMonths(frame.today, MOST_YEARS * 12))
    return readTimeline(`${MOST_YEARS + 1} years`, frame)
  if (limits) {
    const from = limits.from < frame.today ? frame.today : limits.from
    return { kind: 'span', span: { from, to: limits.to, phrase: 'this time' }, label: capital(label) }
  }
  if (isMoreThanUnderstood(text))
    return ask(
      `I am not sure which time you mean by "${label}". Could you name its first and last day, or its months?`,
    )
  for (const words of [text, `in ${text}`, `this ${text}`, `the next ${text}`]) {
    const found = spanAhead(words, frame)
    if (found.kind === 'past')
      return ask('That lies behind us, and I only look ahead. Which time to come do you mean?')
    if (found.kind === 'unclear')
      return ask(`I am not sure which time you mean by "${label}". Could you name it with a month or a year?`)
    if (found.kind !== 'span') continue
    const { span } = found
    if (span.to > addMonths(frame.today, MOST_YEARS * 12))
      return readTimeline(`${MOST_YEARS + 1} years`, frame)
    return { kind: 'span', span, label: capital(label) }
  }
  return ask(
    `I did not understand "${label}" as a stretch of time. Try "the next ten days", "until my birthday", "summer ${Number(frame.today.slice(0, 4)) + 1}" or "2 years".`,
  )
}

function ask(words: string): ParsedTimeline {
  return { kind: 'not_understood', ask: words }
}

const COUNTED = `(?:\\d{1,3}|an?|few|couple|several|fourteen|twenty|thirty|ninety|${NUMBERS.join('|')})`
/** One stretch that the reader of questions knows whole. */
const KNOWN = new RegExp(
  `\\b(?:(?:rest|remainder) of (?:the|this) (?:week|month|year)|end of (?:the|this|next) (?:week|month|year)|(?:week|month) after next|day after tomorrow|after (?:christmas|my birthday)|` +
    `(?:(?:this|next|early|late|coming) )?(?:${SEASON}|${MONTH})(?: of)?(?: ${YEAR})?|(?:this|next|coming|following|current|my|new) (?:few )?(?:weekend|week|month|year|quarter|birthday)s?|(?:week|month|year) ahead|` +
    `(?:(?:in|within|over|for|next|coming|following|these) )?(?:the )?(?:next |coming |following )?(?:a )?${COUNTED}(?: of)? (?:day|week|month|year)s?|weekend|tomorrow|today|tonight|christmas|${YEAR}|(?:${WEEKDAYS.join('|').toLowerCase()}))\\b`,
)
const DATE_LIKE = new RegExp(
  `\\d|\\b(?:${MONTH}|${SEASON}|(?:${WEEKDAYS.join('|').toLowerCase()})s?|(?:day|week|weekend|month|year|quarter|decade|fortnight)s?|${NUMBERS.join('|')}|tomorrow|today|tonight|christmas|easter|birthday|` +
    'to|until|till?|between|and|from|since|after|before|by|through|except|without|every|each|or|but|not|starting|early|mid|middle|late|end|beginning|start|rest|half|first|second|third|fourth|last)\\b',
)

/** Whether dates, counts or joining words are left over beside the one stretch of time that will be read. */
function isMoreThanUnderstood(text: string): boolean {
  return DATE_LIKE.test(text.replace(KNOWN, ' ').replace(/\bweeks(?= *$)|^the weeks\b/, ' '))
}
