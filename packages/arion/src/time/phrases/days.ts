/** Days by their number: "3 May", "Dec 7", "the 14th", "12 to 18 April", "2026-12-03", "12/3". */
import { addMonths, dateOf, partsOf } from '../../language/calendar.ts'
import type { Stretch, TimeFrame } from '../span.ts'
import { dayIn, dayName, scan, yearly } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import { DAY, dayNumber, MONTH, monthNumber, NO_COUNTED, NO_NOUN, ORDINAL, WEEKDAY, YEAR } from './words.ts'

const WITH_WEEKDAY = `(?: (?:${WEEKDAY})(?: (?:morning|afternoon|evening|night))?(?: ,| is)?(?: the)?(?= ))?`
/** "22, 24 or 28": from the first to the last. */
const JOIN =
  '(?:(?: , (?:the )?\\d{1,2}(?:st|nd|rd|th)?){0,3} (?:to|-|/|until|through|(?:, )?and|(?:, )?or|&) (?:the )?)'

export const days: Reader = (text, frame) => [
  ...written(text, frame),
  ...withMonth(text, frame),
  ...ofMonthInTalk(text, frame),
  ...bare(text, frame),
]

/** "2026-12-03", "3.12.", "3.12.2026"; "12/3" is in December in America and in March elsewhere. */
function written(text: string, frame: TimeFrame): Point[] {
  const isFirst = isMonthFirst(frame.zone ?? '')
  const iso = scan(text, / (?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?= )/g, ({ y, m, d }) =>
    dated(frame, [Number(m), Number(d)], Number(y)),
  )
  const slashed = scan(
    text,
    / (?<a>\d{1,2})(?:(?<mark>\/)(?<b>\d{1,2})(?:\/(?<y>\d{2,4}))?|\. ?(?<c>\d{1,2})\.(?<z>\d{2,4})?)(?= )/g,
    ({ a, b, c, mark, y = '', z = '' }) => {
      const [first, second] = [Number(a), Number(b ?? c)]
      const typed = y || z
      const isAmerican = mark === '/' && (second > 12 || (isFirst && first <= 12))
      const year = typed ? Number(typed.length === 2 ? `20${typed}` : typed) : null
      return dated(frame, isAmerican ? [first, second] : [second, first], year)
    },
  )
  // without its last dot it may be an hour or a sum, where nothing leads to a day
  const dotted = scan(
    text,
    /(?<= (?:on|before|until|by|after|from|since|close on)) (?<d>\d{1,2}) ?\. ?(?<m>\d{1,2})(?= (?!\d|am|pm|k|m|percent|%|euros?))/g,
    ({ d, m }) => dated(frame, [Number(m), Number(d)], null),
  )
  const pair = scan(
    text,
    new RegExp(` (?<a>\\d{1,2})/(?<b>\\d{1,2}) (?:of )?(?<month>${MONTH})(?= )`, 'g'),
    ({ a, b, month = '' }) => dated(frame, [monthNumber(month), Number(a), Number(b)], null),
  )
  return [...iso, ...slashed, ...dotted, ...pair]
}

/** Whether 12/3 is in December there. */
export function isMonthFirst(zone: string): boolean {
  return /^(America|US)\/|^Pacific\/Honolulu/.test(zone)
}

function withMonth(text: string, frame: TimeFrame): Point[] {
  const make = ({ a = '', b, month = '', y, short }: Record<string, string>) =>
    dated(
      frame,
      [monthNumber(month), dayNumber(a), b ? dayNumber(b) : 0],
      y ? Number(y) : short ? 1900 + Number(short) : null,
    )
  const year = `(?:(?: ,)?(?: of)? (?:(?<y>${YEAR})|(?<short>[4-9]\\d))(?= ))?`
  return [
    ...scan(
      text,
      new RegExp(
        `${WITH_WEEKDAY} (?:the )?(?<a>${DAY})(?:${JOIN}(?<b>${DAY}))?(?: of)? (?<month>${MONTH})${year}(?= )`,
        'g',
      ),
      make,
    ),
    ...scan(
      text,
      new RegExp(
        `${WITH_WEEKDAY} (?<month>${MONTH}) (?:the )?(?<a>${DAY})(?:${JOIN}(?<b>${DAY})(?! (?:of )?${MONTH}))?(?! ?(?:day|week|month|year|hour|people|kid|boy|girl|time|%))${year}(?= )`,
        'g',
      ),
      (groups) =>
        groups['b'] && dayNumber(groups['b']) < dayNumber(groups['a'] ?? '') ? null : make(groups),
    ),
  ]
}

/** "the 20th of next month". */
function ofMonthInTalk(text: string, { today }: TimeFrame): Point[] {
  return scan(
    text,
    new RegExp(` (?:the )?(?<day>${DAY}) (?:of )?(?<which>next|this|last|the|each) month(?= )`, 'g'),
    ({ day = '', which }) => {
      const { year, month } = partsOf(
        addMonths(`${today.slice(0, 7)}-01`, which === 'next' ? 1 : which === 'last' ? -1 : 0),
      )
      const found = dayIn(year, month, dayNumber(day))
      return found && { grain: 'day', times: [found], name: ({ from }) => dayName(from, today) }
    },
  )
}

/** "the 14th", "on 24", "from the 3rd to the 10th", "20 to 22!": in whatever month is spoken of. */
function bare(text: string, frame: TimeFrame): Point[] {
  const make = ({ a = '', b }: Record<string, string>) => {
    const [first, last] = [dayNumber(a), b ? dayNumber(b) : undefined]
    if (first > 31 || first < 1 || last === first || (last !== undefined && last > 31)) return null
    // "from the 30th to the 4th" ends in the month after
    if (last !== undefined && last < first && ((first < 20 && a === String(first)) || last > 15)) return null
    if (first === 1 && last && /^(3|5|10)$/.test(b ?? '')) return null
    return { ...loose(frame, first, last), isLoose: true }
  }
  const before =
    '(?<!(?: age| aged| grade| class| scale| my| her| his| your| their| our| first| a| an| standard| room| route| number| no| channel| apartment| flat| page| in| in the))'
  return [
    ...scan(
      text,
      new RegExp(
        `${WITH_WEEKDAY}${before} (?:the )?(?<a>${ORDINAL})(?:${JOIN}(?:the )?(?<b>${DAY})(?! (?:of )?(?:(?:next|this|last) month|${MONTH})))?${NO_COUNTED}(?= )`,
        'g',
      ),
      (groups) => (groups['a']?.startsWith('o') ? null : make(groups)),
    ),
    // a word alone may be the first of anything; "on the third", "the eleventh", "fifth or twelfth" are days
    ...scan(
      text,
      new RegExp(
        `(?:(?<=(?: on| by| to| until| before| for| since| from| after| till| than| between| of| is| was| date s| deadline s?| ends| closes| due| ${WEEKDAY}) the)|(?<= the)(?= (?:o1[1-9]|o[23]\\d) )|(?= o\\d{1,2} or (?:the )?o(?:[6-9]|\\d\\d) )) (?<a>o\\d{1,2})(?:${JOIN}(?:the )?(?<b>${DAY}))?${NO_NOUN}`,
        'g',
      ),
      make,
    ),
    ...scan(
      text,
      new RegExp(
        `${WITH_WEEKDAY} the (?<a>\\d{1,2})(?:${JOIN}(?<b>\\d{1,2}))?(?! of (?!next|this)| - \\d)${NO_NOUN}`,
        'g',
      ),
      make,
    ),
    ...scan(
      text,
      new RegExp(`(?<= on) (?<a>\\d{1,2})(?:${JOIN}(?<b>\\d{1,2}))?(?! of (?!next|this))${NO_NOUN}`, 'g'),
      make,
    ),
    ...scan(
      text,
      new RegExp(
        `${before}(?<! to| than| at|days)(?<=^| [a-z,]+) (?<a>\\d{1,2}) (?:to|-) (?:the )?(?<b>\\d{1,2}(?:st|nd|rd|th)?)(?= [.,!?])`,
        'g',
      ),
      make,
    ),
    // "from 10 until 14": no hours, which would run on or say so
    ...scan(
      text,
      new RegExp(
        ` (?:from|between) (?:the )?(?<a>\\d{1,2}) (?:to|until|and|-) (?:the )?(?<b>\\d{1,2})(?! (?:am|pm|oclock|h|hrs|hours|minutes|%|people|years|euros|pounds|or|times|:|(?:of )?${MONTH}))(?= )`,
        'g',
      ),
      make,
    ),
    ...scan(text, /(?<= [,(]) (?<a>\d{1,2}) - (?<b>\d{1,2})(?= \))/g, make),
    // "24, 25 and 26", "the 24/25": numbers that follow each other
    ...scan(
      text,
      / (?<a>\d{1,2})(?: ,)? (?<middle>\d{1,2})(?: ,)?(?: and| or)? (?<b>\d{1,2})(?= (?:[^:%]|$))/g,
      ({ a = '', middle, b = '' }) =>
        Number(middle) === Number(a) + 1 && Number(b) === Number(a) + 2 && Number(a) > 3
          ? make({ a, b })
          : null,
    ),
    ...scan(text, / the (?<a>\d{1,2})\/(?<b>\d{1,2})(?= )/g, ({ a = '', b = '' }) =>
      Number(b) === Number(a) + 1 && Number(b) > 12 ? make({ a, b }) : null,
    ),
    ...scan(text, /(?<= ,) (?<a>\d{1,2}) (?:and|&) (?<b>\d{1,2})(?= [,.!?])/g, make),
    ...scan(
      text,
      new RegExp(` ${WEEKDAY} (?<a>\\d{1,2})(?! (?:am|pm|oclock|:|h|sharp)\\b)${NO_NOUN}`, 'g'),
      make,
    ),
  ]
}

function dated(frame: TimeFrame, [month, first, last]: [number, number, number?], year: number | null) {
  const inYear = (own: number): Stretch | null => {
    // "the 9th till the 3rd of January" begins in the month before
    const isBefore = last !== undefined && last > 0 && last < first
    const start = isBefore ? partsOf(addMonths(dateOf(own, month, 1), -1)) : { year: own, month }
    const from = dayIn(start.year, start.month, first)
    const to = !last ? from : dayIn(own, month, last)
    return from && to && to.to >= from.from ? { from: from.from, to: to.to } : null
  }
  const found = year ? [inYear(year)].flatMap((each) => each ?? []) : yearly(frame.today, inYear)
  return found.length > 0 ? named(frame, found) : null
}

function loose(frame: TimeFrame, first: number, last: number | undefined) {
  const times: Stretch[] = []
  for (let more = -14; more <= 14; more++) {
    const start = addMonths(`${frame.today.slice(0, 7)}-01`, more)
    const end = partsOf(addMonths(start, last !== undefined && last < first ? 1 : 0))
    const { year, month } = partsOf(start)
    const [from, to] = [dayIn(year, month, first), dayIn(end.year, end.month, last ?? first)]
    if (from && to) times.push({ from: from.from, to: to.to })
  }
  return named(frame, times)
}

function named({ today }: TimeFrame, times: Stretch[]) {
  return {
    grain: 'day' as const,
    times,
    name: ({ from, to }: Stretch) =>
      from === to ? dayName(from, today) : `${dayName(from, today)} to ${dayName(to, today)}`,
  }
}
