/** Stretches and days that are counted back from today: "three years ago", "the last ten days". */
import { spelled } from '../../language/numbers.ts'
import type { TimeFrame } from '../span.ts'
import { scan } from '../point.ts'
import type { Point } from '../point.ts'
import { ABOUT, around, grainOf, nameOf, shifted } from './units.ts'
import { COUNT, countOf, UNIT, WEEKDAY } from './words.ts'

export function countedBehind(text: string, { today }: TimeFrame): Point[] {
  return [
    ...scan(
      text,
      new RegExp(` ${ABOUT}(?<count>${COUNT})(?: or (?:n?\\d+))? (?<unit>${UNIT})s? (?:ago|back)(?= )`, 'g'),
      ({ count, unit = '' }) => {
        if (/few|several/.test(count ?? '') && unit !== 'day') return null
        const date = shifted(today, unit, -countOf(count))
        return {
          grain: grainOf(unit),
          times: [around(date, unit)],
          name: () => nameOf(date, unit, today),
          tense: 'past',
        }
      },
    ),
    ...scan(
      text,
      new RegExp(
        ` (?:(?:for|in|over|within|during) )?(?:the |these |my )?(?:last|past) (?<count>${COUNT})(?: of)? (?<unit>${UNIT})s?(?! of)(?= )`,
        'g',
      ),
      ({ count, unit = '' }) => ({
        grain: grainOf(unit),
        times: [{ from: shifted(today, unit, -countOf(count)), to: today }],
        name: () => `the last ${spelled(countOf(count))} ${unit}s`,
        tense: 'now',
      }),
    ),
    // "has not rung in nine days", "no call for three Sundays"
    ...scan(
      text,
      new RegExp(
        `(?<= (?:hasnt|havent|hadnt|has not|have not|no|never)(?: [a-z]+){1,5}) (?:in|for) (?<count>${COUNT}) (?:(?<unit>${UNIT})|(?<day>${WEEKDAY}))s(?= )`,
        'g',
      ),
      ({ count, unit = 'week' }) => ({
        grain: grainOf(unit),
        times: [{ from: shifted(today, unit, -countOf(count)), to: today }],
        name: () => `the last ${spelled(countOf(count))} ${unit}s`,
        tense: 'now',
      }),
    ),
    ...scan(
      text,
      / (?:(?:for|in|over|during) )?(?:the |this )?(?:last|past) (?<unit>decade|fortnight)(?! of)(?= )/g,
      ({ unit = '' }) => ({
        grain: grainOf(unit),
        times: [{ from: shifted(today, unit, -1), to: today }],
        name: () => `the last ${unit}`,
        tense: 'now',
      }),
    ),
    ...scan(text, / (?:the )?(?:past|last) (?<unit>day|week|month|year)s(?= )/g, ({ unit = '' }) => ({
      grain: 'open',
      times: [
        {
          from: shifted(today, unit, unit === 'day' ? -7 : unit === 'week' ? -6 : unit === 'month' ? -4 : -3),
          to: today,
        },
      ],
      name: () => `the last ${unit}s`,
      tense: 'past',
    })),
  ]
}
