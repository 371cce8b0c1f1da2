/** "Why is it always November?": what is asked is the time of the year, and no one year of it. */
import { addDays, MONTHS } from '../language/calendar.ts'
import type { Span, TimeFrame } from '../time/span.ts'

/** The last whole stretch of that name, which lies behind; null where none is asked about. `text`: plain. */
export function yearlyIn(text: string, { today, isSouthern, birthday = null }: TimeFrame): Span | null {
  if (!WHY.test(text) || !EACH_YEAR.test(text)) return null
  if (/\bmy birthday\b/.test(text) && birthday) return lastWhole(birthday, today, 7, 'your birthday')
  const name = MONTH.exec(text)?.[1]?.split(' ').at(-1)
  if (name) {
    const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.slice(0, 3)))
    return lastMonths(month + 1, 1, today, MONTHS[month]!)
  }
  const season = SEASON.exec(text)?.[1]
  if (!season) return null
  const index = ['winter', 'spring', 'summer', 'autumn'].indexOf(season === 'fall' ? 'autumn' : season)
  return lastMonths(((index * 3 + (isSouthern ? 6 : 0) + 11) % 12) + 1, 3, today, season)
}

const WHY = /\b(?:why|how come|what is it (?:about|with)|where does it come from)\b/
const EACH_YEAR =
  /\b(?:always|every (?:single )?(?:year|time|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn|fall)|each (?:year|january|february|march|april|may|june|july|august|september|october|november|december|winter|spring|summer|autumn)|year after year|(?:keeps? )?coming back)\b/
const MONTH =
  /\b(january|february|march|april|(?:in |every |each |why |with |about )may|june|july|august|september|october|november|december)\b/
const SEASON = /\b(winter|spring|summer|autumn|fall)\b(?! apart)/

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
