/** How people ask something of the answer before: patterns over words that are plain and small. */

export const POINTED =
  /^(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?|then|so (?:late|early|soon|far off)|(?:that|this|the) (?:day|date|hour|time|month|week|one|evening|morning))$/
const POLITE = '(?: please| pls| thanks| then| for me| again| a bit| a little)*'
const SAY =
  '(?:(?:can|could|would) you |please |ok |okay |and |sorry |now |tell me about )*(?:explain|say|put|tell|give|repeat)(?: me| us)?'
const PART = '(?:last|final|first|second|middle)?(?: few)? ?(?:sentence|bit|part|line|thing|word|paragraph)s?'
export const EXPLAIN_LAST = new RegExp(
  `^${SAY} (?:the|that|your) ${PART}(?: (?:again|to me|simply|simpler|in (?:plain|other|simple|easy|normal|everyday|human) (?:words|english|terms|language)))*${POLITE}$|^what (?:does|did|do) (?:the|that|your) (?:last|final) ${PART.replace('?', '')}? ?(?:you (?:said|wrote) )?(?:mean|say)${POLITE}$|^(?:i (?:do not|don't|didn't|did not) (?:get|understand) )(?:the|that|your) (?:last|final) .{0,24}$|^(?:the|that) last (?:sentence|bit|part|line|thing)(?: again)?${POLITE}$`,
)
export const TERM =
  /\bwhat (?:does|do) (?:the word |a |an |the |your )?([a-z ]{3,22}?) (?:there |here |in that |actually |really |even )*(?:mean|do)(?: there| here| in (?:that|this|it)| exactly| for me| anyway)?$|\bwhat (?:is|are)(?: an?| the)? ([a-z]{3,22}?)(?: exactly| anyway| please| when it is at home| again)?$|^(?:please |can you )?(?:explain|define) (?:a |an |the |your |to me )*([a-z]{3,22})(?: bit| part| thing)?(?: again)?(?: to me| please)?$|\bthe (?:bit|part|thing) (?:with|about) (?:the )?([a-z]{3,22})$/
export const SIMPLER =
  /^((can you |could you |please |ok |now |sorry |again |and )*(explain|say|put|tell|make)( it| that| this| me| to me| for me| again| us)*( please| a bit| more| much| but| small)* (simply|simpler|simple|shorter|clearer|easier( to understand| to read)?|slower|plainly|small|like (i am|i'm|for) .*|(but )?for a .*|in (simple|simpler|plain|easy|other|normal|less|fewer|everyday|human|one) (words?|english|terms|language|sentence))( please| pls| for me)*|(even )?simpler( words| please)*( .{0,16})?|simplify( it| that| this)?|(even |much |a bit )?shorter( .{0,60})?|(now )?in fewer words( .*)?|(say it |now |and )?in (simple|simpler|plain|short|other|one|normal|human)( words?| english| terms| sentence)?( please.*)?|in english please.*|plain(er)? (words|english)( please)?|eli5|tl ?dr|summari[sz]e( it| that| this)?|(that is |that's |this is |it is |it's )?(too (long|complicated|much)|a lot)( for me)?|(sorry )?i (don't|do not|didn't|did not) (understand|get)( it| that| this| a word)?|(explain|what (does|did)) (that|this|it|your)( mean)?|what does (that|this|it) mean( for me| exactly)?|what do you mean( by (that|this|it))?|meaning|huh|what|come again|say (that|it) again)( please)?$/
export const WHY_THEN =
  /^(?:but |ok |okay |and |so |hm+ |yes |wait )*(?:why|how come) (?:is it |was it |would it be |must it be |does it have to be |not )?(?:exactly |precisely |only |always |specifically |just )?(?:in |on |around |about |at |by )?(?:the )?(?=.)((?:the )?.+?)(?: then| exactly| specifically| though| tho| please| of all (?:days|things|months|times|dates)| and not .+| not .+| rather than .+| instead of .+)?$/
export const REASONS =
  /\b(what makes you (say|think|so)|why do you (say|think)|why did you (say|pick|choose)|where (in (my|the) chart )?(do|did|can) (you|u|i) (see|read|get|find) (that|this|it|all this|any of (this|that)|such)|(on what|what) (is|do you base) (that|this|it) (on|based on)|based on what|how (do|can|would|could|did) (you|u) (know|tell|see|get) (that|this|it|all this)|how come you say|what (in my chart )?(says|shows|tells you) (so|that)|what (in my chart|in the chart|planet|transit) (is|says|shows|makes|does) (that|it|this)|which (planets?|transits?|part of my chart) (is|are|says|does) (that|behind|this|it)|(what|which) (part|bit|place|point|planet)s? (of|in) (my|the) chart (says?|shows?|tells?)|who told you|who says (that|so|this)|says who)\b|^(and |but |so )?how (do|would|can) (you|u) know$|^((ok|okay|but|and|hm+) )*(how so|why( is that| so)?)( tho| though)?$/
export const RANKING =
  /\bwhich (one )?(of )?(those|these|them|the) ?(\w+ )?(dates?|days?|windows?|times?|ones?|months?|weeks?)? ?(is|are|matters?|counts?|should|would|weighs?) ?(the )?(most|best|more|biggest|strongest|main|important|really|kindest|better|easiest|hardest|worst|heaviest)|\bwhich (date|day|one|month|week|window) (matters|counts|is|weighs) (the )?(most|more|best|biggest|strongest|kindest|better|easiest|hardest|worst)|^(?:and |so |ok )?which (?:date|day|one|month|week|window) (?:is|would be|was) (?:the )?(?:more |most )?(?:better|best|good|kinder|safer|wiser)(?: then| now| for me| for it)*$|^(?:and |so |ok |but )*(?:which (?:of the (?:two|three)|one)|which one would you (?:go for|take|pick|choose)|which (?:date|day|one|month|week|window) is (?:the )?(?:big|main|real|important|key|crucial|decisive|top)(?: one| day| date)?|(?:what|when) is the (?:big|main|most important|key|worst|best|hardest|heaviest|strongest|kindest|easiest) (?:date|day|one|part|bit|thing|moment|time|point)(?: (?:in|of|about) (?:there|it|that|this|them|those|all (?:that|this)))*)(?: (?:then|now|though|for me))*$|^if (i|it) (can|must|should|have to) (keep|choose|pick|take|remember) only one|^(and )?(what is )?the (single )?(most important|best|strongest|main) (one|date|day)( of (them|those|these))?$|^(just )?(pick|choose|give me|name) (just )?one( of them| date| day)?$/
const ONES =
  '(?: (?:one|part|bit|thing|line|placement|sign|planet))?(?: (?:of|in|from) (?:those|these|them|that|this|it|the (?:two|three|four|list)))?'
export const MOST_OWN = new RegExp(
  `^(?:and |so |ok |okay |but |then )*(?:which|what)${ONES}(?: (?:is|sounds|feels|fits|describes|would be|do you think is|matters|counts|says))?(?: (?:the|really|actually|most|more|best|truest))*(?: (?:(?:like |about |of |true of |typical of )?(?:me|mine|myself)|(?:real|true|main) (?:me|one)))(?: the most| most| best| the best| really| then)?$|^(?:and |so |ok )*(?:which|what) (?:one )?am i (?:the )?(?:most|really|more|mostly)$`,
)
export const AGAIN =
  /^(?:and |but |so |ok |oh no |please )*(?:(?:will|can|could|might|would|does|is|am i|when will|when does|when is|how likely is) (?:it|this|that|these|they|the same(?: thing)?|something like (?:it|that|this)|history|such a (?:time|year|thing))? ?(?:ever |all |just |going to |gonna |to )*(?:happen|come|comes|return|returns|repeat|repeats|go|be|occur|hit me|in for (?:it|that))(?: (?:back|round|around|itself|through it|over|up|like that|to me|for me))*(?: (?:again|once more|one day|some day|a second time))?|(?:will|does) (?:it|this|that|history) (?:come back|return|repeat itself|repeat))$/
export const QUOTED =
  /^(?:sorry |wait |and |but |ok |hey |hm+ )*(?:earlier |before |above )?(?:you (?:also |just |once )?(?:said|mentioned|wrote|told me|spoke of|spoke about|talked about|talked of|were saying|were talking about|used the word)|what (?:was|is) (?:that|the thing) (?:you (?:said|mentioned|wrote) )?(?:about|with)|what did you mean (?:by|with|about))(?: (?:earlier|before|above))?(?: (?:something|anything|a thing|a word|that|it))?(?: (?:about|of|on|with|by|concerning))?(?: (?:a|an|the|my|some|your|those|these))? ([a-z' -]{3,30}?)(?: (?:earlier|before|above|there|just now|in (?:it|there|that)))?(?: (?:which|what|where|why|how|who)\b.{0,40})?$/
export const SURE =
  /^(?:and |but |so |ok |okay |wait |hm+ |oh )*(?:(?:that is|it is|is that|that's|it's) a (?:yes|no|maybe)(?: then)?|(?:are|r) (?:you|u) (?:really |quite |absolutely |very |so |totally |completely )*(?:sure|certain|serious|positive)(?: (?:about|of) (?:that|this|it|the (?:day|date|time|hour)))?(?: (?:though|tho|though arion))?|how (?:sure|certain) (?:are (?:you|u)|is (?:that|this|it))(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |actually )?(?:so|true|certain|sure|right|for sure)|you sure|really|seriously|for real)$/
/** Whether there is anything to be afraid of in what was said. */
export const WORRY =
  /^(?:and |so |ok |but )*(?:(?:should|must) i (?:be )?(?:worry|worried|afraid|concerned|careful)(?: (?:about|of) (?:it|that|this))?|(?:do|should) i (?:have|need) to (?:worry|be (?:worried|afraid|concerned|careful)))(?: (?:then|now|though|for me|about (?:it|that|this)))*$/
export const STRAIN = /\b(hardest|worst|heaviest)\b/
export const SHOWN =
  /^(?:and |ok |okay |so |then |but |no |yes |what about |how about |what (?:is|was) |when (?:is|was) |take |i will take |i take )*the (first|second|third|last|other|latter|former)(?: one| date| day| of them| of those| of the two| option)?(?: then| please| instead)?$|^(?:ok |so |then )*(?:the )?(other|second|latter) one(?: then| please)?$/
export const PLACES: Record<string, number | 'last' | 'other'> = {
  first: 0,
  former: 0,
  second: 1,
  latter: 1,
  third: 2,
  last: 'last',
  other: 'other',
}
export const ANOTHER =
  /^(?:and |ok |okay |so |then |but |sorry |no |hm+ )*(?:(?:is there |have you |do you have |give (?:me )?|any |find me |can i have )*(?:an?other|a different|some other|the next|next|nothing (?:earlier|sooner|later)|an? (?:earlier|later|sooner)|other) ?(?:day|date|one|time|evening|option|week|days|dates)?s?|none of (?:those|these|them|the two|that)(?: works?| will do| suits?| is good)?(?: for me)?|(?:that|those|these|they|both|neither)(?: days?| dates?| ones?)? (?:does not|doesn't|do not|don't|won't|will not|can't|cannot) (?:work|do|suit|fit)(?: for me)?|(?:i )?can'?t (?:do |make |on )?(?:that|then|those|either|it|that day)|not (?:that|then|those)(?: one| day| date)?|(?:and |is |nothing |anything )*(?:sooner|earlier|later)(?: than that)?(?: is not)?(?: possible)?|(?:and )?(?:if|what if) not(?: then| that day| that)?|(?:that is |it is |that's )?too (?:late|far|soon|early|far off|far away))$/
export const EARLIER = /\b(sooner|earlier|too (late|far))\b/
export const LATER = /\b(later|next|too (soon|early))\b/
export const MORE =
  /^((tell me |say )?more|go on|carry on|explain|can you explain|anything else|what else|continue|elaborate)( please| about (it|that|this))?$/
export const WITHOUT =
  /^(?:and |but |ok |so |well )*(?:what |and )?(?:if |)(?:not|not on|not in|without|except|other than|anything but) (.+)$/
