/** The rules of `ring-rules.txt`, read once when the module loads. */
import { readFileSync } from 'node:fs'
import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { MAJOR_ASPECTS, POINTS } from '@astrarium/sky'
import type { MajorAspect, Point } from '@astrarium/sky'
import { must } from '../must.ts'

export const FAMILIES = ['home', 'warmth', 'work', 'talk', 'drive', 'time', 'depth'] as const
/** What of two people a rule speaks of. */
export type Family = (typeof FAMILIES)[number]
export type Tone = 'connects' | 'rubs'

/** What there has to be between two charts. */
export type Condition =
  | { kind: 'aspect'; pairs: readonly (readonly [Point, Point])[]; aspects: readonly MajorAspect[] }
  | { kind: 'overlay'; points: readonly Point[]; houses: readonly number[] }
  | { kind: 'quiet' }

export interface RingRule {
  name: string
  ring: Ring
  /** most that it gives for one contact */
  points: number
  family: Family
  tone: Tone
  condition: Condition
  /** whom it comes from, see the head of the file */
  after: string
  /** one sentence */
  why: string
}

/** Throws with the number of the line where one is no rule. */
export function parseRingRules(text: string): RingRule[] {
  let ring: Ring | undefined
  return text.split('\n').flatMap((line, index): RingRule[] => {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1]
    if (heading) ring = RINGS.find((one) => one === heading)
    if (heading || line === '' || line.startsWith('#')) return []
    const rule = ring && ruleOf(line, ring)
    if (!rule) throw new Error(`ring-rules.txt:${index + 1} is no rule: ${line}`)
    return [rule]
  })
}

function ruleOf(line: string, ring: Ring): RingRule | null {
  const found =
    /^(?<name>[a-z-]+): (?<points>\d+) (?<family>\w+) (?<tone>connects|rubs) \| (?<when>[^|]+) \| (?<after>[^|]+) \| (?<why>[A-Z][^|]+\.)$/.exec(
      line,
    )?.groups
  const family = FAMILIES.find((one) => one === found?.['family'])
  const condition = conditionOf(found?.['when'] ?? '')
  if (!found || !family || !condition) return null
  return {
    name: must(found['name'], 'name'),
    ring,
    points: Number(found['points']),
    family,
    tone: found['tone'] === 'rubs' ? 'rubs' : 'connects',
    condition,
    after: must(found['after'], 'source'),
    why: must(found['why'], 'reason'),
  }
}

function conditionOf(words: string): Condition | null {
  if (words === 'quiet') return { kind: 'quiet' }
  const aspect = /^([a-z_,]+)\/([a-z_,]+)((?: \d+)+)$/.exec(words)
  if (aspect) {
    const [ones, others] = [pointsIn(aspect[1]), pointsIn(aspect[2])]
    const aspects = numbersIn(aspect[3]).map((angle) => MAJOR_ASPECTS.find((one) => one === angle))
    if (!ones || !others || aspects.includes(undefined)) return null
    return {
      kind: 'aspect',
      pairs: ones.flatMap((one) => others.map((other) => [one, other] as const)),
      aspects: aspects.filter((one) => one !== undefined),
    }
  }
  const overlay = /^([a-z_,]+) in((?: \d+)+)$/.exec(words)
  const points = overlay && pointsIn(overlay[1])
  return points && { kind: 'overlay', points, houses: numbersIn(overlay[2]) }
}

function pointsIn(words = ''): Point[] | null {
  const points = words.split(',').map((word) => POINTS.find((point) => point === word))
  return points.includes(undefined) ? null : points.filter((point) => point !== undefined)
}

function numbersIn(words = ''): number[] {
  return words.trim().split(' ').map(Number)
}

export const RING_RULES = parseRingRules(readFileSync(new URL('./ring-rules.txt', import.meta.url), 'utf8'))
