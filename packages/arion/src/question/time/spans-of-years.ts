import { addMonths, partsOf } from '../../language/calendar.ts'
import { must } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'

export function namedYear(text: string, { today }: SpanFrame): Span | null {
  const { year } = partsOf(today)
  if (/\bnext year\b/.test(text))
    return { from: `${year + 1}-01-01`, to: `${year + 1}-12-31`, phrase: String(year + 1) }
  if (/\b(coming|following|new) year\b|\byear ahead\b|\bnext twelve months\b/.test(text))
    return { from: today, to: addMonths(today, 12), phrase: 'the coming year' }
  if (/\b(this|my|the current|this a (good|bad|right)) year\b/.test(text))
    return { from: today, to: `${year}-12-31`, phrase: 'the rest of the year' }
  return null
}

export function plainYear(text: string, { today }: SpanFrame): Span | null {
  const found = /\b(20\d{2})\b/.exec(text)
  return found
    ? {
        from: `${found[1]}-01-01`,
        to: `${found[1]}-12-31`,
        phrase: Number(found[1]) === partsOf(today).year ? 'this year' : must(found[1], 'year'),
      }
    : null
}
