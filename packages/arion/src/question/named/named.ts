/** What a question names in the asker's own words, so that the answer can name it, too. */
import { personIn } from '../person-in.ts'
import { echoOf } from './echo.ts'
import { MATTERS } from './matter-names.ts'
import type { MatterName } from './matter-names.ts'
import { MATTER_ROWS } from './matter-rows.ts'
import { occasionIn } from './occasion.ts'
import { toldWhen } from './told-when.ts'

export interface Named {
  /** the question that is answered, as typed, whichever turn it stands in */
  words: string
  matter: MatterName | null
  /** "how to keep your nerve": the question said back */
  echo: string | null
  /** "your sister's wedding" */
  occasion: string | null
  /** "your first company failed": what is told of the time that is asked about */
  told: string | null
  /** why it was so is asked, and not when */
  asksWhy: boolean
  /** why it hurt is asked, and not what was going on */
  asksWhyItHurt: boolean
  /** what another did is asked after, and not what it did to oneself */
  asksWhyOfAnother: boolean
  /** something to do is asked for, and not only why it is so */
  asksHow: boolean
}

/** `text` is plain and small. */
export function namedIn(typed: string, text: string): Named {
  return {
    words: typed,
    matter: matterOf(text),
    echo: echoOf(typed),
    occasion: occasionIn(typed),
    told: toldWhen(typed),
    asksWhy: /\bwhy\b/i.test(typed),
    asksWhyItHurt: WHY_IT_HURT.test(typed),
    asksWhyOfAnother: OF_ANOTHER.test(typed),
    asksHow:
      /\b(?:how (?:do|can|could|should|to|might|would|i can|i could)|what (?:can|could|should|do) i do|help me|stop (?:myself|doing))\b/.test(
        text,
      ),
  }
}

const WHY_IT_HURT =
  /\bwhy\b(?! (?:was|were|is|did) (?:\d{4}|(?:last|that|the|my) (?:year|month|week)))[^?]*\b(?:hurts?|hit|sting|deep|broke|break|bother|still|get over|let go|leave|left|let me down|betray\w*)\b/i

const OF_ANOTHER = /\bwhy (?:did|has|does) (?!i\b|we\b|it\b|this\b|that\b|the\b|everything\b)/i

const NAMED = MATTERS.map((name) => [name, new RegExp(`\\b(?:${MATTER_ROWS[name].words})`)] as const)

/** The first one that is named, as long as it is the asker's own and not somebody else's. */
function matterOf(text: string): MatterName | null {
  for (const [name, words] of NAMED) {
    const found = words.exec(text)
    if (found && isOwn(text, found.index)) return name
  }
  return null
}

/** "Why is my husband so jealous?" asks of him. */
function isOwn(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const subject = SUBJECT.exec(before)?.[1]
  if (!subject) return OF_ASKER.test(text) || personIn(text) === null
  return /^(?:i|i'm|im|i've|me)$/.test(subject)
}

/** The last one who does something before the matter. */
const SUBJECT =
  /.*\b(i|i'm|im|i've|me|he|she|they|he's|she's|they're|(?<=my (?:\w+ )?)(?:husband|wife|partner|boyfriend|girlfriend|ex|mother|mum|mom|father|dad|brother|sister|son|daughter|kids?|children|child|friend|boss|colleague|cat|dog))\b(?! (?:says?|thinks?|tells?|said|told|claims?))/
const OF_ASKER = /\b(?:i|i'm|im|i've|me|my|myself)\b/
