/** "I met him in 2019. Is he good for me?": a time that is told, beside a question that asks of no past. */
import { STILL_WHY } from './chosen.ts'
import { readTime } from './read-time.ts'
import type { TimeFrame } from './span.ts'

/** Whether the time that stands in the words lies behind and in another clause than the one that asks. */
export function isOnlyTold(typed: string, frame: TimeFrame): boolean {
  const own = readTime(typed, frame)
  const found = own.kind === 'none' ? readTime(typed, { ...frame, asks: 'past' }) : own
  if (found.kind !== 'span') return false
  if (own.kind === 'none' && TO_COME_ON.test(beforeDay(typed, found.at))) return false
  // what has to be done by a day is asked of the days until then
  if (found.span.to > frame.today && !isOfPast(typed, found.at)) return false
  const clauses = clausesOf(typed)
  const told = clauses.find(({ start, end }) => found.at[0] >= start && found.at[0] < end)
  const asking = clauses.filter(({ words }) => ASKS.test(words))
  if (!told || asking.length === 0 || asking.includes(told) || !TELLS.test(told.words)) return false
  return asking.every(({ words }) => !OF_THEN.test(words) && !STILL_WHY.test(words))
}

/** "I lent him money in March": a month without its year lies behind, where what is told of it does. */
function isOfPast(typed: string, at: readonly [number, number]): boolean {
  const before = beforeDay(typed, at)
  return (
    ((LED_BY.test(before) && DID.test(before)) || HAPPENED_ON.test(before)) &&
    !/\b(?:book|plan|invit|schedul|arrang|agree|promis)\w*\b/i.test(before)
  )
}

/** What stands before it, with the word that leads to it. */
function beforeDay(typed: string, [start]: readonly [number, number]): string {
  const led = /^(?:in|on|since|last|back in|during)\b\s*/i.exec(typed.slice(start))?.[0] ?? ''
  return typed.slice(0, start + led.length)
}

/** "He told me to come on", "I lost my pass, I fly on". */
const TO_COME_ON =
  /(?:\b(?:is|are)|\b(?:told|asked|begged|invited|want(?:s|ed)) (?:me |us )?to \w+|(?:\band|[,;]) (?:(?:i|we) )?(?:have|fly|start|begin|go|move|leave|travel|sit|see|meet|speak|play))\b[^.?!,;]*\bon\s*$/i
const LED_BY = /\b(?:in|since|last|back in|during|of)(?: \w+)?\s*$|\b(?:since)\b[^.?!]*$/i
/** What is told with its day is over; what somebody said of a day, or lost before it, may be to come. */
const HAPPENED_ON =
  /\b(?:left|moved out|walked out|broke up|split up|died|ended|shouted|fell|lost|hit)\b(?: (?!(?:is|are|am|will|would|was|to|and|but|so|then|for|about|before|until|till|with|i|we|he|she|they|it|you)\b)[\p{L}'’]+){0,4} on\s*$/iu
const DID =
  /\b(?:lent|gave|moved|quit|left|lost|met|broke|bought|sold|started|began|died|said|told|went|came|was|were|had|did|has|have been|got|took|paid|owed|borrowed|fell|since|ended|stopped|split|separated|married|divorced)\b[^.?!]*$/i

interface Clause {
  words: string
  start: number
  end: number
}

/** By their stops, and by a comma or "and" before words that ask. */
function clausesOf(typed: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const stop of typed.matchAll(STOPS)) {
    const end = stop.index + stop[0].length
    clauses.push({ words: typed.slice(start, end).trim(), start, end })
    start = end
  }
  if (start < typed.length) clauses.push({ words: typed.slice(start).trim(), start, end: typed.length })
  return clauses
}

const STOPS =
  /[.!?;\n]+|,? (?:and|but|so)?,? ?(?=(?:should|shall|will|would|is (?:it|he|she|this|that|there)|are (?:we|they|you)|am i|can i|could i|do i|does (?:he|she|it)|when|what|why|how|who|which|where) (?!i (?:was|were)|(?:he|she|we|they|it) (?:was|were|had)))|[—–]| - |\.\.\./gi
const ASKS =
  /\?\s*$|^(?:(?:and|but|so|now|ok|then)[ ,]+)*(?:should|shall|will|would|is|are|am|can|could|do|does|may|might|when|what|why|how|who|which|where|tell me|give me|show me)\b/i
const TELLS =
  /\b(?:i|we|he|she|they|it|my|our|his|her|their|you|the|someone|somebody|that|there)\b(?!.*\b(?:will|going to|gonna)\b)/i
const OF_THEN =
  /\b(?:was|were|did|had|happened|went|then|back then|at the time|that (?:day|date|time|week|weekend|month|year|night|morning|evening|summer|spring|autumn|winter|moment)|those (?:days|weeks|months|years)|it mean)\b/i
