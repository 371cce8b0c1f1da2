/** "Why is it always November?": what is asked is the time of the year, and no one year of it. */
import { addDays, MONTHS } from '../language/calendar.ts'
import type { Span, TimeFrame } from '../time/span.ts'

/** The last whole stretch of that name, which lies behind; null where none is asked about. `text`: plain. */
export function yearlyIn(text: string, { today, isSouthern, birthday = null }: TimeFrame): Span | null {
  if (!WHY.test(text) || !EACH_YEAR.test(text)) return null
  if (BIRTHDAY.test(text) && birthday) return lastWhole(birthday, today, 7, 'your birthday')
  const named = timeIn(text)
  if (!named) return null
  const month = MONTHS.findIndex((one) => one.toLowerCase() === named)
  if (month >= 0) return lastMonths(month + 1, 1, today, MONTHS[month]!)
  const index = ['winter', 'spring', 'summer', 'autumn'].indexOf(named === 'fall' ? 'autumn' : named)
  return lastMonths(((index * 3 + (isSouthern ? 6 : 0) + 11) % 12) + 1, 3, today, named)
}

/** The month or season that is meant as a time; "I fall for", "June is cross" and "met in March" are none. */
function timeIn(text: string): string | undefined {
  const found = EACH.exec(text) ?? (OF_ONCE.test(text) ? null : IN.exec(text)) ?? IS_IT.exec(text)
  return (found ?? PLAINLY.exec(text))?.groups?.['time']
}

const WHY = /\b(?:why|how come|what is it (?:about|with)|where does it come from)\b/
const EACH_YEAR =
  /\b(?:always|every (?:single )?(?:year|time|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall)|each (?:year|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn)|year after year|(?:keeps? )?coming back)\b/
const BIRTHDAY =
  /\b(?:on|around|near|before|after|at|every|by|towards?|about|with|is it(?: always)?) my birthday\b(?! (?:party|cake|presents?|gifts?|cards?)\b)/
const TIME =
  '(?<time>january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall)'
/** What one takes or what happens to a thing, and no autumn. */
const NO_FALL = '(?! (?:of|from|off|on|in|into|apart|asleep|i (?:take|took|have|had)|hurts?)\\b)'
const EACH = new RegExp(`\\b(?:every|each)(?: single)? ${TIME}\\b${NO_FALL}`)
const IN = new RegExp(`\\b(?:in|during)(?: the| late| early)? ${TIME}\\b${NO_FALL}`)
const OF_ONCE =
  /\b(?:met|saw|lost|left|bought|wed|married|born|died|began|started|happened|ended|moved|said|was|were|will|shall|going to|gonna)\b(?: \w+){0,3} (?:in|during) /
/** A name that is no month goes on with what somebody does. */
const IS_IT = new RegExp(
  `\\b(?:is it|it is|it's|why|how come) always (?:in )?${TIME}(?= *$| (?:when|and|again|i|we)\\b| that (?:i|we|my|it|the|everything|things)\\b)`,
)
/** What is never the name of a person. */
const PLAINLY = /\b(?<time>january|february|september|october|november|december|winter)s?\b/

function lastMonths(month: number, count: number, today: string, phrase: string): Span {
  const year = Number(today.slice(0, 4))
  for (const first of [year, year - 1, year - 2]) {
    const after = month + count - 1
    const to = addDays(`${first + Math.floor(after / 12)}-${two((after % 12) + 1)}-01`, -1)
    if (to < today) return { from: `${first}-${two(month)}-01`, to, phrase: `${phrase} ${first}` }
  }
  throw new Error(`no ${phrase} before ${today}`)
}

function lastWhole(day: string, today: string, around: number, phrase: string): Span {
  const year = Number(today.slice(0, 4))
  const dates = [year, year - 1].map((one) => `${one}-${day === '02-29' ? '02-28' : day}`)
  const last = dates.find((date) => addDays(date, around) < today) ?? dates[1]!
  return { from: addDays(last, -around), to: addDays(last, around), phrase: `the days around ${phrase}` }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
