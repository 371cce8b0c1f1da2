/** What a question asks, as a clause that can open its answer: "why you always go quiet", "to ring her". */
import { ofOne, past } from './inflected.ts'
import { tidy } from './tidy.ts'
import { turned } from './turned.ts'

export interface AskedClause {
  words: string
  /** a clause or a condition is followed by its answer; a question stands by itself before it */
  is: 'clause' | 'condition' | 'question'
}

/** null where nothing of it could be said back in a sentence of fair length. */
export function askedClause(sentence: string): AskedClause | null {
  const text = alone(tidy(sentence).replace(LEAD, ''))
  if (text === '' || wordsOf(text) > LONGEST) return null
  for (const [pattern, clause] of FORMS) {
    const groups = pattern.exec(text)?.groups
    const words = groups && clause(groups)
    if (words) return { words: turned(words), is: words.startsWith('if ') ? 'condition' : 'clause' }
  }
  const isQuestion = BEGINS.test(text) && wordsOf(text) <= LONGEST_QUESTION
  return isQuestion ? { words: `${turned(text)}?`, is: 'question' } : null
}

/** Without what is only told beside it: "what should I do with today, the kids are away". */
function alone(text: string): string {
  const small = text.replace(/^[A-Z](?=[a-z]+\b)/, (first) => first.toLowerCase())
  const [head, ...rest] = small.split(
    /,? or (?=(?:am|is|are|will|would|do|does|did|should|was|could|can|shall)\b)|, (?!or\b)|; | (?=I(?:'m|'ve)? (?:got|have|had)\b(?! to\b))/,
  )
  // a condition before the question belongs to it
  if (/^(?:if|when) /.test(head!) && rest.length > 0 && BEGINS.test(rest[0]!)) return alone(rest.join(', '))
  return wordsOf(head!) >= 3 ? head! : small
}

function wordsOf(text: string): number {
  return text.split(' ').length
}

const LONGEST = 24
const LONGEST_QUESTION = 12
const LEAD =
  /^(?:(?:and|so|but|or|ok|okay|well|then|oh|also|hey|hi|yes|yeah|no|now|right|hmm+|um|arion|again|serious q|quick question|tell me|do tell me|how and|(?:just |simply )?(?:yes or no|be blunt|one word|straight answer)(?: please)?|be honest|honest answer)\b[,.;:!]?\s*)+/i
const BEGINS =
  /^(?:what|why|when|which|who|whom|whose|how|where|should|shall|is|are|am|do|does|did|has|have|was|were|will|would|can|could|may|might|ought|isn't|aren't|don't|doesn't|won't)(?:'s)?\b/

const SELF = '(?:I|we)'
const ONE =
  '(?:I|we|he|she|it|(?:this|that) one|(?:this|that)(?= (?:so|still|always|not|such|all|happening|going|my|in|on|keep|hit|go|hurt|come|make|feel|sting|bother|take|matter|mean|happen|get)\\b)|they|there|things|everyone|everybody|people|nobody|someone)'
const SHOULD = '(?:do|should|shall|can|could|must|might|(?:am|ought)(?= (?:I|we) to\\b))'
const ADVERB =
  '(?:(?:still|always|never|ever|even|just|really|only|suddenly|finally|actually|already|so often) )*'
const GOOD =
  '(?:good|bad|right|wrong|best|better|reasonable|decent|sensible|wise|wiser|smart|lucky|safe|ok|okay|fine|worth|time|kinder|kind|terrible|great|perfect|favou?rable|auspicious|mad|silly|foolish|early|late|soon)'

type Clause = (found: Record<string, string>) => string | null

const FORMS: readonly (readonly [RegExp, Clause])[] = [
  // "and if I went without them?"
  [/^(?:what |how about |and |say )*(?<rest>if (?:I|we|he|she|it|they|my|the) .+)$/, ({ rest }) => rest!],
  [
    new RegExp(
      `^(?:what|which|when|is|are|the|a|any|${GOOD})\\b.*?\\b(?<rest>for (?:\\p{L}+ing|an?|my|our)\\b.*)$`,
      'u',
    ),
    ({ rest }) => rest!,
  ],
  // "which evening would be best to sit and write it", "is this a good week to get the earlies in"
  [
    new RegExp(
      `^(?:(?:what|which|when|is|are|was|will|would|does|any|a|the|how)\\b.*\\b)?${GOOD}\\b.*?\\b(?<rest>to (?!be\\b|(?:my|the|him|her|them|me|us|you|a|an)\\b|\\p{Lu})\\p{L}.*)$`,
      'u',
    ),
    ({ rest }) => rest!,
  ],
  [
    new RegExp(
      `^(?:when|(?:which|what) (?:day|date|evening|morning|night|week|month|hour|time|weekend)\\b.*?) (?:${SHOULD}|would|will) ${SELF} (?:best |to )*(?<rest>.+)$`,
    ),
    ({ rest }) => (IS_STATE.test(rest!) ? null : `to ${rest}`),
  ],
  // "how do I talk to him", "what should I be on my guard against"
  [
    new RegExp(
      `^(?<wh>how|what|where|who|whom|which(?: \\w+)?|what (?:kind|sort) of \\w+) ${SHOULD} ${SELF} (?:best |even |ever |to )*(?<rest>.+)$`,
    ),
    ({ wh, rest }) => (IS_STATE.test(rest!) ? null : `${wh} to ${rest}`),
  ],
  // "do I sell the ring", "should we fight it"
  [
    new RegExp(`^(?:do|should|shall|ought|can|could|may|must) ${SELF} (?:just |really |to )*(?<rest>.+)$`),
    ({ rest }) => (IS_STATE.test(rest!) ? null : rest!.includes(' ') ? rest! : `to ${rest}`),
  ],
  [/^(?:what|who) (?:is|are|was) (?<rest>(?:my|our) [\p{L}' -]{2,32})$/u, ({ rest }) => rest!],
  // "how does next month look for my work", "how is my love life going to be"
  [
    /^(?:how|what) (?:do|does|will|is|are)\b.*?\b(?<rest>for (?!me\b|us\b|you\b)[\p{L}' -]{3,32})$/u,
    ({ rest }) => rest!,
  ],
  [
    /^(?:how|what) (?:do|does|will|is|are) (?<rest>(?:my|our) [\p{L}' -]{3,28}?) (?:going|be|look|looking|doing|mean|say|want)\b.*$/u,
    ({ rest }) => rest!,
  ],
  [/^why do (?<rest>(?:my|our) .+)$/, ({ rest }) => `why ${rest}`],
  [/^(?<rest>(?:what|which) (?:kind|sort) of \w+ (?:suits?|fits?|would suit)\b.*)$/, ({ rest }) => rest!],
  // who or what is the subject, so that the question is its own clause
  [
    /^(?<rest>(?:what|who) (?:is|was|has|makes?|made|keeps?|kept|stands?|holds?|helps?|drives?|draws?|blocks?|stops?|happens|happened|will (?:help|happen|change)|would help)(?: (?!(?:I|we|he|she|it|they|this|that|there|the|my|your|his|her|their|a|an|wrong|up)\b).*)?)$/,
    ({ rest }) => rest!,
  ],
  [new RegExp(`^(?<rest>(?:why|how|where|what) ${ONE} .+)$`), ({ rest }) => rest!],
  // "why do I always …", "why did that one go in so deep"
  [
    new RegExp(
      `^(?<wh>why|how come|how|where|when|what|who|which \\w+|(?:what|which) (?:kind|sort) of \\w+) (?<aux>do|don't|did|didn't|does|doesn't) (?<who>${ONE}) (?<adv>${ADVERB})(?<verb>\\p{L}+)(?<rest>.*)$`,
      'u',
    ),
    ({ wh, aux, who, adv, verb, rest }) =>
      `${wh === 'how come' ? 'why' : wh} ${who} ${adv}${asTold(aux!, who!, verb!)}${rest}`,
  ],
  // "why am I so …", "how will it be"
  [
    new RegExp(
      `^(?<wh>why|how come|how|where|when|what|who|which \\w+|(?:what|which) (?:kind|sort) of \\w+) (?<aux>am|is|are|was|were|have|has|had|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|should|shouldn't|might) (?<who>${ONE}) (?<rest>.+)$`,
    ),
    ({ wh, aux, who, rest }) =>
      `${wh === 'how come' ? 'why' : wh} ${who} ${aux} ${rest}`.replace('can not', 'cannot'),
  ],
  // "am I imagining it", "will it be lonely"
  [
    new RegExp(
      `^(?<aux>am|is|are|was|were|have|has|will|would|could|can|should) (?<who>${ONE}) (?<rest>.+)$`,
    ),
    ({ aux, who, rest }) => `whether ${who} ${aux} ${rest}`,
  ],
]

/** "What do I need", "do I have": a state is nothing that one does. */
const IS_STATE =
  /^(?:need|have|want|like|love|feel|know|mean|seem|look|sound|come across|belong|deserve|expect|regret|keep|get (?:so|this|like))\b/

function asTold(aux: string, who: string, verb: string): string {
  if (aux.endsWith("n't")) return `${aux} ${verb}`
  if (aux === 'did') return past(verb.toLowerCase())
  return aux === 'does' && !/^(?:they|we|I)$/.test(who) ? ofOne(verb.toLowerCase()) : verb
}
