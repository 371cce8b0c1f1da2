/** What somebody puts before the asker, as the question whether to take it up: "wants us to sign". */

/** "Should I accept the offer of a post in Leeds?"; null where nothing is put before anybody. */
export function questionPutBefore(sentence: string): string | null {
  for (const [pattern, question] of FRAMES) {
    const groups = pattern.exec(sentence)?.groups
    const rest = clauseOf(groups?.['rest'] ?? '')
    const we = ['us', 'we'].includes((groups?.['who'] ?? '').toLowerCase()) ? 'we' : 'I'
    if (rest) return question.replace('{we}', we).replace('{it}', rest)
  }
  return null
}

/** Up to where something else is told. */
export function clauseOf(words: string): string {
  return words.trim().split(NEXT)[0]!.trim().split(' ').slice(0, LONGEST).join(' ')
}
const LONGEST = 12
const NEXT =
  /[,.](?!\d)|[;:?!\n(–—]| - |[\s"')]+$|\b(?:and|but|so|because|cos|bc) (?:i|he|she|they|we|it|my|the|wants?|needs?|must|says?|said)\b/i

const BY_NOW = "(?:(?:am|'m|was|were|are|'re|'ve|has|have|had|got|get|been|being|just|now|also) )*"
/** Who offers is somebody else, and does it: an offer by itself may be any. */
const OFFERS =
  "(?<!-|\\b(?:i|we|you|to|not|never|an?|the|my|our|his|her|their|this|that|any|no|job|other|can|could|might|would|will|don'?t|doesn'?t|didn'?t|on) )offer(?:s|ed|ing)?"
const THING = '(?!(?:no|nothing|me|us|him|her|them|to|for|from|on|in|at|and|or|but|it|that|this)\\b)'
const WANTS = '(?:wants?|asks?|asked|asking|begs?|invites?|invited|needs|would like)'
const DEED = '(?!(?:know|the|an?|my)\\b|be\\b(?! (?:an?|the|his|her|their|our|best|head)\\b))'
const TAKE = 'Should {we} accept the offer of {it}?'

const FRAMES: readonly (readonly [RegExp, string])[] = (
  [
    [`\\b(?<who>i|we) ?${BY_NOW}offered ${THING}(?<rest>.+)`, TAKE],
    // "company offer me go to Dubai"
    [
      `\\b${OFFERS} (?<who>me|us) (?<rest>(?:go|come|work|move|join|stay|start|take|lead)\\b.+)`,
      'Should {we} {it}?',
    ],
    [`\\b${OFFERS} (?:(?<who>me|us) )?${THING}(?<rest>.+)`, TAKE],
    [`\\b${OFFERS} (?:(?<who>me|us) )?(?<rest>to .+)`, 'Should {we} accept the offer {it}?'],
    [
      `\\b(?<who>i|we)(?: have|'ve| got| had)+ an(?:other)? (?:job |new )?offer (?<rest>(?:of|from|for|in|at) .+)`,
      'Should {we} accept the offer {it}?',
    ],
    [`\\b${WANTS} (?<who>me|us) to ${DEED}(?<rest>.+)`, 'Should {we} {it}?'],
    [
      `\\b(?:proposes|proposed|suggests|suggested) (?:that )?(?<who>i|we) (?:should |could )?(?<rest>.+)`,
      'Should {we} {it}?',
    ],
    // "is asking if I extend"
    [
      `\\bask(?:s|ed|ing)? (?:me |us )?(?:if|whether) (?<who>i|we) (?:can |could |will |would |want to |would like to )?${DEED}(?!(?:am|was|were|had|have|ever|feel|felt|think|still|did|do|saw)\\b)(?<rest>.+)`,
      'Should {we} {it}?',
    ],
    // "wants me out to Perth"
    [
      `\\b${WANTS} (?<who>me|us) (?<rest>(?:(?:out|back|over|home|down|up|there|round)\\b|to (?:the|an?|my|his|her|their) ).*)`,
      'Should {we} go {it}?',
    ],
    [`\\bask(?:s|ed|ing)? (?<who>me|us) for (?<rest>.+)`, 'Should {we} give {it}?'],
    [
      '\\b(?<rest>proposed)(?: to me)?(?= (?:last|on|yesterday|again|at|in|today|this)\\b|[.,!]|$)',
      'Should I say yes?',
    ],
    // one who has to decide puts it before themselves
    [`\\bthinking (?:of|about) (?<rest>\\w{2,}ing\\b.+)`, 'Is {it} right for me?'],
  ] as const
).map(([pattern, question]) => [new RegExp(pattern, 'i'), question])
