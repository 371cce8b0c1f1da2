/** Words of a question that point at a time which is told beside it. Plain text. */

const UNIT =
  '(?:day|date|evening|night|morning|afternoon|hour|weekend|week|month|year|stretch|time(?! of)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const COUNTED = '(?:(?:n\\d+|\\d+|few|couple of) )?'

/** "that evening", "those two weeks", "on that very day"; "this week" names its own. */
export const POINTED = new RegExp(
  ` (?:(?:that|same)(?: very| whole| particular| church| wedding)? (?<unit>${UNIT}|leave|trip|visit|period|holiday)(?= )(?! (?:i|you|we) (?:said|told)))|(?: (?:those|them|these(?= (?:n\\d|\\d|few))) (?<count>${COUNTED})(?<units>${UNIT}s)(?= ))`,
)

/** "by then", "before that", "between now and that talk". */
export const BEFORE_THAT =
  / (?:(?:by|before|until|to) (?:then|that)(?= [.,?!]| ?$| or )|between now and (?!then)(?:that|the|then) |from now (?:to|until) (?:then|that) |between now and then|the time until|in (?:that|this|the given) time |(?:before|by the time|until) (?:i|my|we|our|he|she|they|it|the|his|her) (?:[a-z]+ ){0,3})/

/** "Which of the three?" */
export const WHICH_OF =
  / (?:which (?:one|of (?:them|those|these|the (?:n\d|\d)))|take which|which to take|or which|of the (?:n\d|\d)) /

export const WHICH_DAY =
  / (?:(?:which|what|best|right|good|pick a|name a|give me a)(?: a| an| is the| the)?(?: best| good| right)? (?:days?|dates?|evenings?|nights?|mornings?|afternoons?|weeks?|time)(?= )|when (?:is|are|do|does|should|shall|would|will|can|could|in) |^ ?when )/

export const ON_THE_DAY = / (?:on|for|about) the (?:big |actual )?(?:day|night|evening|morning)(?: itself)? /

export const IN_IT =
  / (?:in|during|through|throughout|over|at|about) (?:it|all (?:this|that))(?: all)? (?=[?.!,])/

/** "when I am home", "while she is here". */
export const THERE =
  / (?:when|while|once|as long as) (?:i|we|he|she|they|you)(?: am| are| is| get| gets| come| comes| arrive| arrives| land| lands| go| goes|m|re|ll)?(?: am| be)?(?: home| there| here| back| away| with (?:us|me|them|her|him))+ /

/** It asks how something will be, and not how things are at all. */
export const ASKS_AHEAD =
  / (?:will|ill|wont|shall|should|gonna|going to|would(?! you)|could|can(?! you)|hows|how s|how is|how does|how do (?:they|these|those|things)|how are|how bad|what is (?:it|he|she|that)|whats|ready|luck|safe|better|good|make or break|does it|is (?:it|this) (?:a |too )?(?:good|wise|right|safe|ok|daft|stupid|mad|wrong to|better|worth)|yes or no|or not|go or|look|how do (?:i|we)|how can (?:i|we)|how to|what do (?:i|we)|what happens|what comes|(?:what|which) (?:kind|sort) of (?!person|man|woman|guy|people)[a-z]+|(?:^ ?|and |or |so )do (?:i|we)|give me|tell me what|what to|to say|which) /

/** "What was going on?" */
export const ASKS_OF_THEN =
  / (?:happen(?:ed|ing)|going on|(?:in|with) the (?:sky|stars)|up there|over (?:me|us)|was (?:that|it|this)(?! that)|did (?:it|that)) /
