/** Which stretch of time a question means, in the local days of the person who asks. */
import {
  addDays,
  addMonths,
  dateOf,
  daysBetween,
  daysInMonth,
  MONTHS,
  partsOf,
  weekday,
  WEEKDAYS,
} from '../language/calendar.ts'
import { spelled } from '../language/numbers.ts'
import { must, elementAt } from '../must.ts'

/**
 * First and last local day, both included. `phrase` names the stretch inside a sentence ("next week", "June
 * 2027").
 */
export interface Span {
  from: string
  to: string
  phrase: string
}

export type ParsedSpan =
  | { kind: 'span'; span: Span }
  | { kind: 'none' }
  | { kind: 'past' }
  | { kind: 'unclear'; words: string }

export interface SpanFrame {
  today: string
  isSouthern: boolean
  /** `MM-DD`, when a chart is there */
  birthday?: string | null
  /** local day of the birth, when a chart is there: "when I was nine" */
  born?: string | null
  /** span of the turn before, for "the week after" */
  previous?: Span | null
  /** a forecast keeps the years it is asked for; the chat speaks of three at most */
  keepsLongSpans?: boolean
}

/**
 * Reads the span of a question. Weeks run from Monday; a month without a year is the next one; "may I" is no
 * month.
 */
export function readSpan(question: string, frame: SpanFrame): ParsedSpan {
  // "We have not spoken for two years. Should I call on Tuesday?": the time that is asked about stands in
  // what is asked
  const asked = question.match(/[^.!?]+\?/g)?.at(-1)
  if (asked && asked.trim() !== question.trim()) {
    const found = readSpan(asked, frame)
    if (found.kind === 'span') return found
  }
  const text = ` ${question
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^a-z0-9'\-: ]+/g, ' ')
    .replace(/\s+/g, ' ')} `
  if (PAST.test(text)) return { kind: 'past' }
  const unclear = UNCLEAR.exec(text)
  if (unclear) return { kind: 'unclear', words: unclear[0].trim() }
  for (const reader of READERS) {
    const span = reader(text, frame)
    // beyond a lifetime nothing is worth a forecast, and the engine's years end
    if (span && Number(span.to.slice(0, 4)) > Number(frame.today.slice(0, 4)) + 40)
      return { kind: 'unclear', words: span.phrase }
    if (span)
      return span.to < frame.today
        ? { kind: 'past' }
        : { kind: 'span', span: { ...span, from: span.from < frame.today ? frame.today : span.from } }
  }
  return { kind: 'none' }
}

const PAST =
  /\b(yesterday|last (week|weekend|month|year|night|spring|summer|autumn|fall|winter)|(days|weeks|months|years) ago|when i was|in my childhood)\b/
const UNCLEAR =
  /\b((those|these|the) (two|three|four|five|few|other) (days|weeks|months|years) (after|before|then)\b|in my (twenties|thirties|forties|fifties|sixties|seventies)|in (the )?(next|coming) decade|some day|someday)/

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  ninety: 90,
  several: 4,
}
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS)
  .filter((word) => word.length > 2)
  .join('|')})`
const MONTH = `(${MONTHS.map((name) => name.toLowerCase()).join('|')}|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)`

type Reader = (text: string, frame: SpanFrame) => Span | null

const READERS: Reader[] = [
  explicitDay,
  weekAfter,
  quarterOfYear,
  seasonOf,
  monthOf,
  countedFromNow,
  holiday,
  untilBirthday,
  endOf,
  namedDay,
  namedWeek,
  namedMonth,
  namedYear,
  weekdayName,
  plainYear,
  vague,
]

function explicitDay(text: string, { today }: SpanFrame): Span | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: (\\d{4}))?\\b`).exec(text)
  const monthFirst = new RegExp(
    `\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! ?\\d)(?: (\\d{4}))?\\b`,
  ).exec(text)
  const found = iso
    ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    : dayFirst
      ? { year: Number(dayFirst[3] ?? 0), month: monthNumber(dayFirst[2] ?? ''), day: Number(dayFirst[1]) }
      : monthFirst
        ? {
            year: Number(monthFirst[3] ?? 0),
            month: monthNumber(monthFirst[1] ?? ''),
            day: Number(monthFirst[2]),
          }
        : null
  if (!found || found.month < 1 || found.month > 12 || found.day < 1) return null
  const year = found.year || partsOf(today).year
  if (found.day > daysInMonth(year, found.month)) return null
  let date = dateOf(year, found.month, found.day)
  if (!found.year && date < today) date = dateOf(year + 1, found.month, found.day)
  const words = `${found.day} ${MONTHS[found.month - 1]}${date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`}`
  const isLimit = /\b(until|till|before|by) (the )?\d|\b(until|till|before|by) [a-z]+ \d/.test(text)
  return isLimit
    ? { from: today, to: date, phrase: `the time until ${words}` }
    : { from: date, to: date, phrase: words }
}

function weekAfter(text: string, { today, previous }: SpanFrame): Span | null {
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

function countedFromNow(whole: string, { today, keepsLongSpans }: SpanFrame): Span | null {
  // "I have not slept for two weeks" tells how long it has been
  const text = whole.replace(
    new RegExp(
      `\\b(?:have|has|had|haven't|hasn't|been|'ve|not|didn't)\\b[^?.]{0,60}? for (?:the (?:last|past) )?(?:about |over |almost |nearly |more than )?${NUMBER}(?: of)? (?:day|week|month|year)s?\\b`,
    ),
    ' ',
  )
  const found =
    new RegExp(
      `\\b(?:next|coming|following|for|over|within|these|in) (?:the )?(?:next |coming |following )?(?:a )?${NUMBER}(?: of)? (day|week|month|year)s?\\b`,
    ).exec(text) ?? new RegExp(`\\b${NUMBER} (day|week|month|year)s (?:ahead|from now|to come)\\b`).exec(text)
  if (found) {
    const most = keepsLongSpans ? Infinity : found[2] === 'year' ? 3 : 400
    const count = Math.min(Number(found[1]) || NUMBERS[found[1] ?? ''] || 1, most)
    const unit = must(found[2], 'unit')
    const word = count === 1 ? `the next ${unit}` : `the next ${spelled(count)} ${unit}s`
    const end =
      unit === 'day'
        ? addDays(today, count - 1)
        : unit === 'week'
          ? addDays(today, count * 7 - 1)
          : addMonths(today, unit === 'month' ? count : count * 12)
    return { from: today, to: end, phrase: word }
  }
  if (/\bfortnight\b/.test(text)) return { from: today, to: addDays(today, 13), phrase: 'the next fortnight' }
  if (/\b(half a year|half year)\b/.test(text))
    return { from: today, to: addMonths(today, 6), phrase: 'the next six months' }
  return null
}

function quarterOfYear(text: string, { today }: SpanFrame): Span | null {
  if (/\bnext quarter\b/.test(text)) {
    const { year, month: m } = partsOf(today)
    const start = addMonths(dateOf(year, Math.floor((m - 1) / 3) * 3 + 1, 1), 3)
    return { from: start, to: addDays(addMonths(start, 3), -1), phrase: 'the next quarter' }
  }
  return null
}

function seasonOf(text: string, { today, isSouthern }: SpanFrame): Span | null {
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

function monthOf(text: string, { today }: SpanFrame): Span | null {
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

function holiday(text: string, { today }: SpanFrame): Span | null {
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

function untilBirthday(text: string, { today, birthday }: SpanFrame): Span | null {
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

function endOf(text: string, { today }: SpanFrame): Span | null {
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

function namedDay(text: string, { today }: SpanFrame): Span | null {
  if (/\bday after tomorrow\b/.test(text)) return one(addDays(today, 2), 'the day after tomorrow')
  if (/\btomorrow\b/.test(text)) return one(addDays(today, 1), 'tomorrow')
  if (/\b(today|tonight|this (morning|afternoon|evening))\b/.test(text)) return one(today, 'today')
  if (/\bnext weekend\b/.test(text))
    return { from: addDays(monday(today), 12), to: addDays(monday(today), 13), phrase: 'next weekend' }
  if (/\b(this|the|on the|at the|over the|coming) ?weekend\b/.test(text))
    return { from: addDays(monday(today), 5), to: addDays(monday(today), 6), phrase: 'this weekend' }
  return null
}

function namedWeek(text: string, { today }: SpanFrame): Span | null {
  if (/\bweek after next\b/.test(text)) return week(addDays(monday(today), 14), 'the week after next')
  if (/\b(next|coming|following) week\b/.test(text)) return week(addDays(monday(today), 7), 'next week')
  if (/\b(this|my|the current|this a (good|bad|right)) week\b|\bweek ahead\b/.test(text))
    return week(monday(today), 'this week')
  if (/\b(coming|next few|these|following) weeks\b/.test(text))
    return { from: today, to: addDays(today, 41), phrase: 'the coming weeks' }
  return null
}

function namedMonth(text: string, { today }: SpanFrame): Span | null {
  if (/\b(next|coming|following) month\b/.test(text))
    return month(addMonths(`${today.slice(0, 7)}-01`, 1), 'next month')
  // late in a month "this month" means the thirty days ahead as well
  if (/\b(this|my|the current|this a (good|bad|right)) month\b|\bmonth ahead\b/.test(text))
    return { from: today, to: addDays(today, 29), phrase: 'this month' }
  if (/\b(coming|next few|these|following) months\b/.test(text))
    return { from: today, to: addMonths(today, 4), phrase: 'the coming months' }
  return null
}

function namedYear(text: string, { today }: SpanFrame): Span | null {
  const { year } = partsOf(today)
  if (/\bnext year\b/.test(text))
    return { from: `${year + 1}-01-01`, to: `${year + 1}-12-31`, phrase: String(year + 1) }
  if (/\b(coming|following|new) year\b|\byear ahead\b|\bnext twelve months\b/.test(text))
    return { from: today, to: addMonths(today, 12), phrase: 'the coming year' }
  if (/\b(this|my|the current|this a (good|bad|right)) year\b/.test(text))
    return { from: today, to: `${year}-12-31`, phrase: 'the rest of the year' }
  return null
}

function weekdayName(text: string, { today }: SpanFrame): Span | null {
  const found =
    /\b(?:(this|next|on|by|until|before|coming) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.exec(
      text,
    )
  if (!found) return null
  const wanted = WEEKDAYS.findIndex((name) => name.toLowerCase() === found[2]) + 1
  let date = addDays(today, (wanted - weekday(today) + 7) % 7)
  if (found[1] === 'next' && daysBetween(today, date) < 7) date = addDays(monday(today), 6 + wanted)
  const name = elementAt(WEEKDAYS, wanted - 1)
  return ['by', 'until', 'before'].includes(found[1] ?? '')
    ? { from: today, to: date, phrase: `the days until ${name}` }
    : one(date, found[1] === 'next' ? `${name} of next week` : name)
}

function plainYear(text: string, { today }: SpanFrame): Span | null {
  const found = /\b(20\d{2})\b/.exec(text)
  return found
    ? {
        from: `${found[1]}-01-01`,
        to: `${found[1]}-12-31`,
        phrase: Number(found[1]) === partsOf(today).year ? 'this year' : must(found[1], 'year'),
      }
    : null
}

function vague(text: string, { today }: SpanFrame): Span | null {
  if (/\b(soon|lately|at the moment|these days|currently|at present)\b/.test(text))
    return { from: today, to: addDays(today, 59), phrase: 'the next two months' }
  if (/\b(right )?now\b/.test(text)) return { from: today, to: addDays(today, 29), phrase: 'this month' }
  return null
}

function one(date: string, phrase: string): Span {
  return { from: date, to: date, phrase }
}
function week(start: string, phrase: string): Span {
  return { from: start, to: addDays(start, 6), phrase }
}
function month(start: string, phrase: string): Span {
  const { year, month: m } = partsOf(start)
  return { from: start, to: dateOf(year, m, daysInMonth(year, m)), phrase }
}
function monthPhrase(start: string, today: string): string {
  const { year, month: m } = partsOf(start)
  return year === partsOf(today).year ? elementAt(MONTHS, m - 1) : `${MONTHS[m - 1]} ${year}`
}
function monday(today: string): string {
  return addDays(today, 1 - weekday(today))
}
function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}
