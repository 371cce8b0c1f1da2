/** "Something nobody else would notice about me": asked out of curiosity, in words that cries have, too. */

/**
 * A request for something to be told, about oneself or the chart, that others miss. It quietens what the
 * learned ear half heard: what a rule hears as a cry stays one, and so does what the ear is certain of.
 */
export function asksForTheUnseen(question: string): boolean {
  const text = ` ${question.toLowerCase().replaceAll('’', "'")} `
  if (DISTRESS.test(text)) return false
  if (ONLY_MINE.test(text)) return true
  if (!REQUEST.test(text)) return false
  const isRare = RARE.test(text) && ABOUT_ONESELF.test(text)
  const isMissed = SOMETHING.test(text) && MISSED.test(text) && ABOUT_ONESELF.test(text)
  return isRare || isMissed || (SOMETHING.test(text) && OF_NOBODY_ELSE.test(text))
}

const REQUEST =
  /^ (?:(?:ok|okay|so|and|now|please|hey|arion)[ ,]+)*(?:(?:can|could|will|would) you )?(?:please )?(?:tell|say|show|give|name|point|find|surprise|what|which|is there|do i have|read me|let me hear)\b/
/** A bare "what" is no thing: "what should I do, nobody knows what he does" asks for help. */
const SOMETHING =
  /\b(?:something|anything|(?:one|a|some|the|any) (?:\w+ )?(?:things?|details?|facts?|secrets?|parts?|traits?|features?|placements?|sides?|quirks?|oddit(?:y|ies)))\b/
const ABOUT_ONESELF = /\b(?:about me|in me|my (?:\w+ )?(?:chart|placements|horoscope|natal))\b/
const MISSED =
  /\b(?:nobody|no ?one|no-one|hardly anyone|hardly anybody|few people|most (?:people|astrologers|others)|others|other people|even my \w+|not even my \w+)(?: else)? (?:(?:would|will|could|can|does|do|did|has|have|ever|not|doesn't|don't|didn't|usually|always|normally|even|really) )*(?:notic\w+|see|sees|know|knows|spots?|guess\w*|miss|misses|finds?|suspects?|overlooks?|picks? up)\b/
const OF_NOBODY_ELSE =
  /(?:\bnot|n't|\bnever|\bonly|\bhardly) (?:\w+ )?(?:fit|fits|apply to|be true (?:of|for)|hold for|suit|describe) (?:my |any|every|most|half|other|me\b)/
/** "Say something that fits only me": asked after "this would fit anybody". */
const ONLY_MINE =
  /\b(?:tell|say|give|show)\b[^.?!]*\b(?:something|anything|(?:a|one) (?:thing|fact|sentence|word))\b[^.?!]*\b(?:(?:fits?|true|holds?|applies|meant|goes|belongs?|special|is|just|about) (?:\w+ )?only (?:to |for |of |about |on )?(?:me|mine)\b|only (?:true |fits? |applies |holds |meant |about |to |for |of )+me\b)/
const RARE =
  /\b(?:unusual|rare|rarest|hidden|unique|special|odd|oddest|strange|strangest|peculiar|weird|weirdest|remarkable|one of a kind)\b/
const DISTRESS =
  /\b(?:if i|when i(?:'m| am)|gone|die|died|dead|dying|alone|worthless|anymore|any more|wish|want to|hurt\w*|pain|cry\w*|help|hate|end it|disappear\w*|exist\w*|care|cares|love me|loves me|suffer\w*|tired|matter|at home|does to me|did to me)\b/
