/** Halves of a question that its answer leaves open: "… and for how much", "… and where". */
import { KINDS } from '../kinds/index.ts'
import type { Intent } from './intent.ts'
import type { OpenHalf } from './open-half.ts'

/** In the asker's own words; empty where all of it is answered. */
export function openHalves(typed: string, { kind, asksWhenToo, follows }: Intent): OpenHalf[] {
  if (follows?.turn || KINDS[kind].meets) return []
  const sentences = typed.trim().split(/(?<=[.?!])\s+|\n+/)
  const asking = sentences.filter(
    (sentence, index) =>
      /\?[?!.]*$/.test(sentence) ||
      (index === sentences.length - 1 && /[^.!]$/.test(sentence) && ASKS.test(sentence)),
  )
  const halves = asking.flatMap((sentence) => [...sentence.matchAll(HALF)])
  return halves.flatMap(({ 1: words, groups }) => {
    const asks = groups!['asks']!.toLowerCase()
    const told: readonly string[] = KINDS[kind].tellsToo
    const isMet = (asks === 'when' && asksWhenToo === true) || told.includes(asks)
    return isMet ? [] : [{ words: words!.trim(), isOfSum: /^how (?:much|many)$/.test(asks) }]
  })
}

/** By its form, where it has no mark. */
const ASKS =
  /^(?:(?:so|and|but|ok|hi|hey|please)[ ,]+)*(?:what|when|how|which|where|who|why|(?:is|are|am|do|does|did|will|would|should|shall|can|could|may|might) (?:i|we|he|she|it|they|my|our|the|this|that|there)\b)/i

/** Joined to the question by "and", and too short to stand by itself. */
const HALF =
  /(?:,|\band\b|\balso\b)[ ,]*(?:also |then |if so,? |if yes,? )?((?:(?:for|at|by|with|to|in) )?(?<asks>how (?:much|many|long|often|far)|what time|what price|which one|which|where|whom?|why|how|when)(?: (?:to|with|for|exactly|then|money))?)(?= *(?:[?.!]|$))/gi
