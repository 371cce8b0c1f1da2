/**
 * A wish to hurt somebody, in the first person. What is said of a fear or a regret of it ("Why do I hurt
 * people?") is another thing.
 */

const KIN =
  '(?:wife|husband|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|ex|ex-?(?:wife|husband|boyfriend|girlfriend)|lover|boss|manager|supervisor|colleagues?|co-?workers?|neighbou?rs?|landlord|landlady|teacher|professor|classmates?|tenant|child|children|kids?|baby|son|daughter|stepson|stepdaughter|brother|sister|siblings?|mother|mum|mom|father|dad|stepdad|stepfather|stepmother|parents?|family|in-laws|mother-in-law|father-in-law|uncle|aunt|cousin|roommate|flatmate|housemate|best friend|friends?|dog|cat|patient|students?)'
const WHOM = `(?:him|her|them|someone|somebody|people|everyone|everybody|everyone here|(?:my|his|her|their|our) (?!(?:feelings?|chances?|time)\\b)(?:\\w+ )?(?:${KIN}|mistress|affair partner|new \\w+)|(?:that|the|this|those|these) (?:\\w+ )?(?:man|men|woman|women|guys?|girls?|boys?|bitch|bastard|cunt|asshole|idiot|person|people|kids?|child|lover|mistress|bully|bullies|other woman|other man)|both of them|all of them)`
/** "kill Sarah", and not "kill it", "kill time", "kill for a coffee". */
const NAMED =
  '(?!(?:it|time|this|that|these|those|the|a|an|some|for|off|two|my|his|her|our|your|any|every|all|myself|himself|herself|themselves|in|at|on|and|or|with|to|by|if|hours?|off|weeds?|bugs?|flies|mosquitos?|mosquitoes|spiders?|zombies|germs|plants?|you|me|us)\\b)[a-z]+'
const DEADLY = '(?:kill|murder|stab|strangle|poison|behead|choke|shoot)'
const ANY = `(?:${DEADLY}|hurt|beat(?: up)?|hit|punch|slap|attack|harm|smash|torture|assault|rape|burn|push|break his|run over|smack|hunt down)`
const NOT_SO = `(?!'s|s'|['’]s| (?:feelings?|a (?:message|text|mail|line|note|look|smile)|an? e?mail|with (?:kindness|my (?:words|success|performance))|at (?!home|work|school|night)\\w+|in (?:the|a|this) (?:race|game|match|competition|quiz|polls?|interview|market|ranking|election)|to (?:it|the)|for the job|up about|by (?:leaving|saying|telling|going|not|moving|being|breaking)|if i (?:leave|left|go|say|said|tell|told|break|broke|move)|when i (?:leave|say|tell|break))\\b)`
const NO = `(?<!(?:n't|not|never|without|no longer|didn't|don't|do not|would never|nor) (?:\\w+ ){0,2})`
const WISH = `i(?:'m| am|'ve| have|'d|'ll)?(?! never| not| no longer) (?:(?!not |never |hardly )\\w+ ){0,2}?(?:want|wanted|wanna|need|like|love|going|gonna|about|planning|plan|ready|able|tempted|decided|determined|have|itching|dying|dreaming|dream|fantasi[sz](?:e|ing)|think|thinking|thought|urge|swear(?: to god)?|wish|feel like|intend|will|could|might|may|would|'ll|shall|'d like|hope|vow|promise) ?(?:to|of|about|i could|i will|i'll|i'm going to|that i)? ?(?:just |really |seriously |literally |actually |physically )*`

const HARM = [
  `${NO}${WISH}(?:${ANY}(?:ing)?|beating(?: up)?|hitting|stabbing|shooting|hunting down) ${WHOM}${NOT_SO}`,
  `${NO}i(?:'ll| will|'d) (?:\\w+ ){0,1}?${ANY} ${WHOM}${NOT_SO}`,
  `${NO}${WISH}(?:${DEADLY}|killing|murdering|stabbing|strangling|poisoning) ${NAMED}(?!'s)`,
  `(?:should|shall|can|may|must|do) i (?:just |really )?${DEADLY} ${WHOM}${NOT_SO}`,
  `(?:how|when|where|which day|what day|best (?:day|time|way)|good (?:day|time|way))\\b[^.?!]{0,30} (?:to|can i|could i|should i|do i|i) (?:get away with )?${DEADLY}(?:ing)? (?:${WHOM}|${NAMED})(?!'s)`,
  `get away with murder(?:ing|$|[.?! ]*$)|\\bcommit (?:a )?murder\\b|\\bmass shooting\\b|\\bshoot up (?:the|my|a) (?:school|office|place|church|work)|\\bblow up (?:the|my) (?:school|office|building|workplace)`,
  `make (?:him|her|them|my \\w+) (?:suffer|bleed|beg for|feel (?:the )?pain|pay with)`,
  `(?:afraid|scared|worried|fear|terrified) (?:that )?i(?:'ll| will| might| may| could|'m going to| am going to) (?:\\w+ )?(?:${DEADLY}|hurt|hit|harm|attack|beat) ${WHOM}${NOT_SO}`,
  `i (?:just |have |'ve |had )?(?:hit|slapped|punched|choked|strangled|beat(?: up)?|beaten|kicked|stabbed|raped|shook) (?:him|her|them|(?:my|our) (?:\\w+ )?${KIN})${NOT_SO}(?! (?:to|up about|home|with the (?:news|truth)))`,
  `(?:keep|started|start) (?:hitting|beating|slapping|punching|hurting) (?:my (?:\\w+ )?${KIN}|him|her|them)\\b(?! feelings| at)`,
  `want(?:s|ed)? (?:him|her|them|my (?:\\w+ )?${KIN}) (?:dead|to die|killed|hurt)\\b|\\bwish (?:he|she|they|my (?:\\w+ )?${KIN}) (?:was|were|would be) dead|\\bhave (?:him|her|them|my (?:\\w+ )?${KIN}) killed\\b|\\bhire (?:a|someone|somebody) (?:hit ?man|killer|to (?:kill|hurt))`,
  `(?:kill|murder|hurt|stab|shoot) (?:${WHOM}) and (?:then )?(?:kill |hurt )?myself`,
]
const OUTBURST = new RegExp(
  `\\bi could (?:just |really |seriously |literally |honestly )*(?:kill|murder|strangle) (?:${WHOM}|${NAMED})${NOT_SO}`,
)
/** Whoever has thought of the means, or of an hour, is more than cross. */
const IS_MEANT =
  /\b(?:kni(?:fe|ves)|guns?|axe|hammer|rope|tonight|asleep|sleep|nobody would|get away|wait(?:ing)? for|mean it|promise|hands (?:a?round|on))\b/

const PATTERN = new RegExp(`\\b(?:${HARM.join(')|\\b(?:')})`)

/** "I could kill her": most who say it are cross, and asked first. Expects what `wantsToHarm` does. */
export function isOutburst(text: string): boolean {
  return OUTBURST.test(text) && !IS_MEANT.test(text) && !wantsToHarm(text.replace(OUTBURST, ' '))
}

/** Expects small letters, with apostrophes put in. */
export function wantsToHarm(text: string): boolean {
  return PATTERN.test(text)
}
