/** Two points of a chart that are named as touching: "Saturn on my Moon", "venus mars". */
import { SIGNS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { isPlanet, pointSpansIn } from './names-in.ts'
import type { PointSpan } from './names-in.ts'

export interface Contact {
  points: [ChartPoint, ChartPoint]
  /** the one that passes over the other in the sky; null where both are of the birth */
  mover: Planet | null
}

/** null where they are only listed, or one of them is somebody else's. `text` is plain and small. */
export function contactIn(text: string): Contact | null {
  if (wordsOf(text).some((word) => ELSEWHERE.has(word))) return null
  const named = pointSpansIn(text)
  const [first, second] = named
  if (named.length !== 2 || !first || !second) return null
  const joined = wordsOf(text.slice(first.to, second.from))
  if (!joined.every((word) => JOINS.has(word))) return null
  const before = wordsOf(text.slice(0, first.from))
  const isAlone = before.length === 0 && text.slice(second.to).trim() === ''
  const touches = joined.some((word) => TOUCHES.has(word)) || ASPECTS.some((word) => text.includes(word))
  if (!touches && !(isAlone && first.point !== second.point)) return null
  const isOwn = (words: readonly string[]) => words.at(-1) === 'my' || words.at(-2) === 'my'
  const mover = !isOwn(before) && isOwn(joined) && passes(first) ? first.point : null
  // of one and the same the sky's is meant
  if (first.point === second.point && mover === null) return null
  return { points: [first.point, second.point], mover }
}

/** One of the two is of somebody else: "his Saturn on my Moon". */
export function meetsTheirs(text: string): boolean {
  const [first, second, ...others] = pointSpansIn(text)
  if (!first || !second || others.length > 0) return false
  const joined = wordsOf(text.slice(first.to, second.from))
  const unknown = joined.filter((word) => !JOINS.has(word) && !THEIRS.has(word))
  const owners = [wordsOf(text.slice(0, first.from)).at(-1), joined.at(-1)]
  return (
    unknown.length <= LONGEST_NAME && !joined.includes('or') && owners.some((word) => THEIRS.has(word ?? ''))
  )
}

/** "My husband's": a word and its s. */
const LONGEST_NAME = 1
const THEIRS = new Set(['his', 'her', 'their', 's'])

/** What is slow enough to stand over a point for days. */
const MOVERS: readonly ChartPoint[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

function passes(one: PointSpan): one is PointSpan & { point: Planet } {
  return isPlanet(one.point) && MOVERS.includes(one.point)
}

function wordsOf(text: string): string[] {
  return text.split(/[ '-]+/).filter(Boolean)
}

/** Between two that touch stands one of these. */
const TOUCHES = new Set(
  'on onto upon over beside off hit hits hitting touch touches touching cross crosses crossing reach reaches reaching transit transits transiting conjunct conjoins conj square squares squaring trine trines trining sextile sextiles oppose opposes opposite opposition conjunction joins joined meets meeting'.split(
    ' ',
  ),
)
/** What may stand between them besides. */
const JOINS = new Set([
  ...TOUCHES,
  ...SIGNS.map((sign) => sign.toLowerCase()),
  ...'is are was s has been be and to with by from of in at the a an my natal own birth now right exactly standing stands stand sitting sits sit goes going gets get near next aspect aspects that both'.split(
    ' ',
  ),
])
const ASPECTS = [
  'aspect',
  'square',
  'trine',
  'sextile',
  'opposi',
  'conjunct',
  'degrees between',
  'each other',
]
/** An event of the sky, a second chart, or the words themselves are asked about. */
const ELSEWHERE = new Set(
  'full new progressed solar lunar return synastry composite his her hers their theirs difference midpoint antiscion'.split(
    ' ',
  ),
)
