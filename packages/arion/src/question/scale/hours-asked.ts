/** The part of a day that somebody can give: "only evenings", "before noon". */

/** Minutes of the clock, the last one included. */
export interface Hours {
  from: number
  to: number
}

const HOUR = 60

/** `text` is plain and small; null where the day is left open. */
export function hoursAsked(text: string): Hours | null {
  const said = text.replace(GREETING, ' ')
  return PARTS.find(([words]) => words.test(said))?.[1] ?? null
}

const GREETING = /\bgood (?:morning|evening|afternoon|day|night)\b(?! (?:for|to)\b)/g

const PARTS: readonly (readonly [RegExp, Hours])[] = [
  [
    /\bafter (?:work|dinner|supper|school|my shift|(?:5|five|6|six)(?: ?pm)?(?! (?:years?|months?|weeks?|days?|hours?|minutes?|of)\b))\b/,
    { from: 17 * HOUR, to: 22 * HOUR },
  ],
  [/\b(?:before (?:noon|lunch|work)|first thing)\b/, { from: 7 * HOUR, to: 12 * HOUR }],
  [/\b(?:lunch ?(?:time|break|hour)|over lunch)\b/, { from: 11.5 * HOUR, to: 14 * HOUR }],
  [/\b(?:evenings?|tonight)\b/, { from: 17 * HOUR, to: 22 * HOUR }],
  [/\b(?:mornings?)\b/, { from: 7 * HOUR, to: 12 * HOUR }],
  [/\bafternoons?\b/, { from: 12 * HOUR, to: 17.5 * HOUR }],
]
