import { addDays, addMonths } from '../../language/calendar.ts'
import type { Span, SpanFrame } from './span.ts'
import { week, month, monthPhrase, monday } from './span-of.ts'

export function weekAfter(text: string, { today, previous }: SpanFrame): Span | null {
  if (
    /\bthe (week|one) after( next)?\b/.test(text) &&
    !/week after (the|my|our|christmas|easter)/.test(text)
  ) {
    if (/\bafter next\b/.test(text) || !previous)
      return week(addDays(monday(today), 14), 'the week after next')
    return { from: addDays(previous.to, 1), to: addDays(previous.to, 7), phrase: 'the week after' }
  }
  if (/\bthe month after( next)?\b/.test(text)) {
    const start =
      previous && !/after next/.test(text)
        ? addMonths(`${previous.to.slice(0, 7)}-01`, 1)
        : addMonths(`${today.slice(0, 7)}-01`, 2)
    return month(start, monthPhrase(start, today))
  }
  if (
    /\b(the (day|next day) after|the following day)\b/.test(text) &&
    previous &&
    !/day after tomorrow/.test(text)
  ) {
    const date = addDays(previous.to, 1)
    return { from: date, to: date, phrase: 'the day after' }
  }
  return null
}

export function namedWeek(text: string, { today }: SpanFrame): Span | null {
  if (/\bweek after next\b/.test(text)) return week(addDays(monday(today), 14), 'the week after next')
  if (/\b(next|coming|following) week\b/.test(text)) return week(addDays(monday(today), 7), 'next week')
  if (/\b(this|my|the current|this a (good|bad|right)) week\b|\bweek ahead\b/.test(text))
    return week(monday(today), 'this week')
  if (/\b(coming|next few|these|following) weeks\b/.test(text))
    return { from: today, to: addDays(today, 41), phrase: 'the coming weeks' }
  return null
}
