/** What somebody says who was asked whether they are in need, because a cry was only guessed. */

/** "yes", "maybe", "I don't know", "not safe, no": Arion asks so that this is the answer of one in need. */
export function saysItIsOne(question: string): boolean {
  const text = straight(question)
  if (STILL.test(text)) return true
  // "Yeah. It turns out that his nan works late" goes on with the story of others
  const isStory = text.split(/\s+/).length > LONGEST_YES && !NEEDS.test(text) && !OF_ONESELF.test(text)
  return !isStory && YES.test(text)
}

/** "No, I am fine, it's only a dream": nothing else is asked, so that what was said before is read. */
export function saysItIsNone(question: string): boolean {
  const text = straight(question)
  return !text.includes('?') && text.split(/\s+/).length <= 14 && NO.test(text) && !STILL.test(text)
}

/**
 * "The gym membership, I mean", "I am laughing now": what sounded like a cry was a way of speaking. Only the
 * asker's own words say so; that somebody else called it a joke does not.
 */
export function takesItBack(question: string): boolean {
  const text = straight(question)
  return JOKED.test(text) && !OF_ANOTHER.test(text)
}

const straight = (question: string) => question.replaceAll('’', "'").trim()

const YES =
  /^\W*(yes|yeah|yea|yep|maybe|perhaps|i (don'?t|do not) know|idk|dunno|(i'?m )?not sure|kind of|kinda|sort of|sometimes|i guess|a (bit|little)|i think so|probably|it is|i am|they do|he does|she does)\b/i
const NO =
  /^\W*(no\b|nope|nah|not at all|god no|i'?m (ok|okay|fine|safe|good|alright|all right)|it'?s (just|only|nothing)|you heard too much)/i
/** Not safe, in whatever word it begins: Arion has asked in just these words. */
const STILL =
  /\bnot (?:at all |really |so |very |entirely )*(?:safe|sure|ok|okay|fine|alright)\b|^\W*no ?(?:one|body|idea|clue|hope)\b|\btoo much for me\b|\bgood at (?:hiding|pretending)\b|\bit'?s just that i\b|\bkeep thinking (?:of|about)\b/i
const LONGEST_YES = 8
const NEEDS =
  /\b(?:die|died|dying|dead|death|live|alive|life|hurt\w*|harm\w*|kill\w*|cut|end|ending|safe|any ?more|help|alone|scared|afraid|can'?t|cannot|hopeless|worthless|nothing|hit\w*|locks?|knife|plan)\b/i
const OF_ONESELF = /\b(?:i|i'\w+|me|my|myself)\b/i

const JOKED =
  /\b(?:i'?m|i am) (?:only |just )?(?:laughing|joking|kidding)\b|\b(?:just|only) (?:joking|kidding|a joke)\b|\b(?:it|that) was (?:just |only )?(?:a joke|a figure of speech)\b|\bi (?:was|am) (?:just |only )?(?:joking|kidding)\b|\b(?:a )?(?:figure|way) of speech\b|^(?:the|my|our|an?) [\w' -]{2,40}, i mean\b|^(?:no,? )?i meant? (?:the|my|our|an?) (?!(?:bridge|roof|cliff|pills?|tablets?|rope|river|sea|train|tracks?|knife|gun|car)\b)|\bi (?:say|said|put|phrase|phrased) (?:it|that|things) (?:so |very )?(?:badly|wrong)\b/i
const OF_ANOTHER =
  /\b(?:he|she|they|my \w+) (?:\w+ )?(?:says? (?:he|she|they|it)|said|was|were|claims?)\b|\bbut (?:he|she|they)\b/i
