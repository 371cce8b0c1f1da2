/** What lies in other hands: another's feelings and deeds, and results. No chart shows them, whoever asks. */

/** Whether somebody else feels, does or did something is asked for. `text` is plain and small. */
export function asksOfAnother(text: string): boolean {
  if (OWN_DEED.test(text)) return false
  return (
    (FEELS.test(text) || WAS_WITH.test(text) || SIGNS.test(text) || WHY.test(text)) &&
    text.split(' ').length <= LONGEST
  )
}

const LONGEST = 40
const WHO =
  '(?:he|she|they|(?:my|her|his) (?:(?:ex|late) )?(?:crush|ex|boyfriend|girlfriend|girl|man|husband|wife|partner|boss|fella|bloke|mate|friend|date|colleague|fianc[eé]e?))'
const NOW =
  '(?:(?:really|just|even|still|already|actually|secretly|also|ever|been|gonna|going to|not|maybe) )*'
const FEELS = new RegExp(
  `(?<!\\bwho )\\b(?:does|do|did|is|are|was|were|has|have|if|whether) ${WHO} ${NOW}(?:(?:is|are|was|were) )?${NOW}(?:fancy|fancies|fancied|(?:like|likes|love|loves|loved|miss|misses|missed|wants?|wanted|hates?|regrets?|trusts?|adores?) (?:me|her|him|it|them|us)\\b|into me\\b|interested (?:in )?|attracted|jealous|over me|talking (?:to|w|with) |texting|messaging|sleeping with|seeing (?:him|her|them|some|an)|dating|on tinder|flirting)`,
)
const WAS_WITH = new RegExp(
  `\\b(?:was|were|is|are) ${WHO} ${NOW}(?:seeing|sleeping with|dating|texting|meeting|with) (?:her|him|them|some(?:one|body)|another|his|an)\\b|\\b(?:did|has|have) ${WHO} ${NOW}(?:sleep|slept|kiss(?:ed)?|cheat(?:ed)?|go(?:ne)? behind|lie|lied|meet|met) (?:with|her|him|on|to|my)\\b`,
)
/** "She liked her ex's photo at three in the morning, explain." */
const SIGNS =
  /\b(?:liked|likes|viewed|followed|follows|watched|commented on|looked at|keeps? liking)\b.{0,25}\b(?:photos?|pics?|pictures?|stor(?:y|ies)|posts?|profile|instagram|insta|reels?)\b.*\b(?:explain|why|what does (?:it|that|this) mean|meaning|what is (?:it|that|this|going on)|is (?:she|he))\b/
const WHY =
  /\bwhy (?:did|does|do|would|has) (?:he|she|they|my \w+) (?:still |always |keep )?(?:like|liked|look(?:ed)? at|view(?:ed)?|follow(?:ed)?|watch(?:ed)?|text(?:ed)?|block(?:ed)?|unfollow(?:ed)?) (?:her|his|my|the|an?|him)\b/
const OWN_DEED =
  /\b(?:should|shall|how|when|can|could|would|will|do|must|may) i\b|\bam i\b|\b(?:he|she|they) (?:suits?|good|right) (?:for )?me\b/

/** "What will the dollar be by the 15th": nobody reads a rate in the stars. */
export function asksOfPrice(text: string): boolean {
  return PRICE.test(text)
}

const PRICE =
  /\b(?:what|where|how (?:high|low|much|far|strong)|which way)\b.{0,20}\b(?:will|would|is|does)\b.{0,12}\b(?:the )?(?:\w+ )?(?:dollar|euro|pound|naira|rupee|peso|yen|rand|lira|real|rates?|exchange rate|interest rates?|prices?|market|stocks?|shares?|bitcoin|crypto|gold|oil|petrol|house prices)\b.{0,12}\b(?:be|go|going|stand|do|climb|fall|rise|drop|reach|head\w*|end)\b/

/** "What became of my father's watch", "where did I put the keys": a thing lies where it lies. */
export function asksOfLost(text: string): boolean {
  return LOST.some((words) => words.test(text))
}

/** What can be mislaid; whom one loses, and one's way, is no such thing. */
export const MISLAID =
  '(?:rings?|keys?|phone|wallet|purse|watch|dog|cat|passport|glasses|letters?|papers?|documents?|will|bag|earrings?|necklace|bracelet|brooch|locket|jewel\\w*|medals?|photos?|pictures?|painting|album|airpods?|headphones|card|charger|remote|book|diary|certificate|umbrella|coat|jacket|scarf|hat|gloves?|shoes|suitcase|luggage|parcel|package|laptop|tablet|camera|bike|bicycle|tools?|envelope|guitar|violin|recipes?|hearing aids?)'
const THING = `(?:my|our|the|his|her|their|mum's|dad's) (?:\\w+'?s? ){0,3}${MISLAID}\\b`
const WHO_LOSES = '(?:i|we|he|she|they)'
const LOST = [
  new RegExp(
    `\\bwhat(?:ever)? (?:became|has become|ever became|happened) (?:of|to) ${THING}(?!.*\\b(?:me|us)$)`,
  ),
  new RegExp(
    `\\bwhere (?:did|have|could|can|might|would) ${WHO_LOSES} (?:have )?(?:(?:put|left|leave|hide|hid|drop|dropped|lose|lost|misplace\\w*) ${THING}|(?:put|left|hid|hide|misplace\\w*) (?:it|them)\\b)`,
  ),
  new RegExp(
    `\\bwhere (?:is|are|did|has|could|might|can) ${THING}(?: be| have got to| go| gone| went| got to| hiding| now)*$`,
  ),
  new RegExp(
    `\\b(?:will|can|am) (?:i|we|you|u) (?:ever |going to |help me )*find (?:my|our|the|his|her) (?:lost |missing |old |wedding )*${MISLAID}\\b`,
  ),
]

/** "Will I pass", "am I going to get the job": a result, and nobody's yes can stand before it. */
export function isOfResult(text: string): boolean {
  return RESULT.test(text)
}

/** "Did I pass the exam that I sat in June": it is decided, and somebody knows. */
export function isOfPastResult(text: string): boolean {
  return /^(?:so |and |bro )*(?:did|have) i (?:really |actually )?(?:pass(?:ed)?|fail(?:ed)?|w[io]n|got|get|gotten) (?:my|the|that|in|it)\b(?!.*\b(?:why|because)\b)/.test(
    text,
  )
}

const RESULT =
  /(?<!\bhow )\b(?:will|did|would|am|are|is|shall|have) (?:i|we|he|she|they|my \w+)(?: going to| gonna| really| ever| actually)* (?:pass|fail|qualify|win|get (?:in|into|the job|the place|the offer|the grade|the grant|the visa|accepted|hired|selected|chosen|promoted|a place)|make the (?:cut|list|team)|be (?:accepted|chosen|selected|hired|admitted|picked|promoted))\b|\bwill (?:the|my|our) (?:\w+ )?(?:results?|grades?|marks?|scores?|verdict|application|biopsy|scan|visa|loan)\b/
