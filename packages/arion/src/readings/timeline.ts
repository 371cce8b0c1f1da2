/** Which stretch of time a forecast is for: one of the presets, or whatever was written instead; what is not understood is asked back. */
import { addDays, addMonths, dateOf, daysInMonth, MONTHS, partsOf, weekday, WEEKDAYS } from '../question/calendar.ts'
import { readSpan } from '../question/span.ts'
import type { Span, SpanFrame } from '../question/span.ts'

export const TIMELINES = ['1 Week', '1 Month', '6 Weeks', '3 Months', '6 Months', '1 Year', '5 Years'] as const

export type TimelineReading = { kind: 'span'; span: Span; label: string } | { kind: 'not_understood'; ask: string }

/** Forecasts further off than this would be of little use, and the tables would have to be made for them. */
export const MOST_YEARS = 10

export function readTimeline(written: string, frame: SpanFrame): TimelineReading {
  const label = written.trim().replace(/\s+/g, ' ')
  // "the days until Christmas" are until Christmas
  const text = label
    .toLowerCase()
    .replace(/^(?:all )?(?:the )?(?:days|weeks|months|years|time)(?: left)? (?=until |till |up to |before )/, '')
  const counted = countedSpan(text, frame.today)
  if (counted === 'too_far')
    return ask(`That is further than I look. Up to ${MOST_YEARS} years ahead I can read; which part of them do you mean?`)
  if (counted) return { kind: 'span', span: counted, label: capitals(label) }
  if (/\b0+ [a-z]/.test(text)) return ask('A stretch of time that is over at once leaves nothing to look at. How long is it to be?')
  if (/\bbirthday\b/.test(text) && !frame.birthday) return ask('Until which day and month? I do not have your birthday at hand.')
  const limits = limitsIn(text, frame)
  if (limits === 'impossible') return ask(`There is no such stretch of time as "${label}" in the calendar. Which dates do you mean?`)
  if (limits && limits.to < frame.today) return ask('That lies behind us, and I only look ahead. Which time to come do you mean?')
  if (limits && limits.to > addMonths(frame.today, MOST_YEARS * 12)) return readTimeline(`${MOST_YEARS + 1} years`, frame)
  if (limits) {
    const from = limits.from < frame.today ? frame.today : limits.from
    return { kind: 'span', span: { from, to: limits.to, phrase: 'this time' }, label: capitals(label) }
  }
  if (isMoreThanUnderstood(text))
    return ask(`I am not sure which time you mean by "${label}". Could you name its first and last day, or its months?`)
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
  // "the coming weeks" are more than one
  if (!digits && !word && !vague && text.includes(`${unit}s`)) return null
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

type Stretch = { from: string; to: string; until?: string }
/** A day, month, season, year or part of one; without a year of its own it is there in every year. */
interface Point {
  year: number | null
  /** null: that year has no such day */
  inYear: (year: number) => Stretch | null
}

const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`.toLowerCase()
const SEASON = '(?:spring|summer|autumn|fall|winter)'
const YEAR = '(?:(?:19|20|21)\\d{2})'
const JOIN = '(?: ?- ?| (?:to|until|till?|through|and) )'
const PARTS: Record<string, string> = {
  early: 'start',
  beginning: 'start',
  start: 'start',
  mid: 'mid',
  middle: 'mid',
  late: 'end',
  end: 'end',
}
const UNTIL = /^(?:(?:from )?(?:now|today) (?:on )?)?(?:and )?(until|till?|up to|to|through|by|before|-) (?!now\b)(.+)$/

/** What is written as one exact point, as "A to B", "A and B" or "until A"; null where it is none of these. */
function limitsIn(written: string, frame: SpanFrame): Stretch | 'impossible' | null {
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
    const to = limit[1] === 'before' ? addDays(found.from, -1) : limit[1] === 'through' ? found.to : (found.until ?? found.to)
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
  if (found !== 'impossible' && pair.isSum && opened?.[1] !== 'between' && addDays(found.firstTo, 1) !== found.lastFrom) return null
  return found
}

function pairIn(text: string, frame: SpanFrame): { first: Point; last: Point; isSum: boolean } | null {
  const days =
    new RegExp(`^(?<a>\\d{1,2})(?<join>${JOIN})(?<b>\\d{1,2}) (?<month>${MONTH})(?<year> ${YEAR})?$`).exec(text) ??
    new RegExp(`^(?<month>${MONTH}) (?<a>\\d{1,2})(?<join>${JOIN})(?<b>\\d{1,2})(?<year> ${YEAR})?$`).exec(text)
  if (days) {
    const { a, b, join, month, year } = days.groups!
    const [first, last] = [a, b].map((day) => pointIn(`${day} ${month}${year ?? ''}`, frame))
    return first && last ? { first, last, isSum: join!.includes('and') } : null
  }
  // a year said once, after both, is that of the last; `between` gives it to the first
  for (const { index, 0: join } of text.matchAll(new RegExp(JOIN, 'g'))) {
    const [first, last] = [pointIn(text.slice(0, index), frame), pointIn(text.slice(index + join.length), frame)]
    if (first && last) return { first, last, isSum: join.includes('and') }
  }
  return null
}

type Between = Stretch & { firstTo: string; lastFrom: string }

function between(first: Point, last: Point, today: string): Between | 'impossible' {
  const thisYear = partsOf(today).year
  const firstYears = first.year ? [first.year] : last.year ? [last.year, last.year - 1] : [-1, 0, 1, 2, 3, 4].map((more) => thisYear + more)
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

function nextOf(point: Point, today: string): Stretch | 'impossible' {
  if (point.year) return point.inYear(point.year) ?? 'impossible'
  for (let year = partsOf(today).year - 1; year < partsOf(today).year + 8; year += 1) {
    const found = point.inYear(year)
    if (found && found.to >= today) return found
  }
  return 'impossible'
}

function pointIn(text: string, frame: SpanFrame): Point | null {
  const { today, birthday } = frame
  const thisYear = partsOf(today).year
  const part = /^(?:(early|beginning|start|mid|middle|late|end)[ -])(.+)$/.exec(text)
  if (part) {
    const whole = pointIn(/^(week|month|year)$/.test(part[2]!) ? `this ${part[2]}` : part[2]!, frame)
    return whole && { year: whole.year, inYear: (year) => partOf(whole.inYear(year), PARTS[part[1]!]!) }
  }
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text)
  if (iso) return iso[3] ? dayPoint(Number(iso[1]), Number(iso[2]), Number(iso[3])) : monthPoint(Number(iso[1]), Number(iso[2]))
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})?$/.exec(text)
  if (dotted) return dayPoint(Number(dotted[3]) || null, Number(dotted[2]), Number(dotted[1]))
  const day =
    new RegExp(`^(?<day>\\d{1,2}) (?<month>${MONTH})(?: (?<year>${YEAR}))?$`).exec(text) ??
    new RegExp(`^(?<month>${MONTH}) (?<day>\\d{1,2})(?: (?<year>${YEAR}))?$`).exec(text)
  if (day) return dayPoint(Number(day.groups!['year']) || null, monthNumber(day.groups!['month']!), Number(day.groups!['day']))
  const month = new RegExp(`^(${MONTH})(?: (${YEAR}))?$`).exec(text)
  if (month) return monthPoint(Number(month[2]) || null, monthNumber(month[1]!))
  if (new RegExp(`^${YEAR}$`).test(text)) return yearPoint(Number(text))
  const quarter = new RegExp(`^(?:q([1-4])|(first|second|third|fourth|last) quarter) (${YEAR})$`).exec(text)
  if (quarter) {
    const index = quarter[1] ? Number(quarter[1]) - 1 : Math.min(3, ['first', 'second', 'third', 'fourth', 'last'].indexOf(quarter[2]!))
    return { year: Number(quarter[3]), inYear: (year) => months(year, index * 3 + 1, 3) }
  }
  const season = new RegExp(`^(${SEASON})(?: (${YEAR}))?$`).exec(text)
  if (season) {
    const northern = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }[season[1]!]!
    return { year: Number(season[2]) || null, inYear: (year) => months(year, frame.isSouthern ? ((northern + 5) % 12) + 1 : northern, 3) }
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
  if (new RegExp(`^(?:(?:day after )?tomorrow|(?:(?:this|next) )?(?:${WEEKDAYS.join('|').toLowerCase()}|weekend))$`).test(text)) {
    const found = readSpan(text === 'weekend' ? 'this weekend' : text, frame)
    return found.kind === 'span' ? fixed(found.span) : null
  }
  return null
}

function fixed({ from, to }: Stretch): Point {
  return { year: partsOf(from).year, inYear: () => ({ from, to }) }
}

function dayPoint(year: number | null, month: number, day: number): Point {
  const isDay = (y: number) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(y, month)
  return { year, inYear: (y) => (isDay(y) ? { from: dateOf(y, month, day), to: dateOf(y, month, day) } : null) }
}

function monthPoint(year: number | null, month: number): Point {
  return { year, inYear: (y) => (month >= 1 && month <= 12 ? months(y, month, 1) : null) }
}

/** "until 2028" ends where 2028 begins. */
function yearPoint(year: number): Point {
  return { year, inYear: () => ({ ...months(year, 1, 12), until: `${year - 1}-12-31` }) }
}

function months(year: number, first: number, count: number): Stretch {
  const from = dateOf(year, first, 1)
  return { from, to: addDays(addMonths(from, count), -1) }
}

/** Thirds of a month or a season, the first and last quarter of a year and its middle four months, the ends of a week. */
function partOf(whole: Stretch | null, part: string): Stretch | null {
  if (!whole || whole.from === whole.to) return null
  const { from, to } = whole
  const { year, month } = partsOf(from)
  if (to >= addMonths(from, 11)) {
    if (part === 'mid') return { ...months(year, 5, 4), until: `${year}-06-30` }
    return part === 'start' ? months(year, 1, 3) : months(year, 10, 3)
  }
  if (to > addDays(from, 40)) {
    const first = addMonths(from, part === 'start' ? 0 : part === 'mid' ? 1 : 2)
    return months(partsOf(first).year, partsOf(first).month, 1)
  }
  if (to > addDays(from, 20)) {
    if (part === 'mid') return { from: dateOf(year, month, 11), to: dateOf(year, month, 20), until: dateOf(year, month, 15) }
    return part === 'start' ? { from, to: dateOf(year, month, 10) } : { from: dateOf(year, month, 21), to }
  }
  return part === 'start'
    ? { from, to: addDays(from, 1) }
    : part === 'mid'
      ? { from: addDays(from, 2), to: addDays(from, 3) }
      : { from: addDays(from, 4), to }
}

function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
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
