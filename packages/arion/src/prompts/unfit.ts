/**
 * What Arion does not say, whoever speaks: no death, no diagnosis, no certain outcome, no other mind read,
 * and none of its banned words.
 */
const UNFIT: readonly [why: string, pattern: RegExp][] = [
  [
    'death',
    /\b(you|he|she|they|your (mother|father|partner|child|husband|wife|friend)) (will|may|might|could|is going to|are going to) die\b|\b(your|his|her|their) death\b|\bfatal\b|\blife expectancy\b/i,
  ],
  [
    'medicine',
    /\b(you (have|suffer from|are) (cancer|depress(ion|ed)|diabetes|adhd|bipolar|anaemi[ac]|pregnant)|diagnos\w+|stop taking|dosage|medication|antidepressants?|cure[sd]? (you|your))\b/i,
  ],
  [
    'law or money as certain',
    /\b(you will (win|lose) (the|your) (case|lawsuit|trial)|guaranteed?|invest in|buy (bitcoin|shares|stocks|crypto)|risk-free|certain profit|lottery)\b/i,
  ],
  [
    'a promised outcome',
    /\byou (will|'ll|are going to) (definitely |certainly |surely |soon )?(meet (the|your|a|someone|somebody)|marry|get (the|that|this|a) (job|raise|promotion|offer)|get married|get pregnant|have a (child|baby)|find (love|the one)|become rich|fall in love|be fired|lose your)\b/i,
  ],
  [
    'telling to part',
    /\b(leave|divorce|break up with|dump) (him|her|them|your (partner|husband|wife|boyfriend|girlfriend|marriage))\b/i,
  ],
  [
    'another mind',
    /\b(he|she|they|your (partner|husband|wife|boyfriend|girlfriend|ex|boss)) (secretly |really |truly )*(loves?|hates?|resents?|is cheating|is lying|is hiding|are cheating|are lying)\b/i,
  ],
  [
    'a banned word',
    /\b(universe|cosmic|vibrations?|manifest(s|ing|ation)?|karmic|karma|destined|destiny|soulmates?|the stars (say|align|want)|as an ai|language model|chatgpt|openai|anthropic|claude)\b/i,
  ],
  ['a mark of haste', /!/],
  ['the workings', /\b(system prompt|the facts? (list|above|below)|f\d+\b|reference id|json)\b/i],
]

/** Why a sentence is not fit to be said; null when it is. */
export function unfit(sentence: string): string | null {
  return UNFIT.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
}
