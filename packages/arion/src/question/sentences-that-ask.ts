/** The questions of a message, where it holds several: sentence by sentence, and two that "and" joins. */
import { plain } from './plain-text.ts'

export interface AskingSentence {
  text: string
  /** first and last character (excluded) in the message */
  at: [number, number]
}

const SHORTEST = 12
/** Each is heard by itself, which takes its time. */
const MOST = 8

/**
 * At most eight; empty where there is one question or none: then the message is read as a whole. `isAbroad`:
 * a sentence is in another language than the message.
 */
export function sentencesThatAsk(
  message: string,
  isAbroad: (sentence: string) => boolean = () => false,
): AskingSentence[] {
  const found: AskingSentence[] = []
  for (const match of message.matchAll(/[^.?!\n]+[.?!]*/g)) {
    let start = match.index
    const clauses = clausesThatAsk(match[0])
    for (const { whole, asks } of clauses) {
      const typed = whole.trim()
      const at = message.indexOf(typed, start)
      start = at + typed.length
      const before = found.at(-1)?.text
      const mine = ofMine(typed, before)
      const text = mine ?? ofAnotherPoint(typed, before) ?? typed
      // what is told before it hides a question only where another one follows it
      const isLed = asks !== whole && clauses.length > 1 && ASKS_WITHIN.test(lastSaid(asks))
      const isOther = typed.endsWith('?') && contentOf(typed).length > 2 && isAbroad(typed)
      const isFound =
        isOther || (isLed ? isOwn(asks.trim(), found, typed) : mine !== null || isOwn(text, found))
      if (isFound) found.push({ text, at: [at, start] })
    }
  }
  return found.length > 1 ? found.slice(0, MOST) : []
}

/**
 * It asks by its form, or briefly by its mark; and is no repetition, nor asked for the sake of form. `whole`:
 * with what is told before it.
 */
function isOwn(text: string, before: readonly AskingSentence[], whole = text): boolean {
  // "Does she miss me?" is a question, however little it says
  const isAsked =
    text.endsWith('?') && ASKS.test(lastSaid(text)) && contentOf(text).some((word) => !WHICH.test(word))
  if (text.length < SHORTEST && !isAsked) return false
  if (SAME_AGAIN.test(text) || OF_FORM.test(plain(text))) return false
  if (before.length > 0 && OF_IT.test(lastSaid(text))) return false
  if (!ASKS.test(lastSaid(text)) && !BRIEFLY.test(text)) return false
  const isSaid = isAsked || contentOf(whole).length > 1 || /\b(?:i|we|my|our)\b/i.test(text)
  return isSaid && !before.some((other) => repeats(text, other.text))
}

/** "And how is mine?" after "How is her work?" is asked in its words. */
function ofMine(text: string, before: string | undefined): string | null {
  return before && MINE.test(lastSaid(text)) && OF_OTHERS.test(before)
    ? before.replace(OF_OTHERS, 'my')
    : null
}

const MINE = /^(?:(?:how|what) (?:is|about) )?mine\W*$/i
const OF_OTHERS = /\b(?:his|her|their|(?:my |our )?\p{L}+['’]s)(?= \p{L})/iu

/** "And my Mars?" after "What does my Venus say?" is asked in its words. */
function ofAnotherPoint(text: string, before: string | undefined): string | null {
  const point = ANOTHER_POINT.exec(text)?.[1]
  return point && before && OF_POINT.test(before) ? before.replace(OF_POINT, `my ${point}`) : null
}

const POINT =
  '(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|ascendant|midheaven|rising(?: sign)?)'
const OF_POINT = new RegExp(`\\bmy ${POINT}\\b`, 'i')
const ANOTHER_POINT = new RegExp(`^(?:and|what about|and what about|also) my (${POINT})\\W*$`, 'i')

/** One of several questions as it stands by itself, with what is told beside them. */
export function wordsAlone(
  message: string,
  asks: readonly { at: [number, number]; words?: string }[],
  index: number,
): string {
  const { at, words } = asks[index]!
  const typed = withoutOthers(
    message,
    asks.filter((_, place) => place !== index),
  )
  return words ? typed.replace(message.slice(...at), words) : typed
}

/** The message with one of its questions and without the others: what is told beside them stays. */
export function withoutOthers(message: string, others: readonly Pick<AskingSentence, 'at'>[]): string {
  if (others.length === 0) return message
  const kept = others.reduceRight((text, { at: [from, to] }) => text.slice(0, from) + text.slice(to), message)
  return kept
    .replace(/(?:[,;]? (?:and|also|plus|then|oh|but))+[\s,?]*(?=[?.!]|$)/gi, '')
    .replace(/[,;\s]+([?.!]|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

interface Clause {
  /** with what leads up to it */
  whole: string
  asks: string
}

/** "Should I take the money and is she the one" asks twice; what leads up to a question stays with it. */
function clausesThatAsk(sentence: string): Clause[] {
  const clauses: Clause[] = []
  for (const part of sentence.split(JOINED)) {
    const last = clauses.at(-1)
    if (last !== undefined && !ASKS.test(lastSaid(last.whole)) && !ASKS_WITHIN.test(lastSaid(last.asks)))
      clauses[clauses.length - 1] = { whole: joined(sentence, last.whole, part), asks: part }
    else clauses.push({ whole: part, asks: part })
  }
  return clauses
}

function joined(sentence: string, before: string, part: string): string {
  const from = sentence.indexOf(before)
  return sentence.slice(from, sentence.indexOf(part, from + before.length) + part.length)
}

function lastSaid(clause: string): string {
  return clause.trim().replace(LEAD, '')
}

/** All that it says was said in the question before it, but for when. */
function repeats(text: string, before: string): boolean {
  const said = new Set(['when', ...contentOf(before)])
  return contentOf(text).every((word) => said.has(word))
}

function contentOf(text: string): string[] {
  return plain(text)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.test(word))
}

const WHICH = /^(?:what|which|who|whom|where|when|why|how)$/
const EMPTY =
  /^(?:i|we|it|he|she|they|that|this|a|an|the|is|are|am|was|do|does|did|will|would|should|shall|can|could|really|and|also|so|or|to|of|for|me|then|just|even|at|all|ever)$/
const AUX = '(?:is|are|am|was|were|do|does|did|has|have|will|would|should|shall|can|could|might|must)'
const SUBJECT =
  "(?:i|we|my|our|the|this|that|these|those|it|he|she|they|there|his|her|their|a|an|\\d{4}|(?!You\\b)\\p{Lu}[\\p{L}'-]+)"
const BY_VERB = `(?:(?:for |in |at |on |by |with )?(?:what|which|who|whom|whose|when|where|why|how)(?: (?!(?:i|we|he|she|it|they|you|to|if|and|or|that)\\b)[\\p{L}\\d'-]+){0,4}? ${AUX} ${SUBJECT}(?![\\p{L}'])|${AUX} ${SUBJECT}(?![\\p{L}']))`
const BEGINS = `(?:${BY_VERB}|(?:what|which|who)(?: (?!(?:i|we|he|she|it|they|you)\\b)\\p{L}+){0,2} (?:helps?|is|are|will|would|comes?|speaks?|stands?)\\b(?! you\\b))`
/** A clause that asks by its form: "how much should i ask for", "is my sister right". */
const ASKS = new RegExp(`^${BEGINS}`, 'iu')
/** The same after what is told, where a capital is that of a name. */
const ASKS_WITHIN = new RegExp(`^${BEGINS}`, 'u')
/** Between two questions: "and when do I sign", ", should I ask Tom". */
const JOINED = new RegExp(
  `(?:[,;]? (?:and|also|plus|and also|and then)|[,;–—-])+ (?=(?:also |then )?${BY_VERB})(?!(?:what|how|why|is|was|will|does) (?:(?:is|was|will|does|would|has) )?(?:it|this|that)\\b|(?:which|who) ${AUX}\\b|when (?:do|should|shall|can) (?:i|we)(?: (?:do|take|say|send) (?:it|this|that))?[?.!]*$)`,
  'iu',
)
/** "Love life this winter?": a few words that begin with no "and", "or" or "the". */
const BRIEFLY =
  /^(?!(?:and|or|but|so|a|an|the|my|your|what about|how about)\b)(?:[\p{L}\d'-]+ ){2,7}[\p{L}\d'-]+\?+$/iu
const LEAD =
  /^(?:(?:and|so|but|ok|okay|well|then|oh|also|please|hey|hi|hello|yo|yes|no|now|right|like|plus|ps|tell me|i wonder|i want to know|i would like to know|i'd like to know|arion)[\s,:;.-]+)+/i
/** "What does it mean for me?": of what was asked before it. */
const OF_IT =
  /^(?:what|how) (?:does|do|will|would|is) (?:it|this|that|they) (?:mean|affect|touch|do|about|hit)\b/i
/** The other half of the question before it: "or do I wait?", "I mean, will we marry?" */
const SAME_AGAIN = /^(?:or|i mean|that is)\b/i
/** Asked for the sake of form, or of Arion itself. */
const OF_FORM =
  /^(?:(?:can|could|would|will|do|did|are|may|is) (?:you|u|i ask)\b(?!.* \b(?:i|my|me|we|our|us)\b).*|can you believe .*|you know what i mean|(?:isn'?t|is) (?:that|it) (?:funny|odd|mad|crazy|strange|something)|what do you (?:think|say|make of (?:it|that))|how are you(?: doing)?|who knows|why not|make sense)$/
