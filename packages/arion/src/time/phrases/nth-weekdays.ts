/** Weekdays that are counted within a month: "the last Thursday of the month", "the first Monday in June". */
import { addMonths, partsOf, WEEKDAYS } from '../../language/calendar.ts'
import { nthWeekday } from '../feasts/western.ts'
import type { TimeFrame } from '../span.ts'
import { dayName, one, scan, yearly } from '../point.ts'
import type { Point } from '../point.ts'
import { MONTH, monthNumber, WEEKDAY } from './words.ts'

export function nthWeekdays(text: string, { today }: TimeFrame): Point[] {
  return scan(
    text,
    new RegExp(
      ` (?:the )?(?<nth>o[1-4]|[1-4](?:st|nd|rd|th)|last|final) (?<day>${WEEKDAY}) (?:of|in) (?:(?<month>${MONTH})|(?:the|this)(?: same)? month|(?<next>next) month)(?= )`,
      'g',
    ),
    ({ nth = '', day, month, next }) => {
      const number = WEEKDAYS.findIndex((name) => name.toLowerCase() === day) + 1
      const place = /last|final/.test(nth) ? -1 : Number(/\d/.exec(nth)?.[0] ?? 1)
      const inMonth = (year: number, own: number) => one(nthWeekday(year, own, number, place))
      const start = partsOf(addMonths(`${today.slice(0, 7)}-01`, next ? 1 : 0))
      return {
        grain: 'day',
        times: month
          ? yearly(today, (year) => inMonth(year, monthNumber(month)))
          : [inMonth(start.year, start.month)],
        name: ({ from }) => dayName(from, today),
      }
    },
  )
}
