/** Stretches that are counted from today: "the next ten days", "three years ago", "in a fortnight". */
import { addDays, addMonths, partsOf } from '../../language/calendar.ts'
import { spelled } from '../../language/numbers.ts'
import type { Grain, Stretch, TimeFrame } from '../span.ts'
import { dayName, monthName, monthOf, one, scan, weekOf, yearOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import { COUNT, countOf, UNIT } from './words.ts'

const NEXT = '(?:next|coming|following|upcoming)'
const ABOUT = '(?:about |around |roughly |another |at least |over |almost |nearly |more than )?'

/** Where a planet stands "these days" is asked of today. */
const SKY = / (?:moon|sky|tithi|planets?|nakshatra|mercury|venus|mars|jupiter|saturn|neptune|retrogrades?) /

export const counted: Reader = (text, frame) => [
  ...ahead(text, frame),
  ...behind(text, frame),
  ...open(text, frame),
]

/** Day after so many units. */
export function shifted(day: string, unit: string, count: number): string {
  if (unit === 'month') return addMonths(day, count)
  if (unit === 'quarter') return addMonths(day, count * 3)
  if (unit === 'year') return addMonths(day, count * 12)
  if (unit === 'decade') return addMonths(day, count * 120)
  return addDays(
    day,
    unit === 'week' || unit === 'weekend' ? count * 7 : unit === 'fortnight' ? count * 14 : count,
  )
}

function ahead(text: string, { today }: TimeFrame): Point[] {
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
        `(?<! (?:days|mornings|evenings|nights|hours|times|shifts|afternoons|once|twice)) (?<count>${COUNT}) (?:more )?${unit} (?:ahead|of this ahead|of this(?= [.,!?])|of this (?:man|left)|from now|to come|from today|to go|left|more|to the|until the|until)(?= )`,
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
        ` in ${ABOUT}(?:just )?(?<count>${COUNT})(?: or (?:n?\\d+))? ${unit}(?: s)?(?: time)?(?! (?:ago|of|ahead|or so|time))(?= )`,
        'g',
      ),
      point,
    ),
    ...scan(text, new RegExp(` ${ABOUT}(?<count>${COUNT}) ${unit} (?:away|hence)(?= )`, 'g'), point),
    ...scan(text, / a (?<unit>year|week|month) from (?:now|today)(?= )/g, point),
  ]
}

function behind(text: string, { today }: TimeFrame): Point[] {
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

/** Words for a time about now. They yield to whatever is more certain. */
function open(text: string, { today }: TimeFrame): Point[] {
  return [
    ...scan(
      text,
      / (?:soon|lately|at the (?:moment|minute)|these days|currently|nowadays|shortly|before long)(?= )/g,
      () => ({
        grain: 'open',
        times: [SKY.test(text) ? one(today) : { from: today, to: addDays(today, 59) }],
        name: () => (SKY.test(text) ? 'today' : 'the next two months'),
        tense: 'now',
        isFaint: true,
      }),
    ),
    ...scan(text, / (?:right )?(?:now|at present)(?= )/g, () => ({
      grain: 'open',
      times: [one(today)],
      name: () => 'today',
      tense: 'now',
      isFaint: true,
    })),
  ]
}

function around(date: string, unit: string): Stretch {
  if (unit === 'year' || unit === 'decade') return yearOf(partsOf(date).year)
  if (unit === 'month' || unit === 'quarter') return monthOf(date)
  return unit === 'day' || unit === 'night' ? one(date) : weekOf(date)
}

function nameOf(date: string, unit: string, today: string): string {
  if (unit === 'year' || unit === 'decade') return date.slice(0, 4)
  if (unit === 'month' || unit === 'quarter') return monthName(date, today)
  return unit === 'day' || unit === 'night'
    ? dayName(date, today)
    : `the week of ${dayName(weekOf(date).from, today)}`
}

function grainOf(unit: string): Grain {
  if (unit === 'day' || unit === 'night') return 'day'
  if (unit === 'week' || unit === 'fortnight' || unit === 'weekend') return 'week'
  return unit === 'month' ? 'month' : unit === 'quarter' ? 'season' : 'year'
}
