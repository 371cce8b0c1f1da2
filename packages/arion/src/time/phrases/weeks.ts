/** Weeks, weekends and months that are counted from this one. */
import { addDays, addMonths, weekday } from '../../language/calendar.ts'
import type { Grain, Stretch, Tense, TimeFrame } from '../span.ts'
import { monthName, monthOf, scan, weekendOf, weekOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'

const THIS = '(?:this|my|our|the current|this very)'
const NEXT = '(?:next|the following|following|the next|this next)'
const LAST = '(?:last|the past|past|the previous|previous|this past)'

export const weeks: Reader = (text, frame) => [
  ...afterOther(text, frame),
  ...weekOfNow(text, frame),
  ...weekendOfNow(text, frame),
  ...monthOfNow(text, frame),
  ...followed(text, frame),
]

function weekOfNow(text: string, { today }: TimeFrame): Point[] {
  const { from, to } = weekOf(today)
  // on a Friday "this coming week" is the one that begins on Monday
  const coming = weekday(today) >= 4 ? 1 : 0
  // and on a Sunday "the week" is no longer the one that ends
  const lying = weekday(today) === 7 ? 1 : 0
  const week = (weeks: number): Stretch => ({ from: addDays(from, weeks * 7), to: addDays(to, weeks * 7) })
  return [
    ...phrase(text, `${NEXT} week`, ['week', week(1), 'next week', 'ahead']),
    ...phrase(
      text,
      '(?:this coming|the coming|coming) week|(?:the )?week (?:that|which) (?:comes|is coming)',
      ['week', week(coming), coming ? 'next week' : 'this week', 'ahead'],
    ),
    ...phrase(text, `${LAST} week`, ['week', week(-1), 'last week', 'past']),
    ...phrase(
      text,
      `(?:(?:${THIS}|this (?:a|the)(?: good| bad| right)?|is it(?: a)?(?: [a-z]+)?|all) week|week ahead|this week or next(?: week)?)`,
      ['week', week(0), 'this week', 'now'],
    ),
    ...phrase(text, 'this week or (?:the )?next(?: week| one)?', [
      'week',
      { from, to: addDays(to, 7) },
      'this week and the next',
      'ahead',
    ]),
    ...phrase(text, '(?:the week|(?<=of )week)(?= [.,!?]| $| of work| look| ahead)', [
      'week',
      week(lying),
      lying ? 'next week' : 'this week',
      'now',
    ]).map(faint),
  ]
}

function weekendOfNow(text: string, { today }: TimeFrame): Point[] {
  const weekend = (weeks: number) => weekendOf(addDays(today, weeks * 7))
  const hull = { from: weekend(0).from, to: weekend(1).to }
  return [
    ...phrase(text, `(?:next|the following|following) weekend`, [
      'weekend',
      weekend(1),
      'next weekend',
      'ahead',
    ]),
    ...phrase(text, `${LAST} weekend`, ['weekend', weekend(-1), 'last weekend', 'past']),
    ...phrase(
      text,
      `(?:(?:this coming|this|the coming|coming|my|our|on the|at the|over the|for the|the) weekend|at weekend|(?:^|(?<=[.!?,]))(?<! (?:every|each|one|first|last|next|long) ) ?(?:long )?weekend(?= (?:in|at|with|on|[.,!?:])))`,
      ['weekend', weekend(0), 'this weekend', 'now'],
    ),
    ...phrase(text, 'this weekend ,? ?or (?:the )?next(?: weekend| one)?', [
      'weekend',
      hull,
      'this weekend and the next',
      'ahead',
    ]),
  ]
}

function monthOfNow(text: string, { today }: TimeFrame): Point[] {
  const month = (months: number) => monthOf(addMonths(`${today.slice(0, 7)}-01`, months))
  const later = month(1)
  return [
    ...phrase(text, `(?:${NEXT}|this coming|the coming|coming) month`, [
      'month',
      later,
      'next month',
      'ahead',
    ]),
    ...phrase(text, `${LAST} month`, ['month', month(-1), monthName(month(-1).from, today), 'past']),
    ...phrase(
      text,
      `(?:(?:${THIS}|this a (?:good|bad|right)|is it(?: a)?(?: [a-z]+)?|all) month|month ahead)`,
      ['month', month(0), 'this month', 'now'],
    ),
    ...phrase(text, 'this month or (?:the )?next(?: month| one)?', [
      'month',
      { from: month(0).from, to: later.to },
      'this month and the next',
      'ahead',
    ]),
    ...phrase(
      text,
      '(?:(?:the|this) month(?= (?:ends|is out|is over))|(?:(?<=(?:end|days|rest|half|course|week|beginning|middle) of )(?:the )?month|(?<=before end of )month)|the month(?= [.,!?]| $| look| is out))',
      ['month', month(0), 'this month', 'now'],
    ).map(faint),
  ]
}

/** "the week after next", "the weekend before last". */
function afterOther(text: string, { today }: TimeFrame): Point[] {
  return scan(
    text,
    / (?:the )?(?<unit>week|weekend|month|year) (?<which>after next|before last)(?= )/g,
    ({ unit = '', which = '' }) => {
      const far = which === 'after next' ? 2 : -2
      const day = unit.startsWith('week')
        ? addDays(today, far * 7)
        : addMonths(today, unit === 'month' ? far : far * 12)
      const found =
        unit === 'week'
          ? weekOf(day)
          : unit === 'weekend'
            ? weekendOf(day)
            : unit === 'month'
              ? monthOf(day)
              : { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
      const name =
        unit === 'month' ? monthName(day, today) : unit === 'year' ? day.slice(0, 4) : `the ${unit} ${which}`
      return { grain: unit as Grain, times: [found], name: () => name, tense: far > 0 ? 'ahead' : 'past' }
    },
  )
}

/** "the week after", "the next day", "a week before that": of what was spoken of before. */
function followed(text: string, { today, previous }: TimeFrame): Point[] {
  return scan(
    text,
    / (?:the |a )?(?:(?<unit>day|week|weekend|month|year|one) (?<way>after|before)(?: that)?(?= [.,!?]| ?$| is| how| and| then| possible| instead)|(?:following|very next) (?<next>day))(?= )/g,
    ({ unit = 'day', way = 'after' }) => {
      const sign = way === 'after' ? 1 : -1
      const base = previous ?? (unit === 'week' || unit === 'one' ? weekOf(addDays(today, 7)) : null)
      if (!base) return null
      const edge = sign > 0 ? base.to : base.from
      const day = addDays(edge, sign)
      const length = Math.round((Date.parse(base.to) - Date.parse(base.from)) / 86_400_000)
      const far =
        unit === 'week' || unit === 'one'
          ? unit === 'week' && length < 6
            ? 7
            : unit === 'week'
              ? 6
              : length
          : 0
      const found =
        unit === 'month'
          ? monthOf(addMonths(`${edge.slice(0, 7)}-01`, sign))
          : unit === 'year'
            ? { from: addMonths(base.from, 12 * sign), to: addMonths(base.to, 12 * sign) }
            : unit === 'weekend'
              ? weekendOf(addDays(edge, 7 * sign))
              : unit === 'week' && length < 6
                ? { from: addDays(base.from, 7 * sign), to: addDays(base.to, 7 * sign) }
                : sign > 0
                  ? { from: day, to: addDays(day, far) }
                  : { from: addDays(day, -far), to: day }
      const name = unit === 'month' ? monthName(found.from, today) : `the ${unit} ${way}`
      return { grain: unit === 'one' ? 'week' : (unit as Grain), times: [found], name: () => name }
    },
  )
}

function phrase(
  text: string,
  words: string,
  [grain, found, name, tense]: [Grain, Stretch, string, Tense],
): Point[] {
  return scan(text, new RegExp(` ${words}(?= )`, 'g'), () => ({
    grain,
    times: [found],
    name: () => name,
    tense,
  }))
}

function faint(point: Point): Point {
  return { ...point, isFaint: true }
}
