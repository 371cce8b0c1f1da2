/** Questions about astrology and the service, not about a life: "what is a trine", "can a chart be wrong". */
import { remembered } from '../../language/remembered.ts'
import { MATTERS, TERMS } from './craft-terms.ts'
import type { Craft } from './craft-terms.ts'

/** What is to be explained, at most two things; null where a chart, the sky of now or a life is meant. */
export const craftIn = remembered(craftOf, (text) => text)

function craftOf(text: string): readonly Craft[] | null {
  if (text.split(' ').length > LONGEST) return null
  const two = DIFFERENCE.map((words) => words.exec(text)).find((found) => found !== null)
  if (two && !OWN.test(two[0])) {
    const named = [termOf(two[1]!), termOf(two[2]!)].filter((term) => term !== null)
    if (named.length === 2) return [...new Set(named)]
  }
  const matter = MATTERS.find(([, words]) => words.test(text))?.[0]
  if (matter) return [matter]
  for (const [term, named, words] of FRAMED) {
    // the frames around a term take long to look for
    const found = named.test(text) ? words.exec(text) : null
    if (found && !OWN.test(found[0]) && !OF_NOW.test(text)) return [term]
  }
  return null
}

/** A long letter asks of a life, whatever words stand in it. */
const LONGEST = 40

const LEAD =
  '(?:(?:a|an|the|these|those|all|any|actual|real|exactly|actually|really|even|called|so called) )*'
const END =
  '(?= (?:in (?:astrology|a (?:birth |natal )?charts?|the charts?|general|simple|plain|english|short|this|words)|exactly|actually|really|anyway|again|please|pls|then|even|and|or|but|is|are|do|does|mean|means|supposed|thing|that|which|called|when people|people|everybody|everyone|for|about|to|i keep|you|u|by|bad|good|so|as|on a|at all|im|i am|he|she|they|my (?:friend|mother|mum|sister|daughter|wife|husband|aunt|gran\\w*)|the app|in the app|app|work|matter|still|just|like|tho|though|lol|from|with|have|has|not|if|because|differ|count|tell|say|of the (?:sky|zodiac))\\b|$)'
const FRAMES: readonly ((term: string) => string)[] = [
  // "what exactly is an orb", "what does it mean that a planet is retrograde"
  (term) =>
    `\\b(?:(?:what|wat|wot)(?: (?:exactly|actually|on earth|the hell|the heck|in the world|then))?(?: (?:is|are|was|were|r|s|does|do|did|be|means?))|whats|what's|wats)(?: (?:it|that|this))?(?: (?:really|actually|exactly|even))?(?: (?:mean|called))?(?: (?:when|that|if|by|for|to say))?(?: (?:the (?:word|term|phrase|meaning of|point of|purpose of|use of|idea of|deal with|thing with|thing about)|you mean by|u mean by|they mean by|people mean by|meant by|astrologers (?:call|mean by)))? ${LEAD}(?:${term})${END}(?! (?:in|on) (?:(?:the|my) )?(?:\\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))`,
  (term) =>
    `\\b(?:meaning|definition|explanation) of ${LEAD}(?:${term})${END}|\\b(?:explain|define|describe|teach me|clarify|tell me (?:about|what)|help me understand)(?: to me| me| please| again| simply)?(?: (?:what|how|why|about))? ${LEAD}(?:${term})(?: (?:is|are|means?|works?|do|does))?(?: (?:please|pls|simply|exactly|actually|to me|in \\w+ words|like i am \\w+|again|for me))*$`,
  (term) =>
    `^(?:\\w+ ){0,3}?(?:${term}) (?:means?|meaning|is|are) (?:what|wat)\\b|^${LEAD}(?:${term}) (?:meaning|definition|explained|explain)$`,
  // "how is a birth chart made"
  (term) =>
    `\\bhow (?:is|are|do (?:you|u|they|people|astrologers|we)|does (?:one|somebody|someone|the app|it)|did (?:you|u|they)) (?:\\w+ )?(?:work(?:ed)? out|calculat\\w+|comput\\w+|made|make|find|found|get|got|decided?|know|counted?|determined?|cast|drawn?|read|defined?|come to|arrive at) ${LEAD}(?:${term})${END}|\\bhow (?:is|are) ${LEAD}(?:${term}) (?:work(?:ed)? out|calculated|computed|made|found|counted|determined|cast|drawn|read|defined|different|decided)`,
  // "is retrograde bad"
  (term) =>
    `\\b(?:is|are|why is|why are|isn't|isnt|aren't) (?:it )?${LEAD}(?:${term}) (?:\\w+ ){0,2}(?:bad|good|dangerous|harmful|evil|important|real|unlucky|lucky|malefic|benefic|to be feared|negative|positive|scary|a (?:bad|good|real) thing|made up|nonsense)\\b|\\b(?:does|do) ${LEAD}(?:${term}) (?:actually |really |even |ever )?(?:matter|mean (?:any|some)thing|exist|harm|do (?:any|some)thing|count|hurt|cause|break)\\b`,
  // "I never understood what a trine is"
  (term) =>
    `\\b(?:never|dont|don't|do not|didnt|didn't|not|no idea|no clue|wonder|wondering|curious|unsure|not sure|confused) (?:\\w+ ){0,4}(?:what|how|about) (?:is |are |does |do )?${LEAD}(?:${term})(?: (?:is|are|means?|does|do|work))?(?: (?:really|actually|exactly|either|anyway|even))*(?:$|(?= (?:can|could|please|explain|tell)))`,
]
const FRAMED = TERMS.map(
  ([term, words]) =>
    [term, new RegExp(words), new RegExp(FRAMES.map((frame) => frame(words)).join('|'))] as const,
)

const TERM = '((?:\\w+ ){0,3}?\\w+)'
const DIFFERENCE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:difference|distinction) between ${LEAD}${TERM} and ${LEAD}${TERM}(?:$|(?= (?:in|please|exactly|then|anyway|and|i|again)))`,
  ),
  new RegExp(
    `\\bhow (?:does|do|is|are) ${LEAD}${TERM} (?:differ|different) (?:from|to|than) ${LEAD}${TERM}$`,
  ),
  new RegExp(
    `^(?:is |are )?${LEAD}${TERM} (?:the same(?: thing)? as|any different from|different from|different to) ${LEAD}${TERM}$`,
  ),
  new RegExp(
    `^(?:\\w+ ){0,2}?${LEAD}${TERM} (?:vs|versus|or|and) ${LEAD}${TERM} (?:what is|whats|what's) the difference$`,
  ),
]

/** The term that these words name whole. */
function termOf(words: string): Craft | null {
  const name = words.trim()
  return TERMS.find(([, term]) => new RegExp(`^(?:${term})$`).test(name))?.[0] ?? null
}

/** Then it is a reading that is wanted, and the term only names it. */
const OWN =
  /\b(?:my|mine|me|our|ours|us|his|her|hers|their|for me|i have|i've|(?:do|did|am|have) i)\b(?! (?:friend|mother|mum|sister|daughter|wife|husband|aunt|gran\w*))/
const OF_NOW =
  /\b(?:today|tonight|tomorrow|right now|now|currently|this (?:week|month|year|weekend)|next (?:week|month|year|one)|these days|at the moment|my|mine|should i|for me|in me|will i|am i)\b/
