/** "sat", "sun", "mon" and "wed" are weekdays only where their neighbours say so. */

const SHORT: Readonly<Record<string, string>> = {
  mon: 'monday',
  wed: 'wednesday',
  sat: 'saturday',
  sun: 'sunday',
}
const PART = /^(?:morning|mornin|afternoon|evening|eve|night|nite|noon|am|pm)$/
const LEADS =
  /^(?:on|this|next|last|by|until|til|till|before|after|since|from|every|coming|for|past|of|is|and|or|to|-|\/|&)$/
const OTHER_DAY =
  /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
const JOINT = /^(?:or|and|to|until|till|thru|through|-|–|\/|&|n|,)$/
const DAY_OF_MONTH = /^(?:\d{1,2}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2})$/
/** What makes planets and plain verbs of them: "on sun and moon", "before sat in", "the wed ring". */
const SPEAKS_OF_SKY =
  /^(?:moon|rising|ascendant|asc|sign|signs|square|squares|trine|trines|in|conjunct|opposite|return)$/

/** Before a verb: "she sat", "they wed", "come on mon". */
/** Who is to wed, or whom, is asked about no Wednesday. */
const MARRIES =
  /^(?:ever|finally|never|not|to|will|would|should|shall|can|could|may|must|i|we|they|he|she|sister|brother|daughter|son|leo|and)$/
const WHOM = /^(?:him|her|them|me|you|a|an|my|his|each|someone|somebody)$/
const SITS =
  /^(?:i|he|she|we|they|you|it|who|that|just|then|and|or|on|to|a|the|my|have|has|had|was|were|is|are|be|been|being|got|get|getting|newly|never|always|only|all|both|once|where|when|mum|mom|mother|dad|father|sister|brother|wife|husband|son|daughter|man|woman|boss|baby|kid|child|kids|children|people|everyone|everybody|nobody|somebody|cat|dog|yeah|hey|no|yes|ok|well|not|years?)$/

/** The weekday that a small word at this place means; null where it is another word. */
export function weekdayMeant(words: readonly string[], index: number): string | null {
  const own = SHORT[words[index] ?? '']
  if (!own) return null
  const [before = '', next = ''] = [words[index - 1], words[index + 1]]
  const far = { before: words[index - 2] ?? '', next: words[index + 2] ?? '' }
  const isSky = SPEAKS_OF_SKY.test(next) || SPEAKS_OF_SKY.test(far.next) || SPEAKS_OF_SKY.test(far.before)
  if (OTHER_DAY.test(before) || (JOINT.test(before) && OTHER_DAY.test(far.before))) return own
  if (JOINT.test(next) && OTHER_DAY.test(far.next)) return own
  if (isSky && own === 'sunday') return null
  if (DAY_OF_MONTH.test(next) || (next === 'the' && DAY_OF_MONTH.test(far.next))) return own
  if (PART.test(next)) return own
  if (LEADS.test(before) && !/^(?:and|or|is|of|&|\/)$/.test(before)) return own
  // "his party sat, what do I bring", and nobody who sat
  const isEnd = /^[?.!,:;]?$/.test(next)
  if (own === 'wednesday' && (MARRIES.test(before) || WHOM.test(next))) return null
  if (own !== 'sunday' && /^[a-z]/.test(before) && !SITS.test(before) && (isEnd || own === 'wednesday'))
    return own
  if (own === 'saturday' && index === 1 && /^(?:is|hows)$/.test(before)) return own
  // "mon ?" alone; the Sun is asked about by its name
  return index === 0 && own !== 'sunday' && (next === '' || /^[?.!,]$/.test(next)) ? own : null
}
