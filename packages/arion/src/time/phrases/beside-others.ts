/** Stretches that are named by another: "the week after next", "the day before that". */
import { addDays, addMonths } from '../../language/calendar.ts'
import type { Grain, TimeFrame } from '../span.ts'
import { monthName, monthOf, scan, weekendOf, weekOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'

export const besideOthers: Reader = (text, frame) => [...afterOther(text, frame), ...followed(text, frame)]

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
    / (?:the |a )?(?:(?<unit>day|evening|week|weekend|month|year|one) (?<way>after|before)(?: that(?: one)?)?(?= [.,!?]| ?$| is| how| and| then| possible| instead)|(?:following|very next) (?<next>day))(?= )/g,
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
                ? sign > 0
                  ? weekOf(addDays(base.from, 7))
                  : { from: addDays(base.from, -7), to: addDays(base.to, -7) }
                : sign > 0
                  ? { from: day, to: addDays(day, far) }
                  : { from: addDays(day, -far), to: day }
      const name = unit === 'month' ? monthName(found.from, today) : `the ${unit} ${way}`
      return { grain: unit === 'one' ? 'week' : (unit as Grain), times: [found], name: () => name }
    },
  )
}
