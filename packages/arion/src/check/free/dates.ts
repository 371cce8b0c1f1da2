/** Days as people write them, in prose that nobody has formed beforehand. */
import { dateOf, daysInMonth, MONTHS, WEEKDAYS, weekday } from '../../language/calendar.ts'
import { must } from '../../must.ts'
import { roleOf } from './date-role.ts'
import type { DateRole } from './date-role.ts'

/** Local days `first` to `last`, inclusive; `slack` are days that "around" allows on either side. */
export interface WhenSaid {
  at: number
  end: number
  text: string
  role: DateRole
  first: string
  last: string
  slack: number
}

export interface DatesFound {
  dates: WhenSaid[]
  /** days that do not exist, names of days that do not fit, years by themselves */
  unclaimed: string[]
  /** last year named, for the sentences after it */
  year: number
}

const MONTH = MONTHS.join('|')
const NTH = '(?:st|nd|rd|th)?'
const DAY_NAME = `(?:(?:on )?(?:${WEEKDAYS.join('|')}),? )?`
const TO = '(?: to | and | until | till | through |–|-| – | - )(?:the )?'

const PATTERN = new RegExp(
  [
    `(?<between>\\b[Bb]etween |\\b[Ff]rom )?${DAY_NAME}(?:the )?(?<d1>\\d{1,2})${NTH}(?:(?: of)? (?<m1>${MONTH}))?(?:,? (?<y1>20\\d\\d))?${TO}${DAY_NAME}(?<d2>\\d{1,2})${NTH}(?: of)? (?<m2>${MONTH})(?:,? (?<y2>20\\d\\d))?\\b`,
    `(?:\\b[Bb]etween |\\b[Ff]rom )?${DAY_NAME}\\b(?<m3>${MONTH}) (?<d3>\\d{1,2})${NTH}(?:,? (?<y3>20\\d\\d))?${TO}(?:(?<m4>${MONTH}) )?(?<d4>\\d{1,2})${NTH}(?:,? (?<y4>20\\d\\d))?\\b(?! ?(?:${MONTH}))`,
    `(?<name>(?:${WEEKDAYS.join('|')}),? )?(?:\\bthe )?\\b(?<d5>\\d{1,2})${NTH}(?: of)? (?<m5>${MONTH})(?:,? (?<y5>20\\d\\d))?\\b`,
    `(?<name2>(?:${WEEKDAYS.join('|')}),? )?\\b(?<m6>${MONTH}) (?:the )?(?<d6>\\d{1,2})${NTH}\\b(?:,? (?<y6>20\\d\\d))?(?!:)`,
    `\\b(?<iso>20\\d\\d-\\d\\d-\\d\\d)\\b`,
    `\\b(?<part>[Ee]arly(?: in)?|[Mm]id|[Tt]he middle of|[Ll]ate(?: in)?|[Tt]he beginning of|[Tt]he start of|[Tt]he end of|[Ii]n|[Tt]hroughout|[Aa]ll of|[Uu]ntil|[Ff]rom|[Ss]ince|[Bb]y|[Aa]round|[Dd]uring)[ -](?<m7>${MONTH})\\b(?: (?:of )?(?<y7>20\\d\\d))?(?! \\d)`,
    `\\b(?<yearAlone>20\\d\\d)\\b`,
  ].join('|'),
  'g',
)

/**
 * `year` is the one last written; a day without a year that lies well behind `today` is one of the next year.
 */
export function datesIn(sentence: string, year: number, today: string): DatesFound {
  const found: DatesFound = { dates: [], unclaimed: [], year }
  for (const match of sentence.matchAll(PATTERN)) {
    const g = match.groups ?? {}
    const part = (name: string) => must(g[name], name)
    const base = { at: match.index, end: match.index + match[0].length, text: match[0] }
    const before = sentence.slice(Math.max(0, match.index - 40), match.index)
    const single = sentence.replace(match[0], '')
    const hasOther = new RegExp(`\\d (?:${MONTH})|(?:${MONTH}) \\d`).test(single)
    const role = roleOf(before, sentence, hasOther ? 'one_of_several' : 'only')
    const slack = /\b(around|about|near|close to|roughly|some time in|circa) $/i.test(before) ? 4 : 0
    const push = (first: string | null, last: string | null, as: DateRole, loose = slack) => {
      if (first && last) found.dates.push({ ...base, role: as, first, last, slack: loose })
      else found.unclaimed.push(match[0])
    }
    const resolve = (
      day: string,
      month: string,
      stated: string | undefined,
      fallback: string | undefined,
    ) => {
      const own = stated ?? fallback
      if (own) found.year = Number(own)
      return dayOf(Number(day), month, own ? Number(own) : null, found.year, today)
    }
    if (g['d1'] && g['m2']) {
      const last = resolve(part('d2'), g['m2'], g['y2'], g['y1'])
      const first = dayBefore(last, Number(g['d1']), g['m1'] ?? g['m2'], g['y1'])
      if (/\b(closest|exact|nearest|exactness)(?: somewhere| some time)? $/i.test(before))
        push(first, last, 'exact')
      else {
        push(first, first, 'from')
        push(last, last, 'to')
      }
    } else if (g['m3']) {
      const last = resolve(part('d4'), g['m4'] ?? g['m3'], g['y4'], g['y3'])
      const first = dayBefore(last, Number(g['d3']), g['m3'], g['y3'])
      push(first, first, 'from')
      push(last, last, 'to')
    } else if (g['m5'] ?? g['m6']) {
      const date = resolve(g['d5'] ?? part('d6'), g['m5'] ?? part('m6'), g['y5'] ?? g['y6'], undefined)
      const name = (g['name'] ?? g['name2'])?.replace(/,? $/, '')
      if (date && name && WEEKDAYS.indexOf(name as (typeof WEEKDAYS)[number]) + 1 !== weekday(date))
        found.unclaimed.push(match[0])
      else push(date, date, role)
    } else if (g['iso']) push(g['iso'], g['iso'], role)
    else if (g['m7']) {
      const word = part('part').toLowerCase()
      const first = resolve('1', g['m7'], g['y7'], undefined)
      if (!first) continue
      const [from, to] = partOf(word)
      const length = daysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
      const as: DateRole =
        word === 'until' || word === 'by' ? 'to' : word === 'from' || word === 'since' ? 'from' : role
      push(`${first.slice(0, 8)}${pad(from)}`, `${first.slice(0, 8)}${pad(Math.min(to, length))}`, as, 2)
    } else if (g['yearAlone']) found.unclaimed.push(g['yearAlone'])
  }
  return found
}

function partOf(part: string): [number, number] {
  if (/early|beginning|start/.test(part)) return [1, 12]
  if (/mid/.test(part)) return [9, 22]
  if (/late|end/.test(part)) return [19, 31]
  return [1, 31]
}

function dayOf(
  day: number,
  month: string,
  stated: number | null,
  year: number,
  today: string,
): string | null {
  const number = MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1
  let own = stated ?? year
  if (day < 1 || day > daysInMonth(own, number)) return null
  const date = dateOf(own, number, day)
  if (stated === null && Date.parse(today) - Date.parse(date) > 100 * 86_400_000) own += 1
  return dateOf(own, number, day)
}

/** The last such day that is not after the end of its range. */
function dayBefore(
  last: string | null,
  day: number,
  month: string,
  stated: string | undefined,
): string | null {
  if (!last) return null
  const first = dayOf(day, month, Number(stated ?? last.slice(0, 4)), 0, last)
  return first && first > last && !stated ? dayOf(day, month, Number(last.slice(0, 4)) - 1, 0, last) : first
}

function pad(day: number): string {
  return String(day).padStart(2, '0')
}
