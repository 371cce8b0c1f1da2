/**
 * Whether a question asks about something that its asker could do or begin, or that could come about in their
 * life: of that alone a chart may lean to yes or no. Some forms say so, whatever verb they have; every other
 * way of asking is heard.
 */
import { SURE_OF_DEED } from '../listen/calibration.ts'
import type { AskedThing } from '../listen/reading.ts'

const ADVERBS =
  '(?:(?:not|just|really|ever|finally|now|maybe|perhaps|also|still|already|even|actually|please|then|better|possibly|soon|both|at last|for once|go and|be able to|manage to|have to|need to|want to|dare to|dare|try to|get to|start to|begin to|finally get to) )*'
const WE = '(?:i|we|me and (?:my )?\\w+|(?:my )?\\w+ and i|(?:my )?\\w+ and me)'
/** "Towards whom should I lean" wants no yes. */
const ASKED_OPEN = '(?<!\\b(?:whom?|which|what|where|how|when|why)(?: \\w+){0,3} )'
/** What one is, feels or undergoes is nothing that one does. */
const STATE =
  '(?!(?:be|been|being|feel|have|had|know|die|exist|worry|think|want|miss|love|hate|cry|assume|see|hear|suffer|believe|trust|fear|expect|live)\\b(?! (?:the one to|abroad|with|in|together|there|about it over|dinner|lunch|(?:a|an|the|my|our|another) (?:\\w+ )?(?:talk|party|wedding|dinner|lunch|meeting|conversation|date|break|holiday|guests?|child|baby)|children|kids|\\w+ing\\b)))'
const ILL =
  '(?:(?:an?|the|any) )?(?:\\w+ )?(?:sick|ill|worse|well|old|blind|mad|cancer|disease|infection|arrested|sued|hurt|killed|caught)\\b'
const FIT =
  '(?:good|great|best|better|right|fine|ok|okay|alright|all right|wise|smart|sensible|clever|nice|lucky|auspicious|favou?rable|favou?red|ideal|perfect|suitable|decent|advisable|reasonable|realistic|possible|appropriate|wrong|bad|poor|silly|stupid|mad|crazy|foolish|reckless|risky|dumb|daft|rude|tactless|early|late|soon|worth|time|idea|mistake|safe|free|open|kind|clear|helpful|promising)'
const DAY =
  '(?:today|tonight|tomorrow|now|(?:this|next|the) \\w+|\\d{1,2} \\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)'
/** What is eaten or taken is for a doctor. */
const TO_ACT = `(?:for (?:me|us|you and me) )?(?<!according )to ${ADVERBS}(?!(?:eat|drink|mix|use)\\b)${STATE}\\w+`

const DELIBERATES: readonly RegExp[] = [
  `${ASKED_OPEN}\\b(?:should|shall|ought) ${WE} ${ADVERBS}(?:to )?${STATE}\\w+`,
  `${ASKED_OPEN}\\bdo ${WE} (?:just |even |still |really )*${STATE}(?!(?:get|win|pass|beat|dream|count|come|look|seem|sound|need)\\b)\\w+`,
  `\\bdo i dare\\b|\\bdare i\\b|\\bhad ${WE} better\\b`,
  `\\b(?:think|say|feel|advise|recommend|suggest|if|whether|that) (?:that )?${WE} (?:should|ought to) ${ADVERBS}${STATE}\\w+`,
  `\\b(?:am|are) ${WE} (?:\\w+ )?(?:wise|right|ready|allowed|better off|well advised|smart|foolish|crazy|mad|brave enough|too (?:old|young|late)) to ${ADVERBS}${STATE}\\w+`,
  // "will I find work", "are we going to move"
  `${ASKED_OPEN}\\b(?:will ${WE}|(?:am i|are we) (?:going to|gonna|likely to)) ${ADVERBS}${STATE}(?!(?:get|go|fall) ${ILL})\\w+`,
  // "is it a good idea to", "would it be wise for me to"
  `\\b(?:is|are|was|would|will|be) (?:it|this|that|now|there)(?: \\w+){0,3} ${FIT}(?: \\w+){0,2} ${TO_ACT}`,
  // "is Lent a good time to stop"
  `\\b(?:is|are|would|will) (?:\\w+ ){1,4}${FIT} (?:day|time|week|weekend|month|year|moment|season|evening|morning|night|idea|move) ${TO_ACT}`,
  // "is Tuesday fine for the interview", "is Wednesday good to talk"
  `\\b(?:is|are|would|will) ${DAY} (?:be )?(?:an? )?(?:\\w+ )?${FIT}(?: \\w+)? (?:for (?:a|an|the|my|our|\\w+'s)\\b|${TO_ACT})`,
].map((pattern) => new RegExp(pattern))

/** By its form alone. `text` is plain and small. */
export function deliberates(text: string): boolean {
  return DELIBERATES.some((pattern) => pattern.test(text))
}

export function isUndertaking(text: string, { deed = 0 }: Pick<AskedThing, 'deed'>): boolean {
  return deliberates(text) || (deed >= SURE_OF_DEED && isOfOneself(text) && !OF_WHAT_IS_OVER.test(text))
}

/** "Is it a good idea?": of what was weighed in the turn before. */
export function weighsThat(text: string): boolean {
  return OF_THAT.test(text)
}
const OF_THAT = new RegExp(
  `^(?:and |but |so |then )*(?:is|would|will) (?:it|this|that) (?:be )?(?:\\w+ )?(?:an? )?${FIT}\\b`,
)

/** The asker, or a verb by itself: "is the plane safe" has neither. */
function isOfOneself(text: string): boolean {
  return text.split(' ').some((word) => OF_ONESELF_OR_VERB.includes(word) || word.endsWith('ing'))
}
/** "Would he have stayed if I had called" */
const OF_WHAT_IS_OVER = /\bwould (?:\w+ )?have \w+/
const OF_ONESELF_OR_VERB = ['i', 'we', 'me', 'us', 'my', 'our', 'to']
