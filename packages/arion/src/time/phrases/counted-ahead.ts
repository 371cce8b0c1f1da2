/** Stretches and days that are counted from today on: "the next ten days", "in a fortnight". */
import { spelled } from '../../language/numbers.ts'
import type { TimeFrame } from '../span.ts'
import { addDays } from '../../language/calendar.ts'
import { dayName, one, scan } from '../point.ts'
import type { Point } from '../point.ts'
import { ABOUT, around, grainOf, nameOf, shifted } from './units.ts'
import { COUNT, countOf, UNIT } from './words.ts'

const NEXT = '(?:next|coming|following|upcoming)'

export function countedAhead(text: string, { today }: TimeFrame): Point[] {
  const stretch = ({ count, unit = '' }: Record<string, string>) => {
    const number = countOf(count)
    const name = number === 1 ? `the next ${unit}` : `the next ${spelled(number)} ${unit}s`
    const end = shifted(today, unit, number)
    const isLong = unit === 'month' || unit === 'year' || unit === 'quarter' || unit === 'decade'
    return {
      grain: grainOf(unit),
      times: [{ from: today, to: isLong ? end : addDays(end, -1) }],
      name: () => name,
      tense: 'ahead' as const,
      isWhole: true,
    }
  }
  const point = ({ count, unit = '' }: Record<string, string>) => {
    const date = shifted(today, unit, countOf(count))
    return {
      grain: grainOf(unit),
      times: [around(date, unit)],
      name: () => nameOf(date, unit, today),
      tense: 'ahead' as const,
    }
  }
  const unit = `(?<unit>${UNIT})s?`
  return [
    ...scan(
      text,
      new RegExp(
        ` (?:(?:for|in|over|within|during|of) )?(?:the |these |my |our )?${NEXT} ${ABOUT}(?<count>${COUNT})(?: or so)? ${unit}(?= )`,
        'g',
      ),
      stretch,
    ),
    ...scan(
      text,
      new RegExp(
        `(?<! (?:days|mornings|evenings|nights|hours|times|shifts|afternoons|once|twice)) (?<count>${COUNT}) (?:more )?${unit} (?:ahead|of this ahead|of this(?= [.,!?])|of this (?:man|left)|to come|to go|left|more|to the|until the|until)(?= )`,
        'g',
      ),
      stretch,
    ),
    ...scan(
      text,
      new RegExp(
        ` (?<lead>for|within|over|these|those|inside) (?:the )?(?!(?:an?|one) (?:day|night))${ABOUT}(?<count>${COUNT}) (?:more )?${unit}(?! (?:ago|now|already|of|before|after|in a row|a |old))(?= )`,
        'g',
      ),
      // "for two weeks" is how long, "those three days" are days that were named
      (groups) => ({ ...stretch(groups), isFaint: /for|these|those/.test(groups['lead'] ?? '') }),
    ),
    ...scan(
      text,
      new RegExp(
        ` (?:the )?(?:coming|next|these(?! days)) (?<count>few |couple of )?(?<unit>day|week|month|year)s(?= )`,
        'g',
      ),
      ({ unit: each = '' }) => ({
        ...stretch({
          count:
            each === 'month'
              ? 'n4'
              : each === 'week'
                ? text.includes(' these weeks ')
                  ? 'n3'
                  : 'n6'
                : each === 'day'
                  ? 'n7'
                  : 'n3',
          unit: each,
        }),
        name: () => `the coming ${each}s`,
      }),
    ),
    ...scan(
      text,
      new RegExp(
        ` (?:the )?(?:next|coming|following|a) (?<unit>fortnight|quarter of a year|decade)(?= )`,
        'g',
      ),
      ({ unit: each = '' }) =>
        each.startsWith('quarter') ? stretch({ count: 'n3', unit: 'month' }) : stretch({ unit: each }),
    ),
    ...scan(text, / in (?:about )?(?:half a year|half year|half a year s)(?: time)?(?= )/g, () =>
      point({ count: 'n6', unit: 'month' }),
    ),
    ...scan(text, / (?:within|inside) the (?<unit>week|month|year)(?= )/g, stretch),
    ...scan(text, / this fortnight(?= )/g, () => stretch({ unit: 'fortnight' })),
    ...scan(
      text,
      / (?:for |over |in )?(?:the )?(?:next |coming )?(?:half a year|half year|n6 months or so)(?= )/g,
      () => stretch({ count: 'n6', unit: 'month' }),
    ),
    ...scan(
      text,
      / (?:for |over )?(?:the )?(?:next )?(?:(?:a|one) (?:year and a half|and a half years))(?= )/g,
      () => stretch({ count: '18', unit: 'month' }),
    ),
    ...scan(
      text,
      new RegExp(
        `(?<! (?:once|twice|times)) in ${ABOUT}(?:just )?(?<count>${COUNT})(?: or (?:n?\\d+))? ${unit}(?: s)?(?: time)?(?! (?:ago|of|ahead|or so|time))(?= )`,
        'g',
      ),
      point,
    ),
    ...scan(
      text,
      new RegExp(` ${ABOUT}(?<count>${COUNT}) (?:more )?${unit} (?:away|hence)(?= )`, 'g'),
      point,
    ),
    // "a couple of weeks from now" leaves open which day, "six months from now" does not
    ...scan(text, new RegExp(` ${ABOUT}(?<count>${COUNT}) (?:more )?${unit} from now(?= )`, 'g'), (groups) =>
      /few|couple|several/.test(groups['count'] ?? '') ? stretch(groups) : point(groups),
    ),
    ...scan(
      text,
      new RegExp(` (?<count>${COUNT}) (?<unit>day|week|fortnight|month|year)s? from today(?= )`, 'g'),
      ({ count, unit: each = '' }) => {
        const date = shifted(today, each, countOf(count))
        return { grain: 'day', times: [one(date)], name: () => dayName(date, today), tense: 'ahead' }
      },
    ),
  ]
}
