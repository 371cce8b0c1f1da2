/** Dates among the words of a sentence. */
import { dateOf, daysInMonth, MONTHS, weekday, WEEKDAYS } from '../language/calendar.ts'
import type { DateRole } from '../claims/claim.ts'
import type { Mention } from './mention.ts'

interface WrittenDate {
  role: DateRole
  day: number
  month: string
  year: number
  /** the name of the day, where one stands before it */
  dayName?: string | undefined
  text: string
}

export function pushDate(mentions: Mention[], unclaimed: string[], written: WrittenDate): void {
  const { role, day, year, text } = written
  const month = MONTHS.findIndex((name) => name === written.month) + 1
  if (day < 1 || day > daysInMonth(year, month)) {
    unclaimed.push(text)
    return
  }
  const date = dateOf(year, month, day)
  const named = WEEKDAYS.findIndex((name) => name === written.dayName) + 1
  if (named > 0 && weekday(date) !== named) unclaimed.push(text)
  mentions.push({ is: 'date', role, date, text })
}

export function roleOf(before: string, last: DateRole): DateRole {
  if (/exact (?:on )?$/.test(before)) return 'exact'
  if (/(?:until|to|through|after|till) $/i.test(before)) return 'to'
  if (/(?:from|begins on|since|starts on) $/i.test(before)) return 'from'
  if (
    /,? and (?:again |once more |a last time |finally )?(?:on )?$/.test(before) ||
    /, (?:on )?$/.test(before)
  )
    return last
  return 'at'
}
