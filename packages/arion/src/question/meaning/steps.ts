/** "What if she says no", "how do I stop doing that", "and then?": the next step from what was answered. */
import type { Step } from '../turn.ts'

/** `text` is plain and small. */
export function stepIn(text: string): Step | null {
  return STEPS.find(([, words]) => words.test(text))?.[0] ?? null
}

const WHO = "(?:he|she|they|it|nobody|no one|everybody|everyone|my \\w+|the \\w+|[\\p{L}'-]+)"
const STEPS: readonly (readonly [Step, RegExp])[] = [
  [
    'refusal',
    new RegExp(
      `^(?:and |but |ok |so |then )*(?:what |and )?(?:happens )?(?:if|when) (?!i\\b|it\\b)${WHO} (?:(?:just |still |really )*(?:says? no|said no|refuses?|laughs?|ignores? (?:me|it)|gets? (?:angry|mad|upset)|hangs? up|turns? (?:me|it) down|rejects?|walks? (?:out|away)|cries)|(?:doesn'?t|does not|don'?t|won'?t|will not|never|can'?t) (?:even |ever )?(?:answers?|replies|reply|picks? up|wants?|comes?|agrees?|listens?|likes?|calls?|writes?|texts?|believes?|cares?|shows? up|talks?|forgives?|loves?|says?|accepts?|understands?|opens?))(?: (?!in |on |next |this |by )\\w+){0,4}$`,
      'u',
    ),
  ],
  [
    'habit',
    /^(?:and |but |ok |so |then )*(?:how (?:do|can|could|should|would) i (?:ever )?(?:stop|change|break|quit|get (?:out|rid) of|grow out of|unlearn|avoid|fix|not do|keep from)(?: doing| being)? ?(?:(?:that|this|the|my) (?:old )?(?:habit|pattern|cycle|circle|loop|thing)|that|this|it|myself|so)?(?: way| like that| again)?|can i (?:stop|change|unlearn|fix) (?:that|this|it)|how (?:do|can) i (?:do|be) (?:that|it|this) (?:differently|less))$/,
  ],
  [
    'then',
    /^(?:ok |okay |so |yes )*(?:and )?(?:then(?: what)?|what then|after that|and after|what (?:comes|happens|is) (?:next|after(?: that)?|then)|next|what next|and next|afterwards)$/,
  ],
  [
    'this',
    /^(?:and |but |ok |okay |so |great |fine )*(?:what (?:do|should|can|could|shall|am) i (?:supposed to |meant to )?(?:do|make|to do)(?: now| then)?(?: (?:with|of|about) (?:that|this|it|all that|all this|them))?(?: now| then)?|how (?:do|can|should) i use (?:that|this|it)|what now|now what|what (?:do|should) i do first|where do i (?:start|begin)|what is (?:the|my) first step|what (?:does|do) (?:that|it|this) (?:mean for me to do|ask of me)|give me (?:one|a|the first) (?:thing|step)(?: to do)?(?: (?:about it|with it|with that|tomorrow|today|now))*)$/,
  ],
]
