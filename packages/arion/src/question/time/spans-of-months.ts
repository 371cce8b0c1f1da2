import { addDays, addMonths, dateOf, partsOf } from '../../language/calendar.ts'
import { must } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'
import { MONTH, month, monthPhrase, monday, monthNumber } from './span-of.ts'

export function monthOf(text: string, { today }: SpanFrame): Span | null {
  const found = new RegExp(
    `\\b(?:(in|next|this|by|until|till|of|during|early|late|mid|before|for|through|around|about|and|to|how is|how will|what about) )?${MONTH}\\b(?: (\\d{4}))?`,
    'g',
  )
  for (const match of text.matchAll(found)) {
    const word = must(match[2], 'month')
    // "may", "march" are verbs unless something marks them as a month
    if (['may', 'march', 'mar', 'sep', 'dec', 'jan'].includes(word) && !match[1] && !match[3]) continue
    if (
      word === 'may' &&
      /\b(may (i|we|be|have|it|they|he|she|you|not)|(that|which|it|this|and|to) may)\b/.test(text) &&
      !match[3]
    )
      continue
    const number = monthNumber(word)
    let year = match[3] ? Number(match[3]) : partsOf(today).year
    if (
      !match[3] &&
      (number < partsOf(today).month || (match[1] === 'next' && number === partsOf(today).month))
    )
      year += 1
    const start = dateOf(year, number, 1)
    if (['by', 'until', 'till', 'before'].includes(match[1] ?? '')) {
      const to = match[1] === 'before' ? addDays(start, -1) : month(start, '').to
      return { from: today, to, phrase: `the time until ${monthPhrase(start, today)}` }
    }
    return month(start, monthPhrase(start, today))
  }
  return null
}

export function endOf(text: string, { today }: SpanFrame): Span | null {
  const next = /\bend of next (week|month|year)\b/.exec(text)
  if (next?.[1] === 'week')
    return {
      from: addDays(monday(today), 11),
      to: addDays(monday(today), 13),
      phrase: 'the end of next week',
    }
  if (next?.[1] === 'month') {
    const { to } = month(addMonths(`${today.slice(0, 7)}-01`, 1), '')
    return { from: `${to.slice(0, 7)}-21`, to, phrase: 'the end of next month' }
  }
  if (next) {
    const year = partsOf(today).year + 1
    return { from: `${year}-10-01`, to: `${year}-12-31`, phrase: `the end of ${year}` }
  }
  const found = /\b(?:rest|end|remainder) of (?:the|this) (week|month|year)\b/.exec(text)
  if (!found) return null
  if (found[1] === 'week')
    return { from: today, to: addDays(monday(today), 6), phrase: 'the rest of the week' }
  if (found[1] === 'month')
    return { from: today, to: month(`${today.slice(0, 7)}-01`, '').to, phrase: 'the rest of the month' }
  return { from: today, to: `${today.slice(0, 4)}-12-31`, phrase: 'the rest of the year' }
}

export function namedMonth(text: string, { today }: SpanFrame): Span | null {
  if (/\b(next|coming|following) month\b/.test(text))
    return month(addMonths(`${today.slice(0, 7)}-01`, 1), 'next month')
  // late in a month "this month" means the thirty days ahead as well
  if (/\b(this|my|the current|this a (good|bad|right)) month\b|\bmonth ahead\b/.test(text))
    return { from: today, to: addDays(today, 29), phrase: 'this month' }
  if (/\b(coming|next few|these|following) months\b/.test(text))
    return { from: today, to: addMonths(today, 4), phrase: 'the coming months' }
  return null
}
