/** What a message asks and no chart can tell, by the shape of it: who did it, what he wants. */
import type { Witness } from './not-in-chart.ts'
import { plain } from '../plain-text.ts'
import { askingSentences } from '../asking.ts'

/** null where the asker, a time or something to do is what it asks about. */
export function beyondChart(typed: string): Witness | null {
  const asked = askingSentences(typed).map((sentence) => plain(sentence).replace(LEAD, ''))
  if (asked.some((text) => OWN.test(text))) return null
  return asked.map((text) => witnessIn(text, typed)).find((witness) => witness !== null) ?? null
}

function witnessIn(text: string, typed: string): Witness | null {
  if (WHO_DID.test(text)) return 'deed'
  if (MIND.test(text) || THEY_WOULD.test(text) || (MEANING.test(text) && SAID.test(typed))) return 'them'
  if (PASSED.test(text)) return 'past'
  return OUTCOME.test(text) || WHAT_SORT.test(text) ? 'outcome' : null
}

const LEAD =
  /^(?:(?:so|and|but|ok|okay|well|fair|hey|then|please|just|honestly|seriously|be honest|or|also|like|even|anyway|tell me(?: about)?|can (?:you|u) (?:just )?(?:tell me|see|say)|do (?:you|u) (?:know|think|see)|i (?:want|need|would like) to know|if|whether) )*/
/** Something to do, the asker's own part, how two get on, or the sky's part in it. */
const OWN =
  /\b(?:should|shall|how (?:do|can|could|should|would) i|what (?:do|can|could|should) i|when|good (?:day|time|idea|moment)|right time|worth|get (?:on|along)|suit|compatible|match|stars?|planets?|chart|sky|astrolog\w+|horoscope|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon|retrograde|sign|rising|you say|you said|(?:he|she|they) (?:right|fair))\b/
const SOMEBODY =
  '(?:he|she|they|anyone|anybody|someone|somebody|(?:my|our|the|his|her|their) (?:\\w+ )?(?:mother|father|mum|mom|mam|mama|dad|parents|brother|sister|son|daughter|child|kids?|husband|wife|partner|boyfriend|girlfriend|ex|boss|manager|friends?|colleagues?|neighbou?rs?|landlord|teacher|crush|family|cousin|uncle|aunt|lads?|guy|man|woman|bloke|mate|team))'
const WHO_DID =
  /^(?:who|which (?:one )?of (?:them|those|these))(?: is| was| has| have|'s|s)? (?:been )?(?:really |actually |still )?(?:keeps?|took|takes|taking|stole|steals?|stealing|did|does|doing|told|telling|sent|sending|broke|wrote|writing|left|leaving|said|saying|ate|eating|started|lied|lying)\b/
const MIND = new RegExp(
  `^what (?:does|do|did|is|are|was|would|will) (?:${SOMEBODY}|[a-z]+) (?:actually |really |even |honestly |secretly )*(?:want|think|feel|mean|make of|see in|up to|after|playing at|planning|hoping|expect|say about|get out of)\\b|\\bwhy (?:does|do|did|is|are|has|would) ${SOMEBODY} (?!.*\\b(?:me|i|my|us|we)\\b)`,
)
const THEY_WOULD = new RegExp(
  `^(?:does|do|did|is|are|was|were|has|have|had|would|will|could|might|can) ${SOMEBODY}\\b(?!.*\\b(?:better|enough|for me|good for)\\b)`,
)
const MEANING = /^what (?:does|did|do) (?:that|it|this|he|she|they)(?: even| actually| really)? mean\b/
const SAID =
  /\b(?:he|she|they|\p{Lu}\p{L}+) (?:just |then |only )?(?:said|says|wrote|texted|replied|answered|told me)\b/u
const PASSED =
  /^(?:did|have) i (?:really |actually |already )?(?:pass|fail|get in|win)|^i (?:have )?(?:passed|failed|got in|won|got the)\b/
/** A thing, a team or a case, and what will come of it. */
const OUTCOME =
  /^(?:will|is|does|would|can|could) (?:it|(?!i\b|we\b|this\b|that\b|there\b|things?\b|life\b|today\b|tomorrow\b|next\b|today's\b|it'?s\b)[a-z]+|(?:the|my|our) \w+(?: \w+)?) (?:ever |really |actually |still |going to |gonna )*(?:go (?:up|down|through|under)|make it|come (?:back|home|true|off|in|down|up)|last|hold|win|lose|pass|fail|sell|start|survive|stay up|fall|rise|crash|break|die|arrive|turn up|show up|be (?:ready|back|cancelled|delivered|approved|found|ok|okay|alright|fine))\b|^(?:will|am|are|do) (?:i|we) (?:going to |gonna |ever )*(?:win|lose)\b/
/** What somebody or something will be like who is not there yet. */
const WHAT_SORT =
  /^what (?:sort|kind)(?: of (?!day|week|month|year|time|mood)\w+)? (?:will|is|would) (?:it|he|she|they|the \w+)\b|^(?:is|will) (?:it|the baby) (?:be )?a (?:boy|girl)\b|^what number\b/
