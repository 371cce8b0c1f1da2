/**
 * Whether a question asks about something that its asker could do or begin, or that could come about in their
 * life: of that alone a chart may lean to yes or no. Everything else is asked back, so a way of speaking that
 * nobody wrote down here gets no verdict.
 */
import { ACTS, DOING, GOES, PROJECTS } from './undertaking-words.ts'

const ADVERBS =
  '(?:(?:not|just|really|ever|finally|now|maybe|perhaps|also|still|already|even|actually|please|then|better|possibly|soon|both|at last|for once|go and|be able to|manage to|have to|need to|want to|dare to|dare|try to|get to|start to|begin to|finally get to) )*'
const WE = '(?:i|we|me and (?:my )?\\w+|(?:my )?\\w+ and i|(?:my )?\\w+ and me)'
/** "Towards whom should I lean" wants no yes. */
const ASKED_OPEN = '(?<!\\b(?:whom?|which|what|where|how|when|why)(?: \\w+){0,3} )'
/** What one is, feels or undergoes is nothing that one does. */
const STATE =
  '(?!(?:be|been|being|feel|have|had|know|die|exist|worry|think|want|miss|love|hate|cry|assume|see|hear|suffer|believe|trust|fear|expect|live)\\b(?! (?:the one to|abroad|with|in|together|there|about it over|dinner|lunch|(?:a|an|the|my|our|another) (?:\\w+ )?(?:talk|party|wedding|dinner|lunch|meeting|conversation|date|break|holiday|guests?|child|baby)|children|kids|\\w+ing\\b)))'
const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|new year'?s?(?: eve| day)?"
const TIME = `(?:today|tonight|tomorrow|now|right now|(?:this|next|the coming|the next|the following|early|late|mid|that) ?(?:\\w+ )?(?:day|week|weekend|month|year|quarter|evening|morning|afternoon|night|moment|time|season|hour|one|${DAY})|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?)(?: (?:of )?(?:${DAY}))?|(?:${DAY})(?: \\w+){0,2}|(?:19|20)\\d\\d|the (?:day|week|weekend|month|year) \\w+(?: \\w+)?)`
const FIT =
  '(?:good|great|best|better|right|fine|ok|okay|alright|all right|wise|smart|sensible|clever|nice|lucky|auspicious|favou?rable|favou?red|ideal|perfect|suitable|decent|advisable|reasonable|realistic|possible|appropriate|wrong|bad|poor|silly|stupid|mad|crazy|foolish|reckless|risky|dumb|early|late|soon|worth|time|idea|mistake|safe|free|open|kind|clear|helpful|promising)'
const MOMENT =
  '(?:day|time|week|month|year|moment|season|hour|date|period|weekend|evening|morning|afternoon|point|phase|stage|idea|thing|move|plan)'
const TO_ACT = `(?:for (?:me|us|you and me) )?(?<!according )to ${ADVERBS}(?!(?:eat|drink|mix|use)\\b)${STATE}\\w+`

const NAMED: readonly RegExp[] = [
  // a deliberation is about what one could do, whatever verb it has
  `${ASKED_OPEN}\\b(?:should|shall|ought) ${WE} ${ADVERBS}(?:to )?${STATE}\\w+`,
  `\\bdo i dare\\b|\\bdare i\\b|\\bhad ${WE} better\\b`,
  `\\b(?:am|are|would|is it) (?:i|we|be) (?:\\w+ )?(?:wise|right|ready|allowed|better off|well advised|smart|foolish|crazy|mad|free|brave enough|too (?:old|young|late)) (?:to|for|if)\\b`,
  `\\b(?:think|say|feel|advise|recommend|suggest|if|whether|that) (?:that )?${WE} (?:should|ought to) ${ADVERBS}${STATE}\\w+`,
  `${ASKED_OPEN}\\b(?:can|could|may|might|will|would|do) ${WE} ${ADVERBS}${ACTS}\\b`,
  `\\b(?:am i|are we|will ${WE} be) ${ADVERBS}(?:going to|gonna|about to|likely to|able to|meant to|supposed to) ${ADVERBS}${ACTS}\\b`,
  `\\b(?:am i|are we) ${ADVERBS}${DOING}\\b`,
  `\\bwould ${WE} be (?:happy|happier|better off|ok|okay|fine) (?:if|in|at|with|as|by|there|working|living|doing)\\b`,
  // "is it a good idea to", "would June suit us for the wedding"
  `\\b(?:is|are|was|be|would|will|might|could|isn't|wouldn't|it|that|ok|okay|${FIT}|${MOMENT}) (?:\\w+ ){0,4}${FIT}(?: \\w+){0,2} ${TO_ACT}`,
  `\\b(?:is|are|would|will|might|could) (?:it|this|that|now|there|${TIME})\\b(?: \\w+){0,4} ${FIT}(?: ${MOMENT})?(?: \\w+){0,2} (?:for|if|when)\\b (?!(?:him|her|them|it|me|us|my (?:health|heart|baby))\\b)`,
  `\\b(?:is|are|would|will) (?:it|this|that)(?: \\w+){0,3} ${FIT} (?:enough )?(?:for (?:me|us) )?to ${ADVERBS}${ACTS}\\b`,
  `\\bworth ${DOING}\\b`,
  `\\b(?:does|would|will) (?:it|this) (?:make sense|pay|help|hurt) (?:\\w+ )?to ${ADVERBS}${ACTS}\\b`,
  `\\b(?:is|are|will|would|does|do|could|might|can) (?:not )?${TIME} (?:\\w+ )*?(?:suit|work|favou?r|support|do)\\b`,
  // a time by itself: "is Friday a good day", "is this my year"
  `\\b(?:is|are|will|would|could|might) (?:not )?${TIME}(?: \\w+){0,3} (?:be )?(?:a |an |the |my |our )?(?:\\w+ )?${FIT}\\b`,
  `\\b(?:is|will) (?:this|it|${TIME})(?: be)?(?: really| finally)? the (?:day|week|month|year|season|moment|time) (?:to|for|that i|when i|i|we)\\b`,
  // what one has in hand
  `\\b(?:is|are|will|would|does|do|could|might|can) (?:the|my|our|this|that|a) (?:\\w+ ){0,3}${PROJECTS}(?: \\w+){0,5}? ${GOES}\\b`,
].map((pattern) => new RegExp(pattern))

/** "Is it wise?", "will it work out": of what was named in the turn before. */
const POINTED_AT = new RegExp(
  `\\b(?:is|was|will|would|does|do|could|might|can) (?:it|this|that|things) (?:\\w+ ){0,3}?(?:${GOES}|help|last|(?:a |the )?${FIT})\\b`,
)

/** `text` is plain and small; `pointed_at` is one only where something was named before. */
export function undertakingIn(text: string): 'named' | 'pointed_at' | null {
  if (NAMED.some((pattern) => pattern.test(text))) return 'named'
  return POINTED_AT.test(text) ? 'pointed_at' : null
}
