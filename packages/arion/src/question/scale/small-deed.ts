/** A deed that fits into a day, whatever side of life it belongs to: to be asked for within days or weeks. */
import type { Traits } from '../traits.ts'

/** `speech`: something is said to somebody. */
export type SmallDeed = 'speech' | 'act'

/** "Should I ask him for a drink", "good week to talk to the boss": what one decides for years is none. */
export function smallDeedIn(text: string, traits: Traits): SmallDeed | null {
  if (traits.has('parting') || LARGE.test(text) || OF_YEARS.test(text)) return null
  const isSpeech = SPEECH.some((pattern) => pattern.test(text))
  if (!isSpeech && (traits.has('weighty') || !OTHER.some((pattern) => pattern.test(text)))) return null
  return isSpeech ? 'speech' : 'act'
}

const LARGE = new RegExp(
  `\\b(?:${[
    'marry|propose (?:to|marriage)|get (?:married|engaged|divorced)|move (?:in|out|abroad|house|home|away|to|back)|relocate|emigrate|build (?:a|my|our|the)|retire|adopt|invest|renovate|expand|switch careers?|change (?:my )?(?:jobs?|careers?)|go (?:freelance|self)|try for|leave (?:the|my) (?:house|home|flat|farm|business) to|apply (?:for|to) (?:\\w+ )?(?:school|college|university|citizenship|residency)|run (?:for (?:\\w+ )?(?:office|mayor|council|parliament|president)|an? (?:company|business|shop))',
    'buy (?:\\w+ )?(?:stocks?|shares?|crypto|gold)',
    'buy (?:\\w+ ){0,3}(?:house|flat|home|apartment|place|property|land|plot|car|van|truck|boat|business|shop)|have (?:a|another) (?:baby|child)',
    '(?:open|start|launch|found) (?:\\w+ ){0,3}(?:shops?|stores?|stalls?|business|company|restaurant|cafe|studio|practice|salon|school|branch|family|brand|firm|label|course|degree|studies|podcast|channel)',
  ].join('|')})\\b`,
)
const OF_YEARS =
  /\b(?:(?:which|what|this|next|best|good|right) (?:year|month|season)|(?:will|shall) (?:i|we) ever|in (?:my|this) life|20\d\d|finally (?:meet|find))\b/

const LEAD =
  '(?:just |really |best |finally |actually |even |now |try to |try and |dare to |dare |go and |go |have to |need to |simply |maybe |perhaps |still |also |better )*'
const ONE = '(?:him|her|them|it|this|that|me|us|somebody|someone|everybody|my|our|the|a|an|his|their)'
const SAYS = [
  'tell|say(?! (?:yes|no) to)|ask(?! for (?:a sign|help from))|call(?! (?:it|off))|ring|phone|face ?time|text|message|dm|write (?:to|back|him|her|them|it|the|my|this|that|a)|e-?mail|reply|respond|answer|talk|speak|chat|confess|admit|apologi[sz]e|say sorry|thank|invite|reach out|get in touch|contact|approach|check in|bring (?:it|this|that|the \\w+|something) up|mention|raise (?:it|this|that|the|my)|break (?:it|the news)|confront|announce|pitch|negotiate|haggle|complain|report|object|sit down with|have (?:the|that|this|my|a) (?:talk|conversation|chat|word)|start (?:a|the) (?:talk|conversation|chat)|make (?:a|the|my|that) (?:call|complaint)',
].join('|')
const DOES = [
  'visit|drop (?:by|in|off)|drop|pop (?:in|round|over|by)|stop by',
  `see ${ONE}|meet (?:up|him|her|them|with|my|the)|present|refuse|decline|cancel|postpone|reschedule|accept|say (?:yes|no)`,
  'send|hand (?:it|in|my|the|over)|submit|apply (?!to become)|sign(?! up for)|file|post|publish|upload|book|pay|order|return (?:it|the|his|her)|give (?:him|her|them|my|the|it|back)|pick (?:it|him|her|them|up)|collect|deliver|lend (?:him|her|them|my)|borrow|buy',
  `kiss|hug|hold (?:the|my)|host|cook|bake|clean|wash|mow|plant|sow|paint|repair|fix|cut my|dye|get (?:a|my) (?:hair ?cut|hair|tattoo|nails)|have (?:the|that|this|my|a) (?:interview|meeting|date|drink|coffee|lunch|dinner|party|barbecue)|show ${ONE}|take (?:him|her|them|my \\w+) (?:out|to|for)|introduce|go (?:for|to|over|there|round|see|on a date|out)|set off|leave (?:the house|home|the party|the dinner|early)|make (?:a|the|my|that) (?:move|offer|announcement|speech|appointment|toast|booking)|do (?:it|this|that)|swim|run|ride`,
].join('|')

const SPEECH = askedFor(SAYS)
const OTHER = askedFor(DOES)

function askedFor(deeds: string): RegExp[] {
  return [
    `\\b(?:should|shall|can|could|may|might|do|would|ought) (?:i|we)(?: not)? ${LEAD}(?:to )?(?:${deeds})\\b`,
    `\\b(?:good|right|bad|wrong|better|best|kind|safe|ok|okay|fine|wise|smart|sensible|lucky|perfect|ideal|decent|silly|daft|soon|early|late)(?: enough)?(?: day| time| moment| hour| week| weekend| evening| morning| afternoon| night| idea)?(?: for me| for us)? (?:to|for) ${LEAD}(?:${deeds})(?:ing)?\\b`,
    `^(?:and |so |ok |when |whether )*to (?:${deeds})\\b`,
    `\\b(?:i will|i'll|ill|i am going to|i'm going to|im going to|gonna|i want to|i wanna|i have to|i need to|i must|we will|we must) ${LEAD}(?:${deeds})\\b.*\\b(?:when|(?:which|what) (?:day|hour|time|evening|date))\\b`,
  ].map((pattern) => new RegExp(pattern))
}
