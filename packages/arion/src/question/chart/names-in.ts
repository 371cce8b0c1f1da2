/** Points, houses and signs that a question names. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { ORDINALS, NUMBERS, numberOf } from '../../language/numbers.ts'

const NAMES: readonly (readonly [ChartPoint, RegExp])[] = [
  ['mean_lilith', /\b((black )?moon lilith|lilith)\b/],
  ['south_node', /\b(south( lunar)? node|descending node|dragon'?s? tail|ketu)\b/],
  [
    'true_node',
    /\b((north|true|mean|ascending)( lunar)? node|(lunar|moon'?s?) nodes?|nodes?|dragon'?s? head|rahu)\b/,
  ],
  ['chiron', /\bchiron\b/],
  ['asc', /\b(a[sc]{1,3}[ae]n?d[ae]?n[dt]s?|ascending sign|asc|rising( sign)?)\b/],
  ['mc', /\b(midheaven|mc|medium coeli)\b/],
  ['desc', /\b(descendant|descendent|dsc)\b/],
  ['ic', /\b(imum coeli|ic|lower midheaven)\b/],
  ...PLANETS.map((body) => [body, new RegExp(`\\b${body}\\b`)] as const),
]

/** Points that are only ever spoken of as points of a chart. */
export const RARE: readonly ChartPoint[] = ['mean_lilith', 'south_node', 'true_node', 'chiron', 'desc', 'ic']

export interface PointSpan {
  point: ChartPoint
  from: number
  to: number
}

/** In the order of the words, each once. */
export function pointsIn(text: string): ChartPoint[] {
  return [...new Set(pointSpansIn(text).map(({ point }) => point))]
}

/** Every mention, in the order of the words. */
export function pointSpansIn(text: string): PointSpan[] {
  let rest = text
  const found: PointSpan[] = []
  for (const [point, words] of NAMES) {
    for (let match = words.exec(rest); match; match = words.exec(rest)) {
      const [from, to] = [match.index, match.index + match[0].length]
      found.push({ point, from, to })
      rest = rest.slice(0, from) + '·'.repeat(match[0].length) + rest.slice(to)
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

export const NTH = `(?:${ORDINALS.join('|')}|(?:1[0-2]|[1-9])(?:st|nd|rd|th)?)`

const HOUSE = new RegExp(
  `\\b(${NTH})[ -]houses?\\b|\\bhouse (?:number )?(1[0-2]|[1-9]|${NUMBERS.join('|')})\\b`,
)

export function houseIn(text: string, pattern: RegExp = HOUSE): number | null {
  const match = pattern.exec(text)
  const word = match?.[1] ?? match?.[2]
  return word ? numberOf(word) : null
}

export function signIn(text: string): Sign | null {
  return SIGNS.find((sign) => new RegExp(`\\b${sign.toLowerCase()}\\b`).test(text)) ?? null
}

export function nameIn(text: string, point: ChartPoint): string {
  return NAMES.find(([name]) => name === point)![1].exec(text)![0]
}

export function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
