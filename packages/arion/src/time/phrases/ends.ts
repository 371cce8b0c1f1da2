/** Where a month or a year ends, as those say it who pay wages and taxes: "month end", "eoy". */
import { addDays, dateOf, partsOf } from '../../language/calendar.ts'
import type { TimeFrame } from '../span.ts'
import { monthOf, scan } from '../point.ts'
import type { Point } from '../point.ts'

export function ends(text: string, { today }: TimeFrame): Point[] {
  const month = monthOf(today)
  const { year } = partsOf(today)
  return [
    ...scan(text, / (?:(?:the )?month ?-? end|end of month|months end|eom)(?= )/g, () => ({
      grain: 'week',
      times: [{ from: addDays(month.to, -9), to: month.to }],
      name: () => 'the end of this month',
    })),
    ...scan(
      text,
      / (?:(?:the )?year ?-? end|end of year|years end|eoy|(?<= (?:how|what|will|does|as|where|when) (?:[a-z]+ ){0,2})(?:the |this |my )?year ends?)(?= )/g,
      () => ({
        grain: 'week',
        times: [{ from: dateOf(year, 12, 1), to: dateOf(year, 12, 31) }],
        name: () => 'the end of the year',
      }),
    ),
  ]
}
