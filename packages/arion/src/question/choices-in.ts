/** Things to choose between, in the person's own words: "stay in nursing or retrain as a counsellor?" */

/** Words before the first thing: they ask, and name nothing. */
const LEAD =
  /^.*?\b(?:should (?:i|we)(?: (?:just|rather|really|even|better))?|shall (?:i|we)|do (?:i|we)|would (?:it|i) (?:be )?(?:better|best|wiser)(?: to| if i)?|(?:what|which)(?: one)? is better[:,]?|is it better to|better to|better[:,]|(?:choose|decide|choosing|deciding|torn|pick|choice) between|either|whether (?:i should|to|i)|which(?: one| of them| is it)?[:,]|can i|could i|will it be|is it|am i|are we|with|for)\s+/i
const TRAIL =
  /\s+(?:this time|do you think|what do you think|according to my chart|please|pls|lol|idk|i can'?t decide|help|for me|first|now then)\s*$/i
/** What follows "or" and is no second thing. */
const NO_THING =
  /^(?:not|no|never|so|what|else|something|anything|whatever|is (?:it|this|that) (?:just|only|me)|am i|later|more|less|two|three|anyone|somebody|someone)\b[^,]*$/i
const LONGEST = 12

/** At least two things, or null. */
export function choicesIn(question: string): string[] | null {
  for (const sentence of question.split(/(?<=[.?!\n])\s+/).toReversed()) {
    const found = inSentence(sentence.replace(/[.?!]+\s*$/, '').trim())
    if (found) return found
  }
  return null
}

function inSentence(sentence: string): string[] | null {
  const between = /\bbetween (.{2,60}?) and (.{2,60}?)(?:$|[,;:(])/i.exec(sentence)
  if (between) return [between[1]!, between[2]!].map(trimmed)
  const parts = sentence.split(/\s*,?\s+(?:or|vs\.?|versus)\s+/i)
  if (parts.length < 2) return null
  const last = parts.slice(1).map((part) => part.split(/[,;:(]|\s[-–]\s|\.\s/)[0]!)
  if (last.every((part) => NO_THING.test(part.trim()))) return null
  const first = parts[0]!
  const led = first
    .replace(LEAD, '')
    .split(/(?:[;:(]|\s[-–]\s|\.\s)/)
    .at(-1)!
  const listed = led.split(/\s*,\s*/).filter((part) => part.trim() !== '')
  // "stay, go or wait" lists three; a long beginning is what leads there
  const heads = listed.length > 1 && listed.every((part) => words(part) <= 4) ? listed : listed.slice(-1)
  const things = [...heads, ...last].map(trimmed).filter((thing) => thing !== '')
  return things.length > 1 ? things : null
}

function trimmed(thing: string): string {
  const bare = thing.replace(TRAIL, '').trim()
  const all = bare.split(/\s+/)
  return all.length > LONGEST ? all.slice(0, LONGEST).join(' ') : bare
}

function words(text: string): number {
  return text.trim().split(/\s+/).length
}
