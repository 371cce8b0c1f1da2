/** Two points of time and what lies between them: "from A to B", "A and B", "until A". */
import { addDays, addMonths, partsOf } from '../../language/calendar.ts'
import { MONTH, pointIn, YEAR } from './time-point.ts'
import type { SpanFrame } from '../../question/time-asked.ts'
import type { Stretch, TimePoint } from './points-of-time.ts'

const JOIN = '(?: ?- ?| (?:to|until|till?|through|and) )'
const UNTIL =
  /^(?:(?:from )?(?:now|today) (?:on )?)?(?:and )?(until|till?|up to|to|through|by|before|-) (?!now\b)(.+)$/

/**
 * What is written as one exact point, as "A to B", "A and B" or "until A"; null where it is none of these.
 */
export function limitsIn(written: string, frame: SpanFrame): Stretch | 'impossible' | null {
  const text = written
    .replace(/[–—]/g, '-')
    .replace(/[,?!]/g, ' ')
    .replace(/\b(the|of)\b/g, ' ')
    .replace(/\b(\d{1,2})(st|nd|rd|th)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:in|on|during|over|throughout|for) /, '')
  const limit = UNTIL.exec(text)
  if (limit) {
    const point = pointIn(limit[2]!, frame)
    const found = point && nextOf(point, frame.today)
    if (!found || found === 'impossible') return found
    const to =
      limit[1] === 'before'
        ? addDays(found.from, -1)
        : limit[1] === 'through'
          ? found.to
          : (found.until ?? found.to)
    return { from: frame.today, to }
  }
  // the calendar's own weeks and months alone are read as in the chat
  if (/^(?:this|next) |^(?:today|tomorrow|christmas|my birthday|end week)$/.test(text)) return null
  const single = pointIn(text, frame)
  if (single) return nextOf(single, frame.today)
  const opened = /^(from|between) (.+)$/.exec(text)
  const pair = pairIn(opened?.[2] ?? text, frame)
  if (!pair) return null
  const found = between(pair.first, pair.last, frame.today)
  // "March and June" is two stretches, and what lies between them was not meant
  if (
    found !== 'impossible' &&
    pair.isSum &&
    opened?.[1] !== 'between' &&
    addDays(found.firstTo, 1) !== found.lastFrom
  )
    return null
  return found
}

function pairIn(
  text: string,
  frame: SpanFrame,
): { first: TimePoint; last: TimePoint; isSum: boolean } | null {
  const days =
    new RegExp(`^(?<a>\\d{1,2})(?<join>${JOIN})(?<b>\\d{1,2}) (?<month>${MONTH})(?<year> ${YEAR})?$`).exec(
      text,
    ) ??
    new RegExp(`^(?<month>${MONTH}) (?<a>\\d{1,2})(?<join>${JOIN})(?<b>\\d{1,2})(?<year> ${YEAR})?$`).exec(
      text,
    )
  if (days) {
    const { a, b, join, month, year } = days.groups!
    const [first, last] = [a, b].map((day) => pointIn(`${day} ${month}${year ?? ''}`, frame))
    return first && last ? { first, last, isSum: join!.includes('and') } : null
  }
  // a year said once, after both, is that of the last; `between` gives it to the first
  for (const { index, 0: join } of text.matchAll(new RegExp(JOIN, 'g'))) {
    const [first, last] = [
      pointIn(text.slice(0, index), frame),
      pointIn(text.slice(index + join.length), frame),
    ]
    if (first && last) return { first, last, isSum: join.includes('and') }
  }
  return null
}

type Between = Stretch & { firstTo: string; lastFrom: string }

function between(first: TimePoint, last: TimePoint, today: string): Between | 'impossible' {
  const thisYear = partsOf(today).year
  const firstYears = first.year
    ? [first.year]
    : last.year
      ? [last.year, last.year - 1]
      : [-1, 0, 1, 2, 3, 4].map((more) => thisYear + more)
  for (const year of firstYears) {
    const a = first.inYear(year)
    for (const lastYear of last.year ? [last.year] : [year, year + 1]) {
      const b = last.inYear(lastYear)
      if (!a || !b || b.from < a.from || b.to < a.to) continue
      // without a year it is the one to come, or the one that has only just begun
      if (!first.year && !last.year && (b.to < today || a.from < addMonths(today, -2))) break
      return { from: a.from, to: b.to, firstTo: a.to, lastFrom: b.from }
    }
  }
  return 'impossible'
}

function nextOf(point: TimePoint, today: string): Stretch | 'impossible' {
  if (point.year) return point.inYear(point.year) ?? 'impossible'
  for (let year = partsOf(today).year - 1; year < partsOf(today).year + 8; year += 1) {
    const found = point.inYear(year)
    if (found && found.to >= today) return found
  }
  return 'impossible'
}
