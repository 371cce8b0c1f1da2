/** Months, seasons, quarters and years by name. */
import { addMonths, dateOf, daysBetween, partsOf } from '../../language/calendar.ts'
import type { Stretch, TimeFrame } from '../span.ts'
import { monthName, months as stretchOf, scan, yearly } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import { MONTH, monthNumber, YEAR } from './words.ts'

/** "may" and "march" are verbs unless something marks them as months. */
const MARKED =
  '(?<= (?:in|this|next|last|by|until|of|early|late|mid|middle|during|since|before|after|from|for|through|around|about|every|beginning|start|end|is|was|does|hows|how s|whats|what s|why|come|for|or|month|,|-|/|how))'
const NOT_VERB =
  '(?! (?:i|we|be|have|you|he|she|they|it|also|well|never|take|come|bring|mean|seem|help|go|in|into|on|up|over|against|straight|back|down|him|her|them|my|the|my)\\b)'
/** Where another season or month stands beside it, or a word that leads to one. */
const BESIDE = `(?:(?= (?:and|or|to|until|vs|-|/) (?:the )?(?:spring|summer|autumn|fall|winter|${MONTH}) )|(?<= (?:come|hows|towards?) spring)|(?<= (?:does|will|is|was) spring)|(?<=(?:summer|winter|autumn|${MONTH}) (?:and|or|to|until|-|/) (?:spring|fall)))`
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

export const months: Reader = (text, frame) => [
  ...named(text, frame),
  ...seasons(text, frame),
  ...quarters(text, frame),
]

function named(text: string, { today }: TimeFrame): Point[] {
  const make = ({ which, month = '', y }: Record<string, string>) => {
    const number = monthNumber(month)
    const inYear = (year: number) => stretchOf(year, number, 1)
    const thisYear = partsOf(today).year
    const times = y
      ? [inYear(Number(y))]
      : which === 'last'
        ? [inYear(dateOf(thisYear, number, 1) < `${today.slice(0, 7)}-01` ? thisYear : thisYear - 1)]
        : which === 'next'
          ? [inYear(dateOf(thisYear, number, 1) > today ? thisYear : thisYear + 1)]
          : yearly(today, inYear)
    return {
      grain: 'month' as const,
      times,
      name: ({ from }: Stretch) => monthName(from, today),
      ...(which === 'last' && { tense: 'past' as const }),
    }
  }
  const year = `(?:(?: ,)?(?: of)? (?<y>${YEAR})(?= ))?`
  return [
    ...scan(
      text,
      new RegExp(`(?: (?<which>last|next|this))? (?!(?:may|march|mar) )(?<month>${MONTH})${year}(?= )`, 'g'),
      make,
    ),
    ...scan(text, new RegExp(`${MARKED} (?<month>may|march|mar)${year}${NOT_VERB}(?= )`, 'g'), make),
    ...scan(
      text,
      new RegExp(
        `(?<= (?:in|since|until|by|during|before|of|will(?= may be any))) (?<month>may|march|mar)(?! (?:(?<! in march )i|we|be(?! any)|(?<! in (?:may|march) )have|not be)\\b)(?= )`,
        'g',
      ),
      make,
    ),
    ...scan(text, new RegExp(` (?<which>last|next|this) (?<month>may|march|mar)${NOT_VERB}(?= )`, 'g'), make),
    ...scan(text, new RegExp(` (?<month>may|march|mar) (?<y>${YEAR})(?= )`, 'g'), make),
    // alone, or beside another month: "march?", "april and may"
    ...scan(
      text,
      new RegExp(
        `(?:^|(?<=[.!?] )|(?<=${MONTH} (?:and|or|to|-|/)|^ (?:and|what about|how about))) ?(?<month>may|march)(?! (?:i|we|he|she|they|it|you) )(?= (?:[a-z]+ \\?|[?!.,] | ?$|or |and |for |to |- |\\/ |looks? |looking|then ))`,
        'g',
      ),
      make,
    ),
  ]
}

function seasons(text: string, { today, isSouthern }: TimeFrame): Point[] {
  return scan(
    text,
    new RegExp(
      ` (?:(?<which>this coming|this|next|last|past|in the|in|the|a|by|until|before|after|since|during|early|late|mid|of|coming|for|all|through|that|rest of) )?(?:the )?(?<season>spring|summer|autumn|fall|winter)(?:(?<beside>${BESIDE})|(?!${BESIDE}))(?: term| semester| holidays?| break| time)?(?:(?: of)? (?<y>${YEAR}))?(?! (?:in (?:my|your|his|her|the) step|in love|apart|asleep|(?:coat|jacket|boot|shoe|tire|tyre|wheel|clothes|wardrobe|duvet|sale|jasmine)s?|off|out|back|down|clean|onions?|rolls?|equinox|solstice))(?= )`,
      'g',
    ),
    ({ which, season = '', y, beside }) => {
      // alone they are a leap and a tumble
      if (/fall|spring/.test(season) && !which && !y && beside === undefined) return null
      if (season === 'fall' && (which === 'all' || which === 'that' || which === 'the')) return null
      const name = season === 'fall' ? 'autumn' : season
      const first = isSouthern ? (((SEASONS[season] ?? 6) + 5) % 12) + 1 : (SEASONS[season] ?? 6)
      const inYear = (year: number) => stretchOf(year, first, 3)
      const every = y ? [inYear(Number(y))] : yearly(today, inYear)
      // "this winter" is none of a year ago
      const all = which === 'this' ? every.filter(({ to }) => daysBetween(to, today) < 120) : every
      const behind = all.filter((each) => each.to < today)
      const ahead = all.filter((each) => each.from > today)
      const times =
        which === 'before last'
          ? behind.slice(-2, -1)
          : which === 'last' || which === 'past'
            ? behind.slice(-1)
            : which === 'next' || which === 'coming' || which === 'this coming'
              ? ahead.slice(0, 1)
              : all
      if (times.length === 0) return null
      return {
        grain: 'season',
        times,
        name: ({ from }: Stretch) =>
          from.slice(0, 4) === today.slice(0, 4)
            ? `this ${name}`
            : from < today
              ? `the ${name} of ${from.slice(0, 4)}`
              : `${name} ${from.slice(0, 4)}`,
        ...(which === 'last' && { tense: 'past' as const }),
      }
    },
  ).map((point) => ({ ...point, start: afterLead(text, point) }))
}

/** "in the summer" begins with the season: what stands before it is read by what joins phrases. */
function afterLead(text: string, { start, end }: Point): number {
  return (
    start +
    (/^(?:in the|in|by|until|before|after|since|during|of|for|all|through|rest of|early|late|mid)(?: the)? /.exec(
      text.slice(start, end),
    )?.[0].length ?? 0)
  )
}

const NTH: Readonly<Record<string, number>> = {
  o1: 1,
  o2: 2,
  o3: 3,
  o4: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  last: 4,
  final: 4,
}

function quarters(text: string, { today }: TimeFrame): Point[] {
  const { year, month } = partsOf(today)
  const now = stretchOf(year, Math.floor((month - 1) / 3) * 3 + 1, 3)
  const far = (more: number): Stretch => {
    const from = addMonths(now.from, more * 3)
    return stretchOf(partsOf(from).year, partsOf(from).month, 3)
  }
  return [
    ...scan(
      text,
      new RegExp(
        ` (?:the )?(?:q(?<q>[1-4])|(?<nth>o[1-4]|1st|2nd|3rd|4th|last|final) quarter)(?:(?: of)?(?: the year| this year)?(?: (?<y>${YEAR}))?)(?= )`,
        'g',
      ),
      ({ q, nth = '', y }) => {
        const number = q ? Number(q) : (NTH[nth] ?? 1)
        const inYear = (own: number) => stretchOf(own, number * 3 - 2, 3)
        if (
          !q &&
          nth === 'last' &&
          !y &&
          !/last quarter (?:of|is)/.test(text) &&
          !text.includes('is last quarter')
        )
          return null
        return {
          grain: 'season',
          times: y ? [inYear(Number(y))] : yearly(today, inYear),
          name: ({ from }) =>
            `the ${['first', 'second', 'third', 'last'][number - 1]} quarter of ${from.slice(0, 4)}`,
        }
      },
    ),
    ...scan(
      text,
      / (?:the )?(?:(?<which>this|next|coming|following|last|past)|(?<=(?:end|rest|middle) of )the) quarter(?! of)(?= )/g,
      ({ which = '' }) => {
        const more = which === 'this' || !which ? 0 : /last|past/.test(which) ? -1 : 1
        return {
          grain: 'season',
          times: [far(more)],
          name: () => (more > 0 ? 'the next quarter' : more < 0 ? 'the last quarter' : 'this quarter'),
        }
      },
    ),
  ]
}
