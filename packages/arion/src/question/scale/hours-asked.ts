/** The part of a day that somebody can give: "only evenings", "before noon", "after 5 pm". */
import { NUMBERS } from '../../language/numbers.ts'

/** Minutes of the clock, the last one included. */
export interface Hours {
  from: number
  to: number
}

const HOUR = 60
const NIGHT = 22 * HOUR
const MORNING = 7 * HOUR

/** `text` is plain and small; null where the day is left open. */
export function hoursAsked(text: string): Hours | null {
  const said = text.replace(GREETING, ' ')
  return byTheHour(said) ?? PARTS.find(([words]) => words.test(said))?.[1] ?? null
}

const GREETING = /\bgood (?:morning|evening|afternoon|day|night)\b(?! (?:for|to)\b)/g

/** From the very hour that was named, or up to it; null where it may be one of morning or night. */
function byTheHour(said: string): Hours | null {
  const { way, hour, half, part, minutes, minute = minutes ?? '0' } = THE_HOUR.exec(said)?.groups ?? {}
  if (hour === undefined) return null
  const number = Number(hour) || NUMBERS.findIndex((name) => name === hour) + 1
  const isOpen = half === undefined && part === undefined
  const isAfternoon =
    half === 'pm' || part === 'even' || part === 'after' || (isOpen && number >= 4 && number <= 8)
  const at = (number > 12 ? number : (number % 12) + (isAfternoon ? 12 : 0)) * HOUR + Number(minute)
  const isMorning = half === 'am' || part === 'morn'
  if (!isAfternoon && !isMorning && number <= 12) return null
  const isUpTo = way === 'before' || way === 'until'
  const hours = isUpTo ? { from: isAfternoon ? 12 * HOUR : MORNING, to: at } : { from: at, to: NIGHT }
  return hours.from < hours.to ? hours : null
}

/**
 * "After 6" at the end or before a few small words: not "after 6 years", "after 14 calls", "after 5 May". Up
 * to an hour only where its half of the day is said.
 */
const THE_HOUR =
  /\b(?<way>after|not before|not until|no earlier than|before(?= \d{1,2}(?: [0-5]\d)? ?[ap]m\b)|until(?= \d{1,2}(?: [0-5]\d)? ?[ap]m\b)) (?<hour>\d{1,2}|four|five|six|seven|eight|nine|ten)(?!\d)(?: o'?clock)?(?:(?: (?<minute>[0-5]\d))?(?: ?(?<half>am|pm))|(?: (?<minutes>[0-5]\d))|(?: (?:in the|at) (?<part>even|after|morn)\w+)|(?= (?:please|on|or(?! \d)|and|this|next|today|tomorrow|is|if|when|for)\b|\W*$))(?!\w)/

const PARTS: readonly (readonly [RegExp, Hours])[] = [
  [/\bafter (?:work|school|my shift)\b/, { from: 17.5 * HOUR, to: NIGHT }],
  [/\b(?:lunch ?(?:time|break|hour)|over lunch)\b/, { from: 11.5 * HOUR, to: 14 * HOUR }],
  [
    /\b(?:evenings?|tonight|(?:which|what|good|best) nights?|after (?:dinner|supper))\b/,
    { from: 18 * HOUR, to: NIGHT },
  ],
  [/\b(?:mornings?|before (?:noon|lunch|work)|first thing)\b/, { from: 7 * HOUR, to: 12 * HOUR }],
  [/\b(?:afternoons?|arvos?)\b/, { from: 12 * HOUR, to: 17.5 * HOUR }],
]
