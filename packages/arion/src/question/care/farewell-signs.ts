/**
 * What those who prevent suicides teach to notice where no word of it falls: somebody puts everything in
 * order up to a day, gives away what has to be looked after, thinks of who will find it and of how the others
 * will bear it, and is calm. One of them is a Tuesday; several together are asked about.
 */

const SIGNS: Readonly<Record<string, RegExp>> = {
  order:
    /\b(?:papers?|policy|policies|insurance|passwords?|will|keys?|passport|documents|handover notes) (?:are|is|lie|lies|in|on|with)\b|\bwhere the (?:papers|policy|will|keys)\b|\b(?:blue|red|green|brown|right|same) (?:folder|envelope|drawer)\b|\bwhich drawer\b|\bpaid (?:up |in |to |for )*(?:till|until|to|up front|through|the end)\b|\bcancell?ed the \w+,|\b(?:cards?|letters?) (?:all )?(?:written|sealed|done|signed)\b|\b(?:done|written|signed) (?:all )?(?:the |my |her |his |their )*(?:\w+ )?(?:cards|letters|goodbyes)\b|\b(?:handed|gave|signed) (?:over|in) (?:the|my|full)\b|\bfull custody\b|\beverything (?:is |now |else )*(?:in order|sorted|settled|arranged|labelled)\b|\bput (?:it all|my things|my affairs) in order\b|\bnobody(?: is|'?s) left short\b/,
  given:
    /\b(?:dog|cat|cats|collie|bird|horse|budgie|animals?|kids?|children|boys|girls|twins|baby|son|daughter|mum|mam|shep) (?:goes|go|will go|is going|are going) to\b|\bpromised to take (?:him|her|it|them)\b|\b(?:take|takes|have|keep) (?:the|my) (?:dog|cat|cats|collie|bird|horse)\b|\bcats? fed (?:two|three|four|\d+) days\b|\bgave (?:away )?(?:my|the) (?:guitar|dog|cat|ring|car|books|gold)\b|\bsent (?:my|her|him) \w+ all my\b|\bkeep nothing for me\b/,
  found:
    /\b(?:will|to|gonna|'?ll|who|should|shall|must) find (?:it|them|me|the (?:letter|note))\b|\bnobody (?:needs|has) to (?:search|look)\b|\bwhere the police(?:man|men)?\b|\bwho explains it\b|\bleave it to the doctor\b/,
  end: /\bnothing (?:left|more) to do\b|\b(?:nobody|nothing|no one|anything|anybody) (?:that |who |here )*needs me\b|\b(?:nothing|anything) (?:is )?(?:written )?(?:after|past|beyond) (?:that|the \d|\d|mon|tues|wednes|thurs|fri|satur|sun|it)\w*\b|\bno call for (?:them|it) after\b|\bpast (?:friday|the \d+\w*)\b|\bdiary (?:stops|ends)\b|\bafter (?:i am|i'?m|im) (?:gone|away)\b|\bonce (?:i am|i'?m|im) gone\b|\bif i(?: am|'?m|m) not (?:there|here)\b|\b(?:won'?t|will not|not) be (?:here|there|needing|around)\b|\bone last (?:question|time|thing)\b|\bthe last time\b|\bfor ever then\b/,
  calm: /\b(?:not sad|sleep (?:well|fine|better) (?:now|actually|again)|(?:so|quite|very|felt|feel|how) calm\b|the sleep came back|at peace now|it went quiet|rude health|lighter since|since i decided)\b/,
  parting:
    /\bthank(?: you|s) for (?:the talks|everything|all|listening|your time|being)\b|\b(?:i'?ve|i have) enjoyed these\b|\byou (?:have been|were|'?ve been) (?:polite|kind|good|patient)\b|\bnot hear from me\b|\b(?:goodbye|farewell|adieu)\b/,
  left: /\b(?:will|would|do|does|can) (?:they|he|she|my \w+|libras?|\w+s) (?:ever )?(?:forgive|grieve|get over|cope|bear it)\b|\bhow long (?:do|does|will|would) (?:\w+ ){1,3}grieve\b|\b(?:she|he|they)(?: will|'?ll) (?:not miss me|manage|be (?:ok|okay|fine|better) (?:then|after|without))\b|\bthen (?:she|he|they) manages?\b|\bmarry again\b|\bsomeone for (?:him|her) who\b/,
  means:
    /\b(?:pills?|tablets?|the (?:wee |small )?(?:white|ones)|morphine|insulin|bottle) .{0,40}\b(?:saved|saving|kept|keep|by the bed|under the bed|put by|jar|behind)\b|\b(?:viaduct|multi ?storey|bridge|rail|railing|ledge|reservoir|lock|roof|window|kerb|beam|rope|lorr(?:y|ies)|platform)\b .{0,60}\b(?:only|always|near|further|open|step|stand|sit|looking|tonight|too|do for it)\b|\bengine (?:on|running)\b.{0,60}\b(?:shut|closed|warm)\b|\b(?:stopped|left off|left) (?:the|my) (?:blood thinners|insulin|tablets|pills|meds|medication)\b/,
}

/** A move, a journey or an operation puts things in order as well. */
const HARMLESS =
  /\b(?:mov(?:e|ing) (?:to|out|house|in|abroad)|emigrat\w+|new (?:job|flat|house|place)|flight|fly|flying|airport|holiday|vacation|trip|cruise|honeymoon|sabbatical|retir(?:e|ing|ement)|surgery|operation|hospital for|when i(?: get|'?m| am) back|back (?:on|in|by) (?:the|january|february|march|april|may|june|july|august|september|october|november|december|\d)|for the weekend|pilgrim\w*|deploy\w*|barracks|expedition|boarding|kennels?)\b/

/** So many are asked about: of 15,500 calm messages 2 have as many. */
export const SIGNS_TOGETHER = 2

const SURE_OF_ITSELF = 3

/** How many different ones stand in it; none where few do, and something harmless puts things in order. */
export function farewellSigns(question: string): number {
  const text = question.toLowerCase().replace(/[’‘`]/g, "'")
  const found = Object.values(SIGNS).filter((sign) => sign.test(text)).length
  // "I told him it is for a trip"
  return found < SURE_OF_ITSELF && HARMLESS.test(text) ? 0 : found
}
