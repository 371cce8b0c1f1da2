/** Halves of a question that its answer leaves open: "… and for how much", "… and where". */
import type { Intent } from './intent.ts'
import type { Kind } from './kinds/kind.ts'

/** In the asker's own words; empty where all of it is answered. */
export function openHalves(typed: string, { kind, asksWhenToo, follows }: Intent): string[] {
  if (follows?.turn || kind === 'comfort') return []
  const sentences = typed.trim().split(/(?<=[.?!])\s+|\n+/)
  const asking = sentences.filter(
    (sentence, index) =>
      /\?[?!.]*$/.test(sentence) ||
      (index === sentences.length - 1 && /[^.!]$/.test(sentence) && ASKS.test(sentence)),
  )
  const halves = asking.flatMap((sentence) => [...sentence.matchAll(HALF)])
  return halves.flatMap(({ 1: words, groups }) => {
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

/** By its form, where it has no mark. */
const ASKS =
  /^(?:(?:so|and|but|ok|hi|hey|please)[ ,]+)*(?:what|when|how|which|where|who|why|(?:is|are|am|do|does|did|will|would|should|shall|can|could|may|might) (?:i|we|he|she|it|they|my|our|the|this|that|there)\b)/i

/** Joined to the question by "and", and too short to stand by itself. */
const HALF =
  /(?:,|\band\b|\balso\b)[ ,]*(?:also |then |if so,? |if yes,? )?((?:(?:for|at|by|with|to|in) )?(?<asks>how (?:much|many|long|often|far)|what time|what price|which one|which|where|whom?|why|how|when)(?: (?:to|with|for|exactly|then|money))?)(?= *(?:[?.!]|$))/gi
