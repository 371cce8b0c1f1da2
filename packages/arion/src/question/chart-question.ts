/**
 * Questions about the chart itself, by people who know a little astrology: which point, which house, which
 * list is meant.
 */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { Group, PatternKind } from '../claims/chart-claim.ts'
import type { Theme } from './themes.ts'
import { themeOf } from './topic-words.ts'
import { ORDINALS, NUMBERS, numberOf } from '../language/numbers.ts'

export type ChartQuestion =
  /** `guess`: the sign or house that the question names itself */
  | { about: 'point'; point: ChartPoint; asks: 'place' | 'house' | 'motion'; guess: Sign | number | null }
  | { about: 'house'; house: number; asks: 'planets' | 'ruler' | 'sign' }
  | { about: 'sign'; sign: Sign }
  /** where the slow planets pass now: in one house, or in those of a theme, or anywhere */
  | { about: 'active'; house: number | null; theme: Theme | null }
  | { about: 'retrogrades' | 'chart_ruler' | 'strongest' | 'big_three' | 'birth_phase' }
  /** of none: all of the chart; of one; between two */
  | { about: 'aspects'; points: ChartPoint[]; angle: MajorAspect | null }
  | { about: 'balance'; family: 'elements' | 'modalities'; groups: Group[] }
  | { about: 'patterns'; pattern: PatternKind | null }
  | { about: 'dignity'; point: Planet | null }

/** null when the question is none of these. `before`: what the turn before asked, for "and the eighth?". */
export function chartQuestionIn(typed: string, before: ChartQuestion | null = null): ChartQuestion | null {
  const text = typed.replace(/\b(what|who|where)s\b/g, '$1 is')
  if (
    /\b(his|her|hers|their|theirs)\b|\b(?!it's|what's|where's|who's|that's)[a-z]+'s (chart|sun|moon|venus|mars|mercury|ascendant|rising)\b/.test(
      text,
    )
  )
    return null
  if (before && LEANS.test(text) && text.split(' ').length <= 6) {
    const found = leaning(text, before)
    if (found) return found
  }
  const active = activeHouse(text)
  if (active) return active
  if (NOW.test(text) || text.split(' ').length > 18) return null
  return wholeChart(text) ?? ofAspects(text) ?? ofPoint(text) ?? ofHouse(text) ?? ofSign(text)
}

/** Where in the themes a house belongs. */
export const HOUSE_THEMES: readonly Theme[] = [
  'self',
  'money',
  'talk',
  'home',
  'love',
  'tired',
  'love',
  'money',
  'move',
  'work',
  'friends',
  'spirit',
]

const LEANS = /^(and|what about|how about|ok and|but what about|then|or)\b|^(my|the) [a-z0-9 ]+$/
/** A day or a sky of now: that is no question about the birth. */
const NOW =
  /\b(now|right now|currently|at the moment|at present|today|tonight|tomorrow|yesterday|this (week|month|year)|next (week|month|year)|transit\w*|transiting|when|coming|return|returns|progress\w*|until|leaves?|enters?|since)\b(?!.* i was born)(?<!when)|\bwhen (does|do|will|is|are|should|can|did)\b/
const MINE = /\b(my|mine|i|me|i'm|natal|birth)\b/

const NAMES: readonly (readonly [ChartPoint, RegExp])[] = [
  ['mean_lilith', /\b((black )?moon lilith|lilith)\b/],
  ['south_node', /\b(south( lunar)? node|descending node|dragon'?s? tail|ketu)\b/],
  [
    'true_node',
    /\b((north|true|mean|ascending)( lunar)? node|(lunar|moon'?s?) nodes?|nodes?|dragon'?s? head|rahu)\b/,
  ],
  ['chiron', /\bchiron\b/],
  ['asc', /\b(ascendant|asc|rising( sign)?)\b/],
  ['mc', /\b(midheaven|mc|medium coeli)\b/],
  ['desc', /\b(descendant|descendent|dsc)\b/],
  ['ic', /\b(imum coeli|ic|lower midheaven)\b/],
  ...PLANETS.map((body) => [body, new RegExp(`\\b${body}\\b`)] as const),
]
/** Points that are only ever spoken of as points of a chart. */
const RARE: readonly ChartPoint[] = ['mean_lilith', 'south_node', 'true_node', 'chiron', 'desc', 'ic']

/** In the order of the words. */
function pointsIn(text: string): ChartPoint[] {
  let rest = text
  const found: { point: ChartPoint; at: number }[] = []
  for (const [point, words] of NAMES) {
    const match = words.exec(rest)
    if (!match) continue
    found.push({ point, at: match.index })
    rest =
      rest.slice(0, match.index) + '·'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return found.sort((a, b) => a.at - b.at).map(({ point }) => point)
}

const NTH = `(?:${ORDINALS.join('|')}|(?:1[0-2]|[1-9])(?:st|nd|rd|th)?)`
const HOUSE = new RegExp(
  `\\b(${NTH})[ -]houses?\\b|\\bhouse (?:number )?(1[0-2]|[1-9]|${NUMBERS.join('|')})\\b`,
)

function houseIn(text: string, pattern: RegExp = HOUSE): number | null {
  const match = pattern.exec(text)
  const word = match?.[1] ?? match?.[2]
  return word ? numberOf(word) : null
}

function signIn(text: string): Sign | null {
  return SIGNS.find((sign) => new RegExp(`\\b${sign.toLowerCase()}\\b`).test(text)) ?? null
}

/** "and my Moon?", "what about the eighth?" */
function leaning(text: string, before: ChartQuestion): ChartQuestion | null {
  const house = houseIn(text) ?? houseIn(text, new RegExp(`\\b(?:the|my) (${NTH})$`))
  if (house && before.about === 'active') return { ...before, house, theme: null }
  if (house) return { about: 'house', house, asks: before.about === 'house' ? before.asks : 'planets' }
  const [point] = pointsIn(text)
  if (point) {
    if (before.about === 'aspects' && before.points.length === 1) return { ...before, points: [point] }
    if (before.about === 'dignity' && isPlanet(point)) return { about: 'dignity', point }
    return {
      about: 'point',
      point,
      asks: before.about === 'point' ? before.asks : 'place',
      guess: signIn(text),
    }
  }
  const groups = groupsIn(text)
  if (groups.length > 0 && before.about === 'balance')
    return { about: 'balance', family: familyOf(groups), groups }
  const sign = signIn(text)
  if (sign && before.about === 'sign') return { about: 'sign', sign }
  const theme = themeOf(text)
  return before.about === 'active' && theme ? { about: 'active', house: null, theme } : null
}

function activeHouse(text: string): ChartQuestion | null {
  const house = houseIn(text)
  if (
    house &&
    MINE.test(text) &&
    /\b(transiting|passing|moving through|going through|active|activated|happening|crossing)\b/.test(text) &&
    !/\bwhen\b/.test(text)
  )
    return { about: 'active', house, theme: null }
  if (
    !/\bhouses?\b.*\b(active|activated|busy|busiest|lit|highlighted|emphasi[sz]ed|triggered|in focus|(being )?transited)\b/.test(
      text,
    )
  )
    return null
  if (!/\b(which|what|my|are|is)\b/.test(text)) return null
  return { about: 'active', house: null, theme: themeOf(text.replace(/\bhouses?\b/g, ' ')) }
}

const PATTERNS: readonly (readonly [PatternKind, RegExp])[] = [
  ['stellium', /\bstelliums?\b|\bstellia\b/],
  ['t_square', /\bt[ -]?squares?\b/],
  ['grand_trine', /\bgrand trines?\b/],
  ['yod', /\b(yods?|finger of (god|fate))\b/],
]

function wholeChart(text: string): ChartQuestion | null {
  if (/\bbig (three|3)\b|\b(sun (and )?moon (and )?(rising|ascendant)|sun sign moon sign)\b/.test(text))
    return { about: 'big_three' }
  const points = pointsIn(text)
  const [point] = points
  if (
    /\bretrogrades?\b/.test(text) &&
    /\b(my|i have|have i|do i|i was born|was i born|i got|birth|natal|born)\b/.test(text)
  )
    return point && points.length === 1
      ? { about: 'point', point, asks: 'motion', guess: null }
      : { about: 'retrogrades' }
  const pattern = PATTERNS.find(([, words]) => words.test(text))
  if (pattern || /\b(chart|aspect) (patterns?|configurations?)\b|\bgrand cross\b/.test(text))
    return { about: 'patterns', pattern: pattern?.[0] ?? null }
  if (!MINE.test(text)) return null
  if (
    /\b(moon phase|phase of the moon|lunar phase|(full|new|waxing|waning|crescent|half) moon|moon)\b.*\b(was i born|i was born|at (my )?birth)\b|\bborn (on|under|at|during|in|with) (a |an |the )?(full|new|waxing|waning|crescent|half|balsamic)\b|\bmy (birth|natal) (moon|lunar) phase\b|\bmy (moon|lunar) phase\b/.test(
      text,
    ) &&
    !/\b(sign|house|degree)\b/.test(text)
  )
    return { about: 'birth_phase' }
  if (
    /\b(chart ruler|ruling planet|ruler of my (birth |natal )?chart|lord of my chart)\b|\brules (me|my (birth |natal )?chart)\b/.test(
      text,
    )
  )
    return { about: 'chart_ruler' }
  if (
    /\b(strongest|dominant|most (important|powerful|dominant|prominent)) planets?\b|\bplanets? (is|are) (the )?(my )?(strongest|dominant|most \w+)\b/.test(
      text,
    )
  )
    return { about: 'strongest' }
  if (
    /\b(dignity|dignities|dignified|exalted|exaltation|detriment|domicile|debilitated|essential dignit\w+)\b|\bin (its |their )?fall( in my chart)?$/.test(
      text,
    )
  )
    return { about: 'dignity', point: point && isPlanet(point) ? point : null }
  const groups = groupsIn(text)
  if (
    /\b(what|which) (elements?|modality|modalities|quality|qualities) (am|do|is|are|dominates?|prevails?|rules?)\b|\bmy ((main|dominant|strongest|weakest|missing) )?(elements?|modality|modalities)\b|\b(element\w*|modality) (balance|distribution|breakdown)\b|\bbalance of (the )?(elements|modalities)\b/.test(
      text,
    ) ||
    (groups.length > 0 && /\bam i\b|\b(do i have|have i got|i lack|i have|in my chart|my chart)\b/.test(text))
  )
    return {
      about: 'balance',
      family:
        groups.length > 0 ? familyOf(groups) : /\bmodalit|\bqualit/.test(text) ? 'modalities' : 'elements',
      groups,
    }
  return null
}

const ANGLE_WORDS =
  /\b(aspects?|aspected|aspecting|conjunct\w*|squares?|squaring|trines?|trining|sextiles?|oppos\w+)\b/

const ANGLES: readonly (readonly [MajorAspect, RegExp])[] = [
  [0, /\bconjunct/],
  [60, /\bsextil/],
  [90, /\bsquar/],
  [120, /\btrin/],
  [180, /\boppos/],
]

function ofAspects(text: string): ChartQuestion | null {
  if (!ANGLE_WORDS.test(text) || !MINE.test(text)) return null
  const points = pointsIn(text)
  if (points.length >= 2) {
    // "what does Saturn square my Moon mean" speaks of the sky; "my Sun square Saturn" and "do I have …" of
    // the chart
    const isNatal =
      /\b(in my (birth |natal )?chart|do i have|i have|natal|birth|aspects? between)\b/.test(text) ||
      new RegExp(`\\bmy (natal )?${nameIn(text, points[0]!)}`).test(text)
    const angle = ANGLES.find(([, words]) => words.test(text))?.[0] ?? null
    return isNatal ? { about: 'aspects', points: points.slice(0, 2), angle } : null
  }
  return /\baspect(s|ed)?\b/.test(text) ? { about: 'aspects', points, angle: null } : null
}

function nameIn(text: string, point: ChartPoint): string {
  return NAMES.find(([name]) => name === point)![1].exec(text)![0]
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

function groupsIn(text: string): Group[] {
  return [...new Set(text.match(/\b(fire|earth|air|water|cardinal|fixed|mutable)\b/g) as Group[] | null)]
}
function familyOf([group]: readonly Group[]): 'elements' | 'modalities' {
  return group !== undefined && /cardinal|fixed|mutable/.test(group) ? 'modalities' : 'elements'
}
function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
