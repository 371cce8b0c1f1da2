/** Hours without a day: who speaks of five o'clock, of before lunch or of three hours means today. */
import type { TimeFrame } from '../span.ts'
import { one, scan } from '../point.ts'
import type { Point } from '../point.ts'

export const hours = (text: string, { today }: TimeFrame): Point[] =>
  [...CLOCK, ...MEALS].flatMap((pattern) =>
    scan(text, pattern, () => ({
      grain: 'open',
      times: [one(today)],
      name: () => 'today',
      tense: 'now',
      isFaint: true,
    })),
  )

const CLOCK = [
  / (?:in|for) (?:about |the next |another )?(?:\d{1,3}|n\d+|an?|half an?) (?:hour|min|minute)s?(?= )/g,
  / (?:the )?next (?:few |couple of |\d{1,2} |n\d+ )?hours?(?= )/g,
  / (?:at|before|by|until|since|after) (?:half past |quarter past |quarter to )?(?:\d{1,2}(?:[.:]\d\d)?|n\d+)(?= (?:am|pm|oclock|sharp|[.,!?]| ?$|is|and|do|what|how))/g,
  / (?:at |by |before )?(?:\d{1,2}(?:[.:]\d\d)?|n\d+) ?(?:am|pm|oclock|o clock|in the (?:morning|afternoon|evening))(?= )/g,
  / (?:\d{1,2}(?:am|pm)|\d{1,2}h)(?= )/g,
]
const MEALS = [
  / (?:before|until|by|after|since) (?:noon|midday|lunch|lunchtime|dinner|supper|tea|bed|bedtime|midnight|breakfast|sunset|dawn|morning|this morning)(?= )/g,
]
