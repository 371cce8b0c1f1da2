/** The part of a day that somebody can give: "only evenings", "before noon", "after 5 pm". */
import { NUMBERS } from '../../language/numbers.ts'

/** Minutes of the clock, the last one included. */
export interface Hours {
  from: number
  to: number
}

const HOUR = 60
const NIGHT = 22 * HOUR

/** `text` is plain and small; null where the day is left open. */
export function hoursAsked(text: string): Hours | null {
  const said = text.replace(GREETING, ' ')
  return afterHour(said) ?? PARTS.find(([words]) => words.test(said))?.[1] ?? null
}

const GREETING = /\bgood (?:morning|evening|afternoon|day|night)\b(?! (?:for|to)\b)/g

/** From the very hour that was named; null where it may be one of the morning, or of the night. */
function afterHour(said: string): Hours | null {
  const { hour, half, minutes, minute = minutes ?? '0' } = AFTER_HOUR.exec(said)?.groups ?? {}
  if (hour === undefined) return null
  const number = Number(hour) || NUMBERS.findIndex((name) => name === hour) + 1
  const isAfternoon = half === 'pm' || (half === undefined && number >= 4 && number <= 8)
  const from = (number > 12 ? number : (number % 12) + (isAfternoon ? 12 : 0)) * HOUR + Number(minute)
  return (isAfternoon || half === 'am' || number > 12) && from < NIGHT ? { from, to: NIGHT } : null
}

/** "After 6" at the end or before a few small words: not "after 6 years", "after 14 calls", "after 5 May". */
const AFTER_HOUR =
  /\bafter (?<hour>\d{1,2}|four|five|six|seven|eight)(?!\d)(?:(?: (?<minute>[0-5]\d))?(?: ?(?<half>am|pm))|(?: (?<minutes>[0-5]\d))|(?= (?:please|on|or(?! \d)|and|this|next|today|tomorrow|is|if|when|for)\b|\W*$))(?!\w)/

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
