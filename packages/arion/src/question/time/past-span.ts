/** Which stretch of time that lies behind a question means: "March 2020", "last year", "when I was nine". */
import { addDays, addMonths, dateOf, daysInMonth, MONTHS, partsOf, weekday } from '../../language/calendar.ts'
import { numberOf, NUMBERS } from '../../language/numbers.ts'
import type { Span } from './span.ts'

export interface PastFrame {
  today: string
  isSouthern: boolean
  /** local day of the birth, when a chart is there */
  born?: string | null
}

const MONTH = `(${MONTHS.map((name) => name.toLowerCase()).join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const NUMBER = `(\\d{1,3}|an?|${NUMBERS.join('|')}|couple of|few)`
const SEASONS = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 } as const

/**
 * null when nothing in it lies behind. `text` is plain and small; a span that is still going on ends today.
 */
export function readPastSpan(text: string, frame: PastFrame): Span | null {
  for (const reader of [explicitDay, monthOfYear, season, counted, named, age, yearAlone]) {
    const span = reader(text, frame)
    if (span && span.from < frame.today) return { ...span, to: span.to > frame.today ? frame.today : span.to }
  }
  return null
}

/** "11 September 2001", "September 11th 2001", "2001-09-11"; without a year the last one. */
function explicitDay(text: string, { today }: PastFrame): Span | null {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text)
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?: (?:of )?(\\d{4}))?`).exec(
    text,
  )
  const monthFirst = new RegExp(
    `\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?: (?:of )?(\\d{4}))?`,
  ).exec(text)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : dayFirst
      ? [Number(dayFirst[3] ?? 0), monthNumber(dayFirst[2]!), Number(dayFirst[1])]
      : monthFirst
        ? [Number(monthFirst[3] ?? 0), monthNumber(monthFirst[1]!), Number(monthFirst[2])]
        : [0, 0, 0]
  if (month < 1 || month > 12 || day < 1) return null
  const { year: thisYear } = partsOf(today)
  const own = year || (dateOf(thisYear, month, day) < today ? thisYear : thisYear - 1)
  if (day > daysInMonth(own, month)) return null
  const date = dateOf(own, month, day)
  return { from: date, to: date, phrase: `${day} ${MONTHS[month - 1]} ${own}` }
}

/** "March 2020", "in March": the last one. "may" and "march" alone are verbs. */
function monthOfYear(text: string, { today }: PastFrame): Span | null {
  const found = new RegExp(
    `\\b(?:(in|last|during|of|this|was|about) )?${MONTH}\\b(?: (?:of )?(\\d{4}))?`,
  ).exec(text)
  if (!found || (!found[1] && !found[3])) return null
  const month = monthNumber(found[2]!)
  const { year: thisYear } = partsOf(today)
  const year = found[3] ? Number(found[3]) : dateOf(thisYear, month, 1) < today ? thisYear : thisYear - 1
  const from = dateOf(year, month, 1)
  return { from, to: dateOf(year, month, daysInMonth(year, month)), phrase: `${MONTHS[month - 1]} ${year}` }
}

/** "last summer", "the winter of 2019", named by the year in which it begins. */
function season(text: string, { today, isSouthern }: PastFrame): Span | null {
  const found = /\b(last|this|in the|in|the) (spring|summer|autumn|fall|winter)(?: (?:of )?(\d{4}))?\b/.exec(
    text,
  )
  if (!found) return null
  const name = found[2] as keyof typeof SEASONS
  const month = isSouthern ? ((SEASONS[name] + 5) % 12) + 1 : SEASONS[name]
  const { year: thisYear } = partsOf(today)
  const year = found[3]
    ? Number(found[3])
    : addMonths(dateOf(thisYear, month, 1), 3) <= today
      ? thisYear
      : thisYear - 1
  const from = dateOf(year, month, 1)
  return {
    from,
    to: addDays(addMonths(from, 3), -1),
    phrase: `the ${name === 'fall' ? 'autumn' : name} of ${year}`,
  }
}

/** "three years ago": that year, month, week or day. "in the last two months": up to today. */
function counted(text: string, { today }: PastFrame): Span | null {
  const found = new RegExp(`\\b${NUMBER} (day|week|month|year)s? ago\\b`).exec(text)
  const recent = new RegExp(`\\b(?:last|past) ${NUMBER} (day|week|month|year)s\\b`).exec(text)
  const [, words, unit] = found ?? recent ?? []
  if (!words || !unit) return null
  const count =
    Number(words) ||
    (words.startsWith('a') ? 1 : words === 'couple of' ? 2 : words === 'few' ? 3 : numberOf(words))
  const back =
    unit === 'day'
      ? addDays(today, -count)
      : unit === 'week'
        ? addDays(today, -7 * count)
        : addMonths(today, unit === 'month' ? -count : -12 * count)
  if (!found) return { from: back, to: today, phrase: `the last ${NUMBERS[count - 1] ?? count} ${unit}s` }
  if (unit === 'year') return yearOf(partsOf(back).year)
  if (unit === 'month') return monthOf(back)
  return unit === 'week' ? weekOf(back) : { from: back, to: back, phrase: dayWords(back) }
}

function named(text: string, { today }: PastFrame): Span | null {
  const { year } = partsOf(today)
  if (/\b(yesterday|last night)\b/.test(text))
    return { from: addDays(today, -1), to: addDays(today, -1), phrase: 'yesterday' }
  if (/\blast week\b/.test(text)) return { ...weekOf(addDays(today, -7)), phrase: 'last week' }
  if (/\blast weekend\b/.test(text)) {
    const saturday = addDays(today, -1 - weekday(today))
    return { from: saturday, to: addDays(saturday, 1), phrase: 'last weekend' }
  }
  if (/\blast month\b/.test(text)) return monthOf(addMonths(today, -1))
  if (/\blast year\b/.test(text)) return yearOf(year - 1)
  if (/\bthis week\b/.test(text))
    return { from: addDays(today, 1 - weekday(today)), to: today, phrase: 'this week' }
  if (/\bthis month\b/.test(text)) return { from: `${today.slice(0, 7)}-01`, to: today, phrase: 'this month' }
  if (/\bthis year\b/.test(text)) return { from: dateOf(year, 1, 1), to: today, phrase: `${year} so far` }
  return null
}

/** "when I was nine", "at 29", "in my twenties", "in my childhood": counted from the day of birth. */
function age(text: string, { today, born }: PastFrame): Span | null {
  if (!born) return null
  const years = (from: number, to: number, phrase: string): Span => ({
    from: addMonths(born, from * 12),
    to: addDays(addMonths(born, to * 12), -1),
    phrase,
  })
  const found = new RegExp(
    `\\b(?:when i was|when i turned|at age|at the age of) (?:about |around )?(\\d{1,2}|${NUMBERS.join('|')})\\b`,
  )
  const at = found.exec(text)?.[1]
  const number = at ? numberOf(at) : null
  if (number !== null) return years(number, number + 1, `the year when you were ${number}`)
  const decade = /\bin my (teens|twenties|thirties|forties|fifties|sixties|seventies)\b/.exec(text)?.[1]
  if (decade) {
    const first =
      10 *
      (['teens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies'].indexOf(decade) + 1)
    const span = years(first, first + 10, `your ${decade}`)
    return span.from < today ? span : null
  }
  if (/\b(childhood|when i was (a )?(child|kid|little|young|small))\b/.test(text))
    return years(0, 12, 'your childhood')
  return null
}

function yearAlone(text: string, { today }: PastFrame): Span | null {
  const found = /\b(1[89]\d\d|20\d\d)\b/.exec(text)
  if (!found || Number(found[1]) > partsOf(today).year) return null
  return Number(found[1]) === partsOf(today).year
    ? named('this year', { today, isSouthern: false })
    : yearOf(Number(found[1]))
}

function yearOf(year: number): Span {
  return { from: dateOf(year, 1, 1), to: dateOf(year, 12, 31), phrase: String(year) }
}
function monthOf(date: string): Span {
  const { year, month } = partsOf(date)
  return {
    from: dateOf(year, month, 1),
    to: dateOf(year, month, daysInMonth(year, month)),
    phrase: `${MONTHS[month - 1]} ${year}`,
  }
}
function weekOf(date: string): Span {
  const monday = addDays(date, 1 - weekday(date))
  return { from: monday, to: addDays(monday, 6), phrase: `the week of ${dayWords(monday)}` }
}
function dayWords(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${MONTHS[month - 1]} ${year}`
}
function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}
