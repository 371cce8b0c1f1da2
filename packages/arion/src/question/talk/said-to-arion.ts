/** What is said to Arion as to somebody: a first hello, a reproach, a joke, whether it is for everybody. */
import { askingSentences } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { ownQuestions } from '../gate/own-question.ts'

export type Address = 'greeting' | 'reproach' | 'for_all' | 'joke'

/** null where nothing of the kind stands in it, or something else is asked beside it. */
export function addressIn(typed: string): Address | null {
  const text = plain(typed)
  if (FOR_ALL.some((words) => words.test(text))) return 'for_all'
  if ((JOKE.test(text) && !HURTS.test(text)) || RIDDLE.test(typed)) return 'joke'
  if (REPROACH.some((words) => words.test(text)) && isOfThatDay(typed)) return 'reproach'
  return ARRIVES.test(text) && text.split(' ').length <= LONGEST && asksNothing(typed) ? 'greeting' : null
}

const LONGEST = 60

function asksNothing(typed: string): boolean {
  return askingSentences(typed).length === 0
}

/** "How come you said": what is asked is why it came otherwise, and nothing new. */
function isOfThatDay(typed: string): boolean {
  if (!typed.includes('?') && !/^how come/i.test(typed)) return true
  return ownQuestions(typed).every(({ words }) => /\b(?:you|u|how come|why)\b/i.test(words))
}

const APP = '(?:this|it|you|u|arion|astrarium|the app|this app|the application|an? app|your app)'
/** "My sister made me download this", "a colleague put me on to it". */
const ARRIVES = new RegExp(
  `\\b(?:(?:made|got|told|asked|persuaded|talked|let|had|dared|forced|convinced|begged) me (?:to |into )?(?:\\w+ )?(?:download|install|get|try|join|sign up|put|use)(?:ing)?\\b|(?:put|puts|installed|installs|downloaded|set up|loaded) ${APP}(?: up)?(?: for me)? (?:on|onto|in) (?:my|the|this|her|his|our) (?:\\w+ )?(?:phone|telephone|mobile|tablet|ipad|laptop|computer|watch)\\b|(?:recommended|bought|gave|sent|showed) me (?:this|the app|this app|you)\\b|(?:put|turned|got) me on ?to (?:this|it|you)|(?:paid|pays|paying|subscribed) (?:for )?(?:this|you|it) (?:for|up|a)\\b|(?:first time|new) (?:here|on here|to this|to all this)|(?:don't|do not|dont) (?:really |actually )?believe in (?:this|it|any of (?:this|it)|astrology|horoscopes)\\b.*\\b(?:good (?:evening|morning|day)|hello|hi))`,
)

const PEOPLE_OF =
  "(?:non[ -]?binary|nb|enby|trans(?:gender)?|queer|gay|lesbian|bisexual|asexual|intersex|gender ?fluid|genderqueer|they them|lgbt\\w*|poly(?:amorous)?|autistic|atheists?|asian|muslims?|jews|jewish|hindus?|christians?|old people|older people|men|blokes|guys like me|(?<!\\b(?:my|our|i'm|im|i am) )(?:(?:black|brown|bi|ace|disabled)(?= (?:people|folks?|women|men|persons?|users)\\b)|(?:bi|ace|disabled)$))"
const FOR_ALL = [
  new RegExp(
    `\\b(?:do|does|are|is|can|did|have|has|will|would|what do|what about|how do) (?:you(?: guys| lot)?|u(?: guys)?|this (?:app|thing)|(?:it|this) (?:\\w+ )?(?=work|include|cover|apply)|arion|astrology|astrologers|the app)\\b.{0,40}\\b(?:about|for|on|with|to|of|know|work|include|recogni[sz]e|support|ok|okay|fine|opinion|think|believe|understand|get|handle|against|do|allow|cover)\\b.{0,20}\\b${PEOPLE_OF}\\b`,
  ),
]

const SKY =
  '(?:planets?|stars?|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon|sun|zodiac|cosmos|universe|sign)'
/** Whom something hurts is not met with a joke. */
const HURTS = /\b(?:pain\w*|hurt\w*|cry|crying|cried|die|died|dead|death|sad|alone|lonely|ill|sick|cancer)\b/

/** A planet is no office that takes letters, and nobody who can be sued. */
const JOKE = new RegExp(
  `\\b(?:which|what|whose) ${SKY}\\b.{0,30}\\b(?:write to|complain|blame|sue|bribe|invoice|thank|fire|send the bill|bill|yell at|shout at|fight|speak to the manager|at fault|responsible for (?:this|that))|\\b(?:sue|bribe|invoice|fight|punch|fire|arrest|cancel|block) (?:the )?${SKY}\\b|\\bcomplaints? (?:department|form|desk)\\b|\\b(?:refund|receipt|manager)\\b.{0,20}\\b(?:from|of|for) (?:the )?${SKY}\\b`,
)

/** "Why did the driver ask the stars? Because …": told, and answered by who tells it; never of oneself. */
const RIDDLE =
  /^\W*(?:why (?:did|do|does|is|was|are) (?:the|a|an) [^?\n]{3,80}\? ?(?:because|cause|'cause|so (?:he|she|it|they))\b(?!.*(?:\?|\b(?:i|me|my)\b))|(?:what do you call|how many \w+ does it take|knock,? knock)\b)/i

const PROMISED =
  '(?:(?:you|u) (?:had )?(?:said|told me|promised|called|reckoned|wrote|claimed|predicted)|according to (?:you|u)|(?:you|u) were (?:so )?sure)'
const KIND_DAY =
  '(?:good|great|best|easy|easier|lucky|kind|kinder|fine|well|nice|smooth|calm|light|warm|helped|favou?rable|open|right|quiet)'
const BADLY =
  "(?:bin fire|dumpster fire|disaster|car crash|train ?wreck|nightmare|went (?:wrong|badly|sideways|south|to pieces|terribly|horribly)|terrible|awful|worst|horrible|opposite|nothing (?:happened|came)|didn't (?:happen|work|go|come)|did not (?:happen|work|go|come)|never (?:came|happened)|fell (?:flat|apart|through)|wrong|rubbish|shit|crap|hell|chaos|shouted|cried|fought|a row|said no|got (?:sacked|fired|dumped|rejected|nowhere))"
/** It is held against what was said that it went otherwise, or that something was left out. */
const REPROACH = [
  new RegExp(`\\b${PROMISED}\\b.{0,80}\\b${KIND_DAY}\\b.*\\b${BADLY}\\b`),
  new RegExp(`\\b${BADLY}\\b.*\\b(?:so much for|but) (?:your|${PROMISED})\\b.{0,60}\\b${KIND_DAY}\\b`),
  /\bso much for (?:your|the) (?:\w+ )?(?:day|hour|week|advice|stars|forecast|timing)\b/,
  /\b(?:nobody|no ?one|none of (?:you|them)|not one of (?:you|them)) (?:up there |there |of you )?(?:in the stars )?(?:saw|seen|see) (?:that|it|this) com(?:ing|in)\b/,
  /\b(?:you|u) (?:might|could|should) have (?:mentioned|told me|warned me|seen (?:it|that|this) coming)\b/,
  /\b(?:why (?:did|didn't) (?:you|u) (?:not )?(?:mention|say|tell me|warn me|see)|(?:you|u) (?:didn't|did not|never) (?:mention|warn|see that|see it coming))\b/,
]
