/** Weekdays, and the days that are named from today: "Friday", "Tuesday week", "tomorrow", "last night". */
import { addDays, daysBetween, weekday, WEEKDAYS } from '../../language/calendar.ts'
import { elementAt } from '../../must.ts'
import type { Stretch, Tense, TimeFrame } from '../span.ts'
import { one, scan, weekOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import { WEEKDAY } from './words.ts'

const PART = '(?: (?:morning|afternoon|evening|night|lunchtime|noon|midday))'

export const weekdays: Reader = (text, frame) => [
  ...named(text, frame),
  ...fromToday(text, frame),
  ...theDay(text, frame),
]

function named(text: string, frame: TimeFrame): Point[] {
  const { today, previous } = frame
  const make = ({ which = '', day = '', later }: Record<string, string>) => {
    const number = WEEKDAYS.findIndex((name) => name.toLowerCase().startsWith(day.slice(0, 3))) + 1
    const name = elementAt(WEEKDAYS, number - 1)
    const upcoming = addDays(today, (number - weekday(today) + 7) % 7)
    const before = addDays(today, -((weekday(today) - number + 6) % 7) - 1)
    if (/last|past/.test(which)) return { ...single(before, `last ${name}`), tense: 'past' as const }
    const ahead = upcoming === today ? addDays(today, 7) : upcoming
    if (later) return single(addDays(ahead, /fortnight|n2/.test(later) ? 14 : 7), `${name} week`)
    if (which.includes('following')) {
      const after = addDays(previous && previous.to >= today ? previous.to : today, 1)
      return single(addDays(after, (number - weekday(after) + 7) % 7), `the ${name} after`)
    }
    if (which.includes('next')) {
      const date = daysBetween(today, upcoming) < 7 ? addDays(weekOf(today).from, 6 + number) : upcoming
      return { ...single(date, `${name} of next week`), tense: 'ahead' as const }
    }
    const times: Stretch[] = []
    for (let week = -10; week <= 56; week++) times.push(one(addDays(upcoming, week * 7)))
    return { grain: 'day' as const, times, name: () => name, isLoose: true }
  }
  const other =
    '(?<! (?:every|each|which|any|most|what|best|good|kindest|worst|a(?! (?:[a-z]+) (?:this|next) )|some))'
  return [
    ...scan(
      text,
      new RegExp(
        `${other}(?: (?<which>this coming|this past|next|this|last|coming|past|the following|following))? (?<day>${WEEKDAY})${PART}?(?: (?<later>after next|(?:week|fortnight)(?= [.,!?]| or| and| is| i\\b| $)))?(?= )`,
        'g',
      ),
      make,
    ),
    ...scan(
      text,
      new RegExp(` (?:a |in a )?(?<later>fortnight|week|n2 weeks) (?:on|from) (?<day>${WEEKDAY})(?= )`, 'g'),
      make,
    ),
    // "next Saturday or the one after"
    ...scan(
      text,
      new RegExp(
        ` (?<which>this|next)? ?(?<day>${WEEKDAY}) ,? ?or the (?:one after|next one|next|following one|following)(?= [.,!?]| ?$)`,
        'g',
      ),
      (groups) => {
        const made = make(groups)
        const first = made.times.find(({ from }) => from >= today)
        return first ? { ...made, times: [{ from: first.from, to: addDays(first.from, 7) }] } : null
      },
    ),
    // "thursdays meeting": an apostrophe left out
    ...scan(
      text,
      new RegExp(
        `(?<=^| (?:at|before|for|about|of|after|hows)) (?<day>${WEEKDAY})s(?= (?!or\\b|and\\b|are\\b|i\\b)[a-z])`,
        'g',
      ),
      make,
    ),
  ]
}

const NAMED: [RegExp, number | [number, number], string, Tense][] = [
  [/ (?:day after tomorrow|overmorrow)(?= )/g, 2, 'the day after tomorrow', 'ahead'],
  [/ (?:day before yesterday|ereyesterday)(?= )/g, -2, 'the day before yesterday', 'past'],
  [/ (?:tomorrow week|(?:an?|one) week tomorrow)(?= )/g, 8, 'tomorrow week', 'ahead'],
  [
    / (?:(?:an?|one) week (?:from )?today|this (?:time|day) next week)(?= )/g,
    7,
    'this day next week',
    'ahead',
  ],
  [/ (?:n2 weeks|a fortnight) (?:from )?today(?= )/g, 14, 'two weeks from today', 'ahead'],
  [/ (?:tomorrow|morrow)(?= )/g, 1, 'tomorrow', 'ahead'],
  [
    / (?:today|tonight|this (?:morning|afternoon|aft|evening|very day|day|night|lunchtime|minute|instant|hour)|(?:the )?small hours)(?= )/g,
    0,
    'today',
    'now',
  ],
  [
    / (?:yesterday|last night(?! (?:in|of) (?:the|my|this|our)(?! middle| night))|last evening|the night before(?= [.,!?]))(?= )/g,
    -1,
    'yesterday',
    'past',
  ],
  [/ the (?:day|night|evening) before last(?= )/g, [-2, -1], 'the night before last', 'past'],
  [/ the other (?:day|night|evening|morning|week)(?= )/g, [-7, -1], 'the last few days', 'past'],
]

/** "how is the day": today, where nothing is more certain. */
function theDay(text: string, { today }: TimeFrame): Point[] {
  return scan(
    text,
    /(?<! (?:me|pick|name|find|choose|set|what is|whats|tell|out|of)) (?:the|my) day(?= [?.!]| $)/g,
    () => ({
      ...single(today, 'today'),
      tense: 'now' as const,
      isFaint: true,
    }),
  )
}

function fromToday(text: string, { today }: TimeFrame): Point[] {
  return NAMED.flatMap(([pattern, far, name, tense]) =>
    scan(text, pattern, () => {
      const [from, to] = Array.isArray(far) ? far : [far, far]
      return {
        grain: 'day',
        times: [{ from: addDays(today, from), to: addDays(today, to) }],
        name: () => name,
        tense,
      }
    }),
  )
}

function single(date: string, name: string) {
  return { grain: 'day' as const, times: [one(date)], name: () => name }
}
