/** Parts of a stretch and places beside it: "early June", "the first week of May". */
import { addDays, addMonths, daysBetween, partsOf } from '../language/calendar.ts'
import type { Grain, Stretch } from './span.ts'
import { months, weekendOf, weekOf } from './point.ts'
import type { Point } from './point.ts'
import { COUNT, countOf, dayNumber, UNIT } from './phrases/words.ts'
import { shifted } from './phrases/units.ts'

type Part = (whole: Stretch, words: Record<string, string>) => Stretch | null

const OF = '(?: ?-)?(?: (?:of|in))?(?: the)?(?: next| coming)? $'
const NTH = '(?<nth>o\\d|\\d(?:st|nd|rd|th)|last|final)'

const PARTS: { pattern: RegExp; part: Part; grain?: Grain; says?: string }[] = [
  {
    pattern: new RegExp(
      `(?: the)? (?:early(?: part(?= of))?|(?:beginning|start|top|(?:first|o1|early) (?:part|months)|(?:o1|1st)(?: few| couple of)? days)(?= of| - ))${OF}`,
    ),
    part: (whole) => third(whole, 0),
    says: 'the beginning of',
  },
  {
    pattern: new RegExp(`(?: the)? (?:mid|middle)${OF}`),
    part: (whole) => third(whole, 1),
    says: 'the middle of',
  },
  {
    pattern: new RegExp(
      `(?: the)? (?:(?:(?<=the |by |at |year |month |until )(?:very )?end|end(?= (?:of|in) |- ))|late|last days|tail end)${OF}`,
    ),
    part: (whole) => third(whole, 2),
    says: 'the end of',
  },
  {
    pattern: new RegExp(`(?: the)? (?:o1|1st) half${OF}`),
    part: (whole) => half(whole, 0),
    says: 'the first half of',
  },
  {
    pattern: new RegExp(`(?: the)? (?:o2|2nd|last|other|back) half${OF}`),
    part: (whole) => half(whole, 1),
    says: 'the second half of',
  },
  {
    pattern: new RegExp(`(?: the)? (?:(?:whole|all|entire|course|length) of)(?: the)? $`),
    part: (whole) => whole,
  },
  {
    pattern: new RegExp(`(?: the)? (?<nth>o1|1st|last|final) day${OF}`),
    part: ({ from, to }, { nth = '' }) => (/1/.test(nth) ? { from, to: from } : { from: to, to }),
    grain: 'day',
  },
  {
    pattern: new RegExp(`(?: the)? ${NTH} (?<unit>week|fortnight|weekend)${OF}`),
    part: nthWeek,
    grain: 'week',
  },
  {
    pattern: new RegExp(
      `(?: the| these)? (?<nth>o1|1st|last) (?<count>${COUNT}) (?<unit>days|weeks|months)${OF}`,
    ),
    part: firstUnits,
    grain: 'week',
  },
  {
    pattern:
      /(?: the)? (?:week|wk|w \/ ?[bc]|wc)(?: of| starting| beginning| commencing| from)(?: the)?(?: monday)? $/,
    part: ({ from, to }) => (from === to ? { from, to: addDays(from, 6) } : null),
    grain: 'week',
    says: 'the week of',
  },
  {
    pattern: /(?: the)? (?<unit>fortnight|month)(?: of| starting| beginning| commencing| from)(?: the)? $/,
    part: ({ from, to }, { unit = '' }) =>
      from === to ? { from, to: addDays(shifted(from, unit, 1), -1) } : null,
    grain: 'week',
    says: 'the time from',
  },
  {
    pattern: /(?: the)? weekend (?:of|around)(?: the)? $/,
    part: ({ from }) => weekendOf(from),
    grain: 'weekend',
    says: 'the weekend of',
  },
  {
    pattern:
      /(?: the|^)(?<!(?:need|want|give me|find|pick) the) (?<what>day|night|evening|morning|week|weekend|month) (?<way>before|after)(?: the)? $/,
    part: beside,
    says: 'the time about',
  },
  {
    pattern: new RegExp(
      ` (?!an? (?:good |nice )?(?:day|night) )(?<count>${COUNT}) (?<unit>${UNIT})s? (?<way>before|after)(?: the)? $`,
    ),
    part: counted,
    says: 'a time about',
  },
]

/** The point widened by what stands before it, as often as something does. */
export function withParts(text: string, point: Point): Point {
  for (const { pattern, part, grain, says } of PARTS) {
    const before = pattern.exec(text.slice(0, point.start))
    if (!before) continue
    const groups = before.groups ?? {}
    const times = point.times.flatMap((whole) => part(whole, groups) ?? [])
    if (times.length === 0) continue
    const names = new Map(times.map((each, index) => [each, point.times[index]]))
    const name = (chosen: Stretch) => `${says ? `${says} ` : ''}${point.name(names.get(chosen) ?? chosen)}`
    const start = before.index + 1
    return withParts(text, {
      ...point,
      start: start > point.start ? point.start : start,
      times,
      name,
      grain: grain ?? point.grain,
      isLoose: point.isLoose ?? false,
      isFaint: false,
    })
  }
  return point
}

/** Thirds of a month, months of a season, quarters of a year and its middle four months. */
function third(whole: Stretch, index: number): Stretch | null {
  const { from, to } = whole
  const { year, month } = partsOf(from)
  const length = daysBetween(from, to)
  if (length > 3000) return half(whole, index === 0 ? 0 : 1)
  if (length >= 300)
    return index === 1 ? months(year, 5, 4) : index === 0 ? months(year, 1, 3) : months(year, 10, 3)
  if (length >= 80) return months(year, month + index, 1)
  if (length >= 20)
    return { from: addDays(from, index * 10), to: index === 2 ? to : addDays(from, index * 10 + 9) }
  if (length < 4) return index === 2 && length > 0 ? { from: to, to } : whole
  return index === 0
    ? { from, to: addDays(from, 1) }
    : index === 1
      ? { from: addDays(from, 2), to: addDays(from, 3) }
      : { from: addDays(from, 4), to }
}

function half({ from, to }: Stretch, index: number): Stretch {
  const length = daysBetween(from, to) + 1
  if (length > 300) {
    const middle = addMonths(from, Math.round(length / 61))
    return index === 0 ? { from, to: addDays(middle, -1) } : { from: middle, to }
  }
  const middle = addDays(from, length >= 28 && length <= 31 ? 15 : Math.floor(length / 2))
  return index === 0 ? { from, to: addDays(middle, -1) } : { from: middle, to }
}

function nthWeek({ from, to }: Stretch, { nth = '', unit = '' }: Record<string, string>): Stretch | null {
  const length = unit === 'fortnight' ? 14 : 7
  if (daysBetween(from, to) < length) return null
  if (unit === 'weekend') {
    if (/last|final/.test(nth)) return weekendOf(addDays(to, -6))
    return weekendOf(addDays(from, (dayNumber(nth) - 1) * 7))
  }
  if (/last|final/.test(nth)) return { from: addDays(to, 1 - length), to }
  const first = addDays(from, (dayNumber(nth) - 1) * length)
  return { from: first, to: addDays(first, length - 1) }
}

function firstUnits({ from, to }: Stretch, { nth, count, unit = '' }: Record<string, string>): Stretch {
  if (nth === 'last') return { from: addDays(shifted(to, unit.slice(0, -1), -countOf(count)), 1), to }
  return { from, to: addDays(shifted(from, unit.slice(0, -1), countOf(count)), -1) }
}

function beside({ from, to }: Stretch, { what = '', way }: Record<string, string>): Stretch {
  const length = what === 'week' ? 7 : what === 'month' ? 30 : 1
  if (what === 'weekend') return weekendOf(addDays(weekOf(from).from, way === 'before' ? -1 : 7))
  return way === 'before'
    ? { from: addDays(from, -length), to: addDays(from, -1) }
    : { from: addDays(to, 1), to: addDays(to, length) }
}

function counted({ from, to }: Stretch, { count, unit = '', way }: Record<string, string>): Stretch | null {
  // "three weeks before Easter" is a day; "the two weeks after" would be a stretch
  const number = countOf(count)
  if (way === 'before') return { from: shifted(from, unit, -number), to: addDays(from, -1) }
  return { from: addDays(to, 1), to: shifted(to, unit, number) }
}
