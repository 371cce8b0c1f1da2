/** What a message asks, in the person's own words, short enough to be read at a glance. */
import type { About, Wants } from '../../listen/vocabulary.ts'
import { capital } from '../../language/text.ts'
import { askingSentences, sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { traitsIn } from '../traits.ts'
import { decisionTold } from './decision-told.ts'

/** A question as it was put, and what its form says that is wanted; null where the form says nothing. */
export interface OwnQuestion {
  words: string
  wants: Wants | null
  /** how long it lasts, or how long something takes, is asked */
  howLong?: 'until' | 'takes'
  /** what it was heard to be by itself, where it is one of several */
  heard?: { about: About; wants: Wants }
}

/** In the order in which they were asked, at most `atMost` of the last ones; empty where nothing is asked. */
export function ownQuestions(typed: string, atMost = 2): OwnQuestion[] {
  const decision = decisionTold(typed)
  if (decision) return [{ words: decision.words, wants: decision.wants }]
  const sentences = sentencesOf(typed)
  const found = askingSentences(typed)
  const marked = found.filter((sentence) => sentence.endsWith('?'))
  return (marked.length > 0 ? marked : lastOf(found))
    .flatMap((sentence) => {
      const words = shortened(sentence)
      // "Which" alone says nothing without the sentence before it
      const before = sentences[sentences.indexOf(sentence) - 1]
      const whole =
        before && wordsOf(words) < FEWEST && !GREETS.test(plain(before))
          ? `${before.replace(/[.\s]*$/, '.')} ${words}`
          : words
      return whole.length <= LONGEST && !NOTHING.test(plain(words.replace(LEAD, ''))) ? [asked(whole)] : []
    })
    .filter(({ words }, index, all) => all.findIndex((other) => other.words === words) === index)
    .slice(-atMost)
}

/** Without its mark a question is known best by how it begins. */
function lastOf(found: readonly string[]): string[] {
  const last = found.findLast((sentence) => BEGUN.test(sentence.replace(LEAD, ''))) ?? found.at(-1)
  return last === undefined ? [] : [last]
}

function asked(words: string): OwnQuestion {
  const text = plain(words)
  return {
    words: capital(words.replace(/[.!\s]*$/, '').replace(/[^?]$/, '$&?')),
    wants: wishIn(words),
    ...(traitsIn(text).has('until')
      ? { howLong: 'until' }
      : /\bhow (?:much )?long/.test(text) && { howLong: 'takes' }),
  }
}

/** "ok but u never said if i should call": what comes before the question is left out. */
function shortened(sentence: string): string {
  const bare = sentence.trim().replace(LEAD, '')
  // "and the kids?" is more than "the kids?"
  const words = wordsOf(bare) < FEWEST ? sentence.trim() : bare
  const [, whole] = SAID_IN_FULL.exec(words) ?? []
  if (whole) return whole
  const turned = words.replace(WHETHER, (_, subject: string, verb: string) => `${verb} ${subject}`)
  if (turned !== words) return turned.slice(turned.search(INVERTED))
  if (wordsOf(words) <= SHORT || BEGUN.test(words)) return words
  // who speaks without stops asks at the end of what is told
  const starts = [...words.matchAll(START)]
    .map(({ index, 1: lead }) => index + (lead?.length ?? 0))
    .filter((at) => at > 0 && wordsOf(words.slice(at)) >= FEWEST)
  // "is she done with me or is she only cross" begins before its "or"
  const start = starts.findLast((at) => !/\bor ?$/i.test(words.slice(0, at))) ?? starts.at(-1)
  return start === undefined ? words : words.slice(start).trim()
}

function wordsOf(text: string): number {
  return text.trim().split(/\s+/).length
}

const BEGUN =
  /^(?:what|why|when|which|who|how|where|should|shall|is|are|am|do|does|did|will|would|can|could|ought)\b/i
const SHORT = 16
const FEWEST = 4
const LONGEST = 150

const LEAD =
  /^(?:(?:and|so|but|or|ok|okay|well|then|oh|also|please|anyway|hey|hi|yo|yes|yeah|aye|no|nah|naw|now|right|like|honestly|again|plus)\b[,;:]?\s+)+/i
/** "what will i do signal here only til 9pm": what is said after it without a stop is no part of it. */
const SAID_IN_FULL =
  /^(what (?:will|should|shall|do|can|must) (?:i|we) do) (?!(?:about|bout|with|wit|w|for|if|when|while|to|at|on|in|of|by|from|as|like|than|but|and|or|so|not|now|next|then|first|instead|again|here|there|today|tonight|tomorrow|this|that|these|those|the|an?|my|our|his|her|their|it|all|after|before|until|till?|during|without|wrong|right|well|best|better|different\w*|every\w*|any\w*|some\w*|more|most|\w+day)\b)\S.*$/i
/** "if i should go" is "should i go" again. */
const WHETHER =
  /\b(?:(?:say|said|tell|know|knew|wonder(?:ed|ing)?|see|ask|asked|sure|idea|answer|decide)(?: me)? if|whether) (i|we|he|she|it|this|that|they|there) (should|is|are|am|was|were|will|would|can|could|has|have)\b/i
const INVERTED =
  /\b(?:should|is|are|am|was|were|will|would|can|could|has|have) (?:i|we|he|she|it|this|that|they|there)\b/i
const VERB = '(?:is|are|am|was|were|do|does|did|has|have|will|would|should|shall|can|could|may|might)'
const WH = '(?:what|whats|why|when|which|who|whos|whose|how|hows|where)'
const START = new RegExp(
  [
    `(^|[,;:–—] ?|\\b(?:and|so|but|then) )${VERB} (?:he|she|it|they|this|that|there|somethin\\w*)\\b`,
    `\\s(?:${WH}(?: \\w+){0,2} )?${VERB} (?:i|we|you|u)\\b(?!')`,
    `\\s${WH}(?: \\w+)? ${VERB} (?:he|she|it|they|this|that|there|god|my|the|dad|mum|mom)\\b`,
    `\\s(?:what (?:to do|else)|is (?:it|this)(?! is\\b))\\b`,
  ].join('|'),
  'gi',
)
/** Said before the question, and no part of it. */
const GREETS =
  /^(?:hi+|hey+|hiya|hello|yo|good (?:morning|evening|afternoon|day)|ok(?:ay)?|right|so|well|thanks?|thank you|please|arion|lol)(?: (?:arion|there|again|you))?$/
/** Said to Arion, or asked for the sake of form. */
const NOTHING =
  /^(?:(?:thank|thanks|cheers|ta)\b.*|you know|right|ok|okay|is that ok|may i ask|can i ask(?: you)?(?: something)?|you there|are you there|hello|hm+|huh|eh|no|yes|really|can you believe (?:it|that)|make sense|get me|know what i mean|one question|quick question|more|tell me more|go on|continue|carry on|next)$/

/** What the form of a question wants, whatever it is about. */
function wishIn(words: string): Wants | null {
  const text = plain(words)
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? null
}

const FORMS: readonly (readonly [Wants, RegExp])[] = [
  [
    'which',
    /\b(?:which|what) (?:one|of (?:them|the|these|those|my|his|her))\b|\bcompare\b|^which\b(?! (?:day|date|week|month|hour|time|evening|morning|afternoon|arvo|night|weekend))/,
  ],
  [
    'outlook',
    /^how (?:will|is|are|does|s)\b|\bwhat (?:will|is coming|changes|happens|awaits|to expect|can i expect|should i expect)\b|\b(?:look|looking) like\b|\bwhat (?:kind|kinda|sort)(?: of)?(?: a)? (?:day|week|month|year|time)\b|^what(?:s| is| are) the (?:vibes?|character|mood) (?:of|for)\b|^what does the day\b|^whats? (?:is |are |will )?(?!i\b|am\b|you\b|he\b|she\b)(?:\w+ ){1,9}like$/,
  ],
  [
    'when',
    /(?:^|, |\b(?:and|or|so) )when\b|\bwhen (?:should|do|does|can|is|will|would|might|could|shall|to|am|are)\b|\b(?:which|what|best|good|better|right|lucky|favou?rable|suitable) (?:\w+ )?(?:day|date|week|month|hour|time|evening|morning|afternoon|arvo|night|weekend|days|dates|weeks)\b/,
  ],
  [
    'why',
    /^how (?:am|do|is it|come) (?:i |we )?(?:always|never|still|so)\b|^why\b|\bhow come\b|\bwhat makes\b|\bwhere does (?:it|this|that) come from\b/,
  ],
  [
    'who',
    /\bwhat (?:kind|sort|type) of (?:\w+ )+(?:am|would|will|could|should) i\b|\b(?:what|who) am i\b|\bwhat (?:does|do) (?:my|the) (?:chart|stars?|sign)\b|\b(?:say|think|tell) (?:of|about) me\b|\bin my chart\b/,
  ],
  [
    'how',
    /^how (?:do|can|could|should|shall|am|would|might) (?:i|we)\b|\bwhat (?:do|should|can|could|shall|would|am|ought) i\b(?! (?:expect|be like))|\bwhat (?:to|helps)\b|\b(?:any )?(?:advice|tips)\b/,
  ],
  ['which', /\bor\b(?! (?:not|nah|no|what|something|anything|so)\b)/],
  ['whether', new RegExp(`^(?:ought|${VERB})\\b`)],
]
