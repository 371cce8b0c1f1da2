/** Halves of a question that its answer leaves open: "… and for how much", "… and where". */
import type { Intent } from './intent.ts'
import type { Kind } from './kinds/kind.ts'

/** In the asker's own words; empty where all of it is answered. */
export function openHalves(typed: string, { kind, asksWhenToo, follows }: Intent): string[] {
  if (follows?.turn || kind === 'comfort') return []
  return [...typed.matchAll(HALF)].flatMap(({ 1: words, groups }) => {
    const asks = groups!['asks']!.toLowerCase()
    const isMet = (asks === 'when' && asksWhenToo === true) || MET_BY[asks]?.includes(kind) === true
    return isMet ? [] : [words!.trim()]
  })
}

/** What the half asks, and the kinds of answer that tell it anyway. */
const MET_BY: Readonly<Record<string, readonly Kind[]>> = {
  when: ['when', 'choice', 'yes_no', 'outlook', 'today', 'cycle'],
  'what time': ['when', 'choice', 'yes_no'],
  'how long': ['outlook', 'cycle'],
  why: ['why', 'choice', 'yes_no', 'block'],
  how: ['how', 'manner', 'need', 'when'],
  'which one': ['choice'],
  which: ['choice'],
}

/** Joined to the question by "and", and too short to stand by itself. */
const HALF =
  /(?:,|\band\b|\balso\b)[ ,]*(?:also |then |if so,? |if yes,? )?((?:(?:for|at|by|with|to|in) )?(?<asks>how (?:much|many|long|often|far)|what time|what price|which one|which|where|whom?|why|how|when)(?: (?:to|with|for|exactly|then|money))?)(?= *(?:[?.!]|$))/gi
