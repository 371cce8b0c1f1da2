/** The words in which a love ends: who has gone, or is going, and what only sounds like it. */

/** Somebody was left, or has left. `whole`: the message in which the words stand; both plain. */
export function isLeaving(text: string, whole = text): boolean {
  const isOfAnother = OTHERS.test(whole) && !NAMES_MATE.test(whole)
  const found = SURE.exec(text) ?? (isOfAnother ? null : OF_MATE.exec(text))
  return found !== null && !SUPPOSED.test(text.slice(0, found.index)) && !UNREAL.test(text)
}

/** It is told as one that does not hurt, or no longer. */
export function isRelief(told: string): boolean {
  return told
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[’‘`]/g, "'")
        .split(/[,;:–—]|\bbut\b/),
    )
    .some((part) => [...part.matchAll(RELIEF)].some(({ index }) => !DENIED.test(part.slice(0, index))))
}

const RELIEF =
  /\b(?:(?:i feel|and feel|feeling|i am|i'm|im|doing|i have been) (?:(?!not\b|never\b|hardly\b|anything\b|less\b|no\b|far\b)\w+ ){0,2}(?:fine|good|great|relieved|happy|free|better)(?! (?:for|at|to|if|when|than|only|on|this|next|tomorrow|off without)\b)|(?:it|that|this) (?:was|is) (?:probably |honestly )?the best thing|best thing (?:i (?:ever |have ever )?did|that could have)|good riddance|i(?:'m| am) over (?:him|her|it) now|long over)\b/g
/** "I would feel better", "he says I am fine", "not … at all". */
const DENIED =
  /(?:\b(?:not|never|hardly|nothing|nobody|neither|barely|without|cannot|cant|dont|didnt|to|will|would|could|can|should|shall|may|might|if|when|until|unless|wish|hope|pretend\w*|says?|saying|tells?|told|thinks?|thought|used|was|how|ever|makes?|wants?|needs?|everyone|everybody|people)|n't)\b(?: \w+){0,2} ?$/

const MATE = '(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|marriage|relationship|other half)'
const WHO = `(?:he|she|they|(?:my|the) (?:(?:ex|own|dear|lovely) )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|man|ex|other half)(?: of [\\p{L}\\d]+ (?:years?|months?)| (?!and\\b)\\p{L}+)?)`
const HAS = "(?: has| have| had|'s|'ve| just| finally| suddenly| then| also| recently| already)*"
const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas(?: \\w+)?|easter|new year\\S*|valentine\\S*|my birthday|our \\w+|the \\d+\\w*|\\d+\\w*'
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|(?:the )?(?:spring|summer|autumn|winter|fall)|(?:19|20)\\d\\d'
/** What may follow who was left: an end, a day, for whom; and no note, house or smile that was left. */
const THEN = `(?= *$| (?:yesterday|today|tonight|now|again|suddenly|finally|recently|lately|so|and|but|because|since|after|when|while|without|over|by (?:text|phone|letter|email|e-mail|whatsapp)|last|this (?:morning|week|month|year|spring|summer|autumn|winter)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:${DAY})|in (?:${MONTH})|at (?:christmas|easter|new year|the altar)|just|only|(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|eleven|\\d+|a few|some|couple of) (?:\\w+ )?(?:days?|weeks?|months?|years?|hours?)\\b|for (?:good|ever|another|someone|somebody|him|her|his|my|an? (?!moment|minute|second|while|few|day|week|weekend|walk|trip|bit|meeting)|the (?!day|weekend|week|night|moment))|with (?:our|the|two|three|my|a) (?:\\w+ )?(?:kids?|child|children|baby|son|daughter|twins)|to (?:be with|live with)|i|how|what|where|why|who|which|will|should|shall|is|am|are|do|does|can|could|would|pregnant|heartbroken|devastated|shattered)\\b)`

/** Nobody but a lover does so. */
const SURE = new RegExp(
  [
    `\\b\\p{L}+${HAS} (?:(?:broke|broken|split) up with|dumped|divorced) me\\b(?! (?:in|at|off|out) the\\b)`,
    `\\b(?:my|the) (?:\\w+ )?${MATE}(?: (?!and\\b)\\p{L}+)?(?: is|'s)(?: now)? (?:leaving(?= me${THEN})|divorcing|dumping) me\\b`,
    `\\b(?:is|'s) divorcing me\\b`,
    `\\b(?:we(?:'re|'ve)?|${MATE} and i|i and my ${MATE}) (?:have |are |just |finally |recently |got |now )*(?:broke up|broken up|split up|split(?= *$| (?:in \\p{L}+$|on|last|this|after|and|but)\\b)|separated|separating|divorced|divorcing|getting (?:a )?divorced?|parted(?= *$| ways| (?:last|this|on|after|and|but)\\b)|over(?= *$| and\\b| now\\b))(?!\\p{L}| (?:by|from (?:the|our)|the|them|it|into|some|all|our|for|early|at|to (?:look|search|find))\\b)`,
    `\\b(?:we|we're|${MATE} and i|i and my ${MATE}|(?:he|she) and i)(?: are| have)? (?:no longer|not|aren't) (?:together|a couple|in a relationship)\\b(?! (?:in (?:this|a)|today|tonight|much|often|yet|at)\\b)`,
    `\\b(?:i|we|${WHO})${HAS} (?:called|broken|broke) off (?:the|our|my) (?:wedding|engagement)\\b(?! (?:because of|until|till|to)\\b)`,
    `\\bthe (?:wedding|engagement) is off\\b`,
    `\\bmy (?:marriage|relationship) (?:is|was|has) (?:just |now )*(?:over|ended|finished|at an end|fallen apart|failed)(?= *$| (?:and|but|after|now|since|last|this|in|on)\\b)|\\bmy (?:marriage|relationship) (?:just )?(?:ended|fell apart|failed)\\b`,
    `\\bi(?:'ve| have)?(?: was| been| got| just)* dumped(?= *$| (?:yesterday|today|last|this|on|by (?:my|him|her|the man|text)|after|and|a|two|three)\\b)`,
    `\\bi(?:'ve| have)? (?:was|been|got) left(?= *$| (?:by (?:my (?:${MATE})|him|her)|for (?:another|someone|somebody|a younger)|at the altar|yesterday|last)\\b)`,
    `\\bsince (?:the|our|my) (?:break ?up|divorce|separation|split)\\b(?! (?:of|between)\\b)`,
    `\\bi${HAS} (?:broke up with|broken up with|split up with|separated from|divorced) (?:him|her|my ${MATE})\\b`,
  ].join('|'),
  'u',
)
/** So does many another: heard of whom one lives with, and of "he" where nobody else is spoken of. */
const OF_MATE = new RegExp(
  [
    `\\b${WHO}${HAS} (?:left (?:me|us)|walked out on (?:me|us))${THEN}`,
    `(?:^|\\band )(?:${MATE} )?left me${THEN}`,
    `\\b\\p{L}+ and i (?:broke|split) up${THEN}`,
    `\\b(?:he|she|they)(?: is|'s| are|'re) (?:now )?leaving me${THEN}`,
    `\\b${WHO}${HAS} (?:walked out|moved out)(?: (?:of (?:our|the) (?:house|home|flat|apartment))(?! to (?:be|live)\\b))?(?= *$| (?:yesterday|today$|last|this|on (?:${DAY})|in (?:${MONTH})|and (?:i|took|never|left|is)|after|because|without|a|two|three|four|five|\\d+|how|what|should|will|is|am|i)\\b)(?! (?:a|the) (?:bit|moment))`,
    `\\b${WHO}${HAS} (?:broke (?:it|things) off|broke up${THEN}|broke up with me|dumped me|(?:ended (?:it|things|us)|ended things with me)${THEN}|ended (?:the|our) (?:relationship|marriage|engagement)|(?:asked for|wants|wanted|filed for) (?:a )?(?:divorce|separation)|wants to (?:divorce me|separate)|does not love me any ?more|doesn't love me any ?more)\\b`,
    `\\bcheated on me and${HAS}(?: is| then)* (?:gone|left)\\b`,
    `\\bi${HAS} left (?:him|her|my ${MATE})${THEN}(?! and (?:went|drove|walked|took|came|got|have)\\b)(?!.*\\b(?:airport|station|hospital|school|clinic|hotel|shop|message|note)\\b)`,
    `\\b(?:who|that)${HAS} (?:left|dumped|divorced) me (?:yesterday|last (?:week|month|night|${DAY})|on (?:${DAY})|(?:a|two|three|\\d+) (?:days?|weeks?) ago)\\b`,
    `\\bwhy did (?:${WHO}|\\p{L}+) (?:leave|dump|break up with|divorce) me (?:yesterday|last (?:week|month|night|${DAY})|on (?:${DAY})|this (?:week|month|morning)|(?:a|two|three|\\d+) (?:days?|weeks?) ago)\\b`,
  ].join('|'),
  'u',
)

const NAMES_MATE =
  /\bmy (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|fianc[eé]e?|marriage|relationship|ex|(?<!business )partner)\b/
/** Who else could be the one that went. */
const OTHERS =
  /\b(?:boss|manager|colleague|co-?workers?|business|company|firm|team|band|landlord|landlady|tenants?|lodger|flatmate|room ?mate|neighbou?rs?|friends?|mother|father|mum|mom|dad|parents?|brothers?|sisters?|siblings?|son|sons|daughter|daughters|kids?|child|children|baby|grand\w+|aunt|uncle|cousins?|niece|nephew|teacher|tutor|coach|trainer|therapist|counsell?or|lawyer|agent|assistant|carer|doctor|dentist|nurse|nanny|cleaner|plumber|builder|client|customer|guests?|visitors?|my (?:cat|dog|horse|pet))\b/
/** "Should we part", "if he left me": no parting is told. */
const SUPPOSED =
  /\b(?:should|shall|will|would|could|might|may|can|did|has|have|if|whether|unless|until|suppose|supposing|imagine|though|says?|said)(?: that)? *$/
const UNREAL =
  /\b(?:dream\w*|dreamt|nightmare|film|movie|novel|book|song|series|afraid|fear|scared|terrified|worr(?:y|ied)|as if)\b(?!.*\b(?:since|because|now that|and)\b)/
