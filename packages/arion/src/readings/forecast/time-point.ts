/** One point of time in words: a day, month, season, year or part of one. */
import {
  addDays,
  addMonths,
  dateOf,
  daysInMonth,
  MONTHS,
  partsOf,
  weekday,
  WEEKDAYS,
} from '../../language/calendar.ts'
import { spanAhead } from '../../question/time-asked.ts'
import type { SpanFrame } from '../../question/time-asked.ts'
import { fixed, dayPoint, monthPoint, yearPoint, months, partOf, monthNumber } from './points-of-time.ts'
import type { TimePoint } from './points-of-time.ts'

export const MONTH =
  `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`.toLowerCase()
export const SEASON = '(?:spring|summer|autumn|fall|winter)'
export const YEAR = '(?:(?:19|20|21)\\d{2})'
const PARTS: Record<string, string> = {
  early: 'start',
  beginning: 'start',
  start: 'start',
  mid: 'mid',
  middle: 'mid',
  late: 'end',
  end: 'end',
}

export function pointIn(text: string, frame: SpanFrame): TimePoint | null {
  const { today, birthday } = frame
  const thisYear = partsOf(today).year
  const [, word = '', of = ''] = /^(?:(early|beginning|start|mid|middle|late|end)[ -])(.+)$/.exec(text) ?? []
  const part = PARTS[word]
  if (part) {
    const whole = pointIn(/^(week|month|year)$/.test(of) ? `this ${of}` : of, frame)
    return whole && { year: whole.year, inYear: (year) => partOf(whole.inYear(year), part) }
  }
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text)
  if (iso)
    return iso[3]
      ? dayPoint(Number(iso[1]), Number(iso[2]), Number(iso[3]))
      : monthPoint(Number(iso[1]), Number(iso[2]))
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})?$/.exec(text)
  if (dotted) return dayPoint(Number(dotted[3]) || null, Number(dotted[2]), Number(dotted[1]))
  const day =
    new RegExp(`^(?<day>\\d{1,2}) (?<month>${MONTH})(?: (?<year>${YEAR}))?$`).exec(text) ??
    new RegExp(`^(?<month>${MONTH}) (?<day>\\d{1,2})(?: (?<year>${YEAR}))?$`).exec(text)
  if (day?.groups)
    return dayPoint(
      Number(day.groups['year']) || null,
      monthNumber(day.groups['month'] ?? ''),
      Number(day.groups['day']),
    )
  const month = new RegExp(`^(${MONTH})(?: (${YEAR}))?$`).exec(text)
  if (month) return monthPoint(Number(month[2]) || null, monthNumber(month[1] ?? ''))
  if (new RegExp(`^${YEAR}$`).test(text)) return yearPoint(Number(text))
  const quarter = new RegExp(`^(?:q([1-4])|(first|second|third|fourth|last) quarter) (${YEAR})$`).exec(text)
  if (quarter) {
    const index = quarter[1]
      ? Number(quarter[1]) - 1
      : Math.min(3, ['first', 'second', 'third', 'fourth', 'last'].indexOf(quarter[2] ?? ''))
    return { year: Number(quarter[3]), inYear: (year) => months(year, index * 3 + 1, 3) }
  }
  const season = new RegExp(`^(${SEASON})(?: (${YEAR}))?$`).exec(text)
  const northern = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[season?.[1] ?? '']
  if (season && northern) {
    return {
      year: Number(season[2]) || null,
      inYear: (year) => months(year, frame.isSouthern ? ((northern + 5) % 12) + 1 : northern, 3),
    }
  }
  if (text === 'christmas') return dayPoint(null, 12, 25)
  if (/^(?:my|next|my next) birthday$/.test(text) && birthday)
    return {
      year: null,
      inYear: (year) => {
        const number = Number(birthday.slice(0, 2))
        const date = dateOf(year, number, Math.min(Number(birthday.slice(3)), daysInMonth(year, number)))
        return date > today ? { from: date, to: date } : { from: addDays(today, -1), to: addDays(today, -1) }
      },
    }
  const named = /^(this|next) (week|month|year)$/.exec(text)
  const more = named?.[1] === 'next' ? 1 : 0
  if (named?.[2] === 'year') return yearPoint(thisYear + more)
  if (named?.[2] === 'month') {
    const { year, month: number } = partsOf(addMonths(`${today.slice(0, 7)}-01`, more))
    return monthPoint(year, number)
  }
  if (named) {
    const monday = addDays(today, 1 - weekday(today) + more * 7)
    return fixed({ from: monday, to: addDays(monday, 6) })
  }
  if (/^(?:now|today)$/.test(text)) return fixed({ from: today, to: today })
  if (
    new RegExp(
      `^(?:(?:day after )?tomorrow|(?:(?:this|next) )?(?:${WEEKDAYS.join('|').toLowerCase()}|weekend))$`,
    ).test(text)
  ) {
    const found = spanAhead(text === 'weekend' ? 'this weekend' : text, frame)
    return found.kind === 'span' ? fixed(found.span) : null
  }
  return null
}
