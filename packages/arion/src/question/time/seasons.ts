import { addDays, addMonths, dateOf, daysInMonth, partsOf } from '../../language/calendar.ts'
import { must } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'

export function quarterOfYear(text: string, { today }: SpanFrame): Span | null {
  if (/\bnext quarter\b/.test(text)) {
    const { year, month: m } = partsOf(today)
    const start = addMonths(dateOf(year, Math.floor((m - 1) / 3) * 3 + 1, 1), 3)
    return { from: start, to: addDays(addMonths(start, 3), -1), phrase: 'the next quarter' }
  }
  return null
}

export function seasonOf(text: string, { today, isSouthern }: SpanFrame): Span | null {
  const found =
    /\b(?:(this|next|in|the|by|until|during|early|late|coming) )?(spring|summer|autumn|fall|winter)(?: of)?(?: (\d{4}))?\b/.exec(
      text,
    )
  if (
    !found ||
    (found[2] === 'fall' && !found[1] && !found[3]) ||
    (found[2] === 'spring' && !found[1] && !found[3])
  )
    return null
  if (found[2] === 'fall' && found[1] === 'the') return null
  const season = found[2] === 'fall' ? 'autumn' : must(found[2], 'season')
  const northern = { spring: 3, summer: 6, autumn: 9, winter: 12 }[season] ?? 6
  const startMonth = isSouthern ? ((northern + 5) % 12) + 1 : northern
  let year = found[3] ? Number(found[3]) : partsOf(today).year
  if (!found[3]) {
    const endsThisYear = addDays(addMonths(dateOf(year, startMonth, 1), 3), -1)
    const before = addDays(addMonths(dateOf(year - 1, startMonth, 1), 3), -1)
    if (before >= today && found[1] !== 'next') year -= 1
    else if (endsThisYear < today || (found[1] === 'next' && dateOf(year, startMonth, 1) <= today)) year += 1
  }
  const from = dateOf(year, startMonth, 1)
  const named = year === partsOf(today).year ? `this ${season}` : `${season} ${year}`
  return { from, to: addDays(addMonths(from, 3), -1), phrase: named }
}

export function holiday(text: string, { today }: SpanFrame): Span | null {
  const found =
    /\b(before|until|till|by|around|at|over|after)?(?: the)? ?(christmas|new year'?s?(?: eve| day)?)\b/.exec(
      text,
    )
  if (
    !found ||
    (/\bnew year\b(?! ?'?s)/.test(found[0]) && !/(before|until|till|by|around|after|over|at)/.test(found[0]))
  )
    return null
  const isChristmas = found[2] === 'christmas'
  const year = partsOf(today).year
  let date = isChristmas ? dateOf(year, 12, 25) : dateOf(year, 12, 31)
  if (date < today) date = addMonths(date, 12)
  const name = isChristmas ? 'Christmas' : 'the new year'
  if (found[1] === 'after')
    return { from: addDays(date, 1), to: addDays(date, 28), phrase: `the weeks after ${name}` }
  if (found[1] === 'around' || found[1] === 'at' || found[1] === 'over' || !found[1])
    return { from: addDays(date, -3), to: addDays(date, 4), phrase: `the days around ${name}` }
  return { from: today, to: date, phrase: `the time until ${name}` }
}

export function untilBirthday(text: string, { today, birthday }: SpanFrame): Span | null {
  if (!birthday || !/\b(my|next) birthday\b/.test(text)) return null
  const { year } = partsOf(today)
  const [m, d] = [Number(birthday.slice(0, 2)), Number(birthday.slice(3, 5))]
  let date = dateOf(year, m, Math.min(d, daysInMonth(year, m)))
  if (date <= today) date = dateOf(year + 1, m, Math.min(d, daysInMonth(year + 1, m)))
  if (/\bafter my birthday\b/.test(text))
    return { from: addDays(date, 1), to: addDays(date, 60), phrase: 'the weeks after your birthday' }
  if (/\b(on|at) (my|next) birthday\b/.test(text)) return { from: date, to: date, phrase: 'your birthday' }
  return { from: today, to: date, phrase: 'the time until your birthday' }
}
