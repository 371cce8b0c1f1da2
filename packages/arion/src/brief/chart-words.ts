/**
 * How a claim about a chart is worded, once for the answer, the chip under it and an outside voice;
 * `find-chart-claims.ts` reads the same.
 */
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim, PatternKind } from '../claims/chart-claim.ts'
import { isTechniqueClaim } from '../claims/technique-claim.ts'
import { techniqueClause } from './techniques/technique-words.ts'
import { pointName } from '../language/statements.ts'
import { NUMBERS, ordinal } from '../language/numbers.ts'

export const COUNTS = ['none', ...NUMBERS] as const
export const PATTERN_NAMES: Record<PatternKind, string> = {
  stellium: 'stellium',
  t_square: 'T-square',
  grand_trine: 'grand trine',
  yod: 'yod',
}
/** How many are counted, in words. */
export const COUNTED: Record<number, string> = {
  12: 'ten planets and the two angles',
  11: 'ten planets and the one sure angle',
  10: 'ten planets',
  9: 'nine planets whose sign is sure',
  8: 'eight planets whose sign is sure',
  7: 'seven planets whose sign is sure',
}
export const STANDING_WORDS = {
  domicile: 'is in its own sign',
  exaltation: 'is exalted',
  'domicile exaltation': 'is in its own sign and exalted',
  detriment: 'is in detriment',
  fall: 'is in its fall',
  'detriment fall': 'is in detriment and in its fall',
  '': 'has neither dignity nor debility',
} as const
export const RANKS = ['closest', 'second closest', 'third closest'] as const

/** A clause with a verb; `degree` and `closest` stand inside sentences of others and are not worded here. */
export function chartClause(
  claim: Exclude<ChartClaim, { kind: 'degree' | 'closest' }>,
  houseName = houseWords,
): string {
  if (isTechniqueClaim(claim)) return techniqueClause(claim)
  switch (claim.kind) {
    case 'degree_range': {
      const { from, to } = claim
      return `your ${pointName(claim.point)} stood between ${from.degree}°${from.sign === to.sign ? '' : ` ${from.sign}`} and ${to.degree}° ${to.sign}`
    }
    case 'natal_motion':
      return `your ${pointName(claim.point)} was ${claim.isRetrograde ? '' : 'not '}retrograde when you were born`
    case 'retrogrades': {
      const { length } = claim.points
      if (length === 0) return 'none of your planets was retrograde when you were born'
      const words = `${COUNTS[length]} of your planets ${length === 1 ? 'was' : 'were'} retrograde when you were born`
      return `${words}: ${listed(claim.points.map(articled))}`
    }
    case 'house_holds': {
      const held = claim.points.length === 0 ? 'no planet' : listed(claim.points.map(articled))
      return `${closed(houseName(claim.house))} holds ${held}`
    }
    case 'sign_holds':
      return `${claim.sign} holds ${claim.points.length === 0 ? 'no planet' : listed(claim.points.map(articled))} in your chart`
    case 'cusp':
      return `${closed(houseName(claim.house))} begins in ${claim.sign}`
    case 'tally': {
      const parts = Object.entries(claim.counts)
        .sort(([, a], [, b]) => b - a)
        .map(
          ([group, count], index) =>
            `${COUNTS[count]}${index > 0 ? '' : count === 1 ? ' stands' : ' stand'} in ${group}${/fire|earth|air|water/.test(group) ? '' : ' signs'}`,
        )
      return `of your ${COUNTED[claim.of]}, ${listed(parts)}`
    }
    case 'mostly':
      return `mostly ${claim.groups.join(' and ')}`
    case 'more':
      return claim.isEqual
        ? `as much ${claim.group} as ${claim.than}`
        : `more ${claim.group} than ${claim.than}`
    case 'pattern': {
      const { apex, within } = claim
      const tail = apex
        ? ` with ${articled(apex)} at its point`
        : within === null
          ? ''
          : typeof within === 'number'
            ? ` in ${houseName(within)}`
            : ` in ${within}`
      return `your ${listed(claim.points.map(pointName))} form a ${PATTERN_NAMES[claim.pattern]}${tail}`
    }
    case 'no_pattern':
      return `there is no ${claim.patterns.map((pattern) => PATTERN_NAMES[pattern]).join(' or ')} in your chart${claim.isSureOnly ? ' that I can be sure of' : ''}`
    case 'birth_phase': {
      const ahead = claim.ahead === null ? '' : `, with the Moon ${claim.ahead}° ahead of the Sun`
      return `you were born in the ${claim.phases.join(' or the ')} phase of the Moon${ahead}`
    }
    case 'standing':
      return `your ${pointName(claim.point)} ${STANDING_WORDS[claim.standings.join(' ') as keyof typeof STANDING_WORDS]} in ${claim.sign}`
    case 'no_aspect':
      return `your ${pointName(claim.a)} and ${pointName(claim.b)} make no major aspect`
    case 'strongest':
      return `the strongest planet in your chart is ${articled(claim.point)}`
    case 'no_passage':
      return `none of the slow planets is now in ${houseName(claim.house)}`
  }
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function houseWords(house: number): string {
  return `your ${ordinal(house)} house`
}
/** "your seventh house, the house of partnership," */
function closed(name: string): string {
  return name.includes(',') ? `${name},` : name
}
/** "the Sun", "the Midheaven", "Venus" */
export function articled(point: ChartPoint): string {
  return /^(sun|moon|asc|mc|desc|ic|true_node|south_node)$/.test(point)
    ? `the ${pointName(point)}`
    : pointName(point)
}
