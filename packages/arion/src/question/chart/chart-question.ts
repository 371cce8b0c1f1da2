/**
 * Questions about the chart itself, by people who know a little astrology: which point, which house, which
 * list is meant.
 */
import type { MajorAspect } from '@astrarium/sky'
import { RARE, pointsIn, houseIn, signIn, nameIn } from './names-in.ts'
import { contactIn } from './contact.ts'
import { wholeChart } from './whole-chart.ts'
import { LEANS, leaning, activeHouse } from './active-house.ts'
import { asksForTheUnseen } from './asks-for-the-unseen.ts'
import { techniquesIn } from './techniques.ts'
import { MINE } from './chart-terms.ts'
import type { ChartQuestion } from './chart-terms.ts'

/** null when the question is none of these. `before`: what the turn before asked, for "and the eighth?". */
export function chartQuestionIn(typed: string, before: ChartQuestion | null = null): ChartQuestion | null {
  const text = typed.replace(/\b(what|who|where)s\b/g, '$1 is')
  if (
    /\b(his|her|hers|their|theirs)\b|\b(?!it's|what's|where's|who's|that's)[a-z]+'s (chart|sun|moon|venus|mars|mercury|ascendant|rising)\b/.test(
      text,
    )
  )
    return null
  const techniques = techniquesIn(text)
  if (techniques.length > 0) return { about: 'techniques', techniques }
  if (asksForTheUnseen(text)) return { about: 'techniques', techniques: [{ is: 'rarest' }] }
  if (before && LEANS.test(text) && text.split(' ').length <= 6) {
    const found = leaning(text, before)
    if (found) return found
  }
  const active = activeHouse(text)
  if (active) return active
  if (CROWDED.test(text) && OF_CROWD.test(text) && OWN_CROWD.test(text))
    return { about: 'patterns', pattern: 'stellium' }
  const contact = text.split(' ').length > LONGEST ? null : contactIn(text)
  if (contact) {
    const { points, mover } = contact
    return { about: 'aspects', points, angle: angleIn(text), ...(mover && { mover }) }
  }
  if (NOW.test(text) || text.split(' ').length > LONGEST) return null
  return wholeChart(text) ?? ofAspects(text) ?? ofPoint(text) ?? ofHouse(text) ?? ofSign(text)
}
/** "I have five planets in one sign, do you read that as a lump?" A crowd is read as one, at any length. */
const CROWDED =
  /\bstelli(?:ums?|a)\b|\b(?:three|four|five|six|seven|several|so many|all my|3|4|5|6|7) planets (?:all )?(?:in|sit in|stand in|piled in|stuck in) (?:one|the same|a single) (?:sign|house|place)\b/
const OWN_CROWD = /\b(?:my|i|i've|ive|me)\b|\bdo (?:you|u)\b/
const OF_CROWD =
  /\b(?:read|mean|means|good|bad|have|got|is it|does it|what|how|as one|separately)\b(?!.*\b(?:when|transit\w*|next (?:week|month|year))\b)/

/** What is longer asks of a life. */
const LONGEST = 18

/** A day or a sky of now: that is no question about the birth. */
const NOW =
  /\b(now|right now|currently|at the moment|at present|today|tonight|tomorrow|yesterday|this (week|month|year)|next (week|month|year)|transit\w*|transiting|when|coming|return|returns|progress\w*|until|leaves?|enters?|since)\b(?!.* i was born)(?<!when)|\bwhen (does|do|will|is|are|should|can|did)\b/

const ASPECTS = /\baspect(?:s|ed)?\b/
const ANGLES: readonly (readonly [MajorAspect, RegExp])[] = [
  [0, /\bconj(?:unct|oin|\b)|\b(?:on|upon|over|beside)\b/],
  [60, /\bsextil/],
  [90, /\bsquar/],
  [120, /\btrin/],
  [180, /\boppos/],
]

/** The one that is named; of several, and of none, any. */
function angleIn(text: string): MajorAspect | null {
  const named = ANGLES.filter(([, words]) => words.test(text))
  return named.length === 1 ? named[0]![0] : null
}

function ofAspects(text: string): ChartQuestion | null {
  if (!ASPECTS.test(text) || !MINE.test(text)) return null
  const points = pointsIn(text)
  return points.length < 2 ? { about: 'aspects', points, angle: null } : null
}

function ofPoint(text: string): ChartQuestion | null {
  const [point] = pointsIn(text)
  if (!point || !MINE.test(text)) return null
  const name = nameIn(text, point)
  const guess = houseIn(text) ?? signIn(text)
  const place = (asks: 'place' | 'house'): ChartQuestion => ({ about: 'point', point, asks, guess })
  if (/\b(what|which) houses?\b|\bhouse (is|placement)\b/.test(text)) return place('house')
  // "is my Sun in Leo", "do I have Mars in the tenth house"
  if (
    guess !== null &&
    /^(is|are|was|do|does|have|isn't|don't|so)\b/.test(text) &&
    !/\b(good|bad|lucky|why|mean)\b/.test(text)
  )
    return place('place')
  if (RARE.includes(point)) return place('place')
  if (
    new RegExp(
      `\\b(what|which) (zodiac |star )?(sign|degree)s?\\b|\\b(where|what degree) (is|was|are|does|do|did)\\b|\\b${name} (degree|position|placement)\\b|\\b(degree|position|placement) of (my )?`,
    ).test(text)
  )
    return place('place')
  const isNamed = new RegExp(
    `^(and |so )?((what|which) ((is|are|was) )?|tell me )?(my )?(natal )?${name}( sign)?( in my (birth |natal )?chart)?$`,
  ).test(text)
  return isNamed ? place('place') : null
}

function ofHouse(text: string): ChartQuestion | null {
  const house = houseIn(text)
  if (!house || !(MINE.test(text) || /\b(chart|tell me about|what|who)\b/.test(text))) return null
  if (/\b(should|will|would|could|can i|best|good|better)\b/.test(text)) return null
  if (/\b(rules?|ruler|lord|ruled|governs?)\b/.test(text)) return { about: 'house', house, asks: 'ruler' }
  if (/\b(what|which) sign\b|\bcusp\b|\bsign (is|on)\b/.test(text))
    return { about: 'house', house, asks: 'sign' }
  return { about: 'house', house, asks: 'planets' }
}

/** "What planets do I have in Scorpio?" */
function ofSign(text: string): ChartQuestion | null {
  const sign = signIn(text)
  if (
    !sign ||
    !/\b(planets?|placements?|what|anything|how many)\b.*\b(do i have|have i|i have|are|is) (\w+ )?in\b|\b(any|how many|which|what) (planets?|placements)\b/.test(
      text,
    )
  )
    return null
  return MINE.test(text) ? { about: 'sign', sign } : null
}
