/** What connects two people and what rubs: each contact that a rule speaks of, with its words. */
import type { AspectName, Point } from '@astrarium/sky'
import type { RingFactor } from '../../circle/place-in-ring.ts'
import { oneIn } from '../../circle/rarity.ts'
import type { OneIn } from '../../circle/rarity.ts'
import type { Family, RingRule, Tone } from '../../circle/ring-rules.ts'
import { elementAt } from '../../must.ts'
import type { RejectedSentence } from '../../types.ts'
import { checkPairText } from '../circle/check-pair-text.ts'
import { claimOf } from '../circle/factor-claim.ts'
import type { Charts, Owner } from '../../chart/owner.ts'
import { pairStatement } from '../circle/pair-statement.ts'
import type { Bond } from '../../circle/bond.ts'
import { filledIn } from './pair-lore.ts'
import type { PairLore } from './pair-lore.ts'

/** Whose points, seen from the one who reads. */
export type PairContact =
  | { kind: 'aspect'; own: Point; aspect: AspectName; theirs: Point }
  | { kind: 'overlay'; guest: Owner; point: Point; house: number }

export interface PairPoint {
  family: Family
  /** what it is about, in two to seven words */
  title: string
  text: string
  /** "Your Venus is trine their Sun, 0.9° from exact." */
  statement: string
  contact: PairContact
  /** how common it is; null where it was met in none */
  common: OneIn | null
}

interface Telling {
  charts: Charts
  bond: Bond
  /** what the other one is called */
  name: string
  lore: PairLore
  rejected: RejectedSentence[]
}

/** The strongest first; no rule comes twice, no family more than twice, and one house at most. */
export function pairPoints(
  factors: readonly RingFactor[],
  { tone, most }: { tone: Tone; most: number },
  telling: Telling,
): PairPoint[] {
  const chosen: PairPoint[] = []
  const rules = new Set<string>()
  const families = new Map<Family, number>()
  let hasHouse = false
  for (const factor of factors.filter(({ points }) => points.from > 0)) {
    const rule = elementAt(factor.rules, 0)
    const count = families.get(rule.family) ?? 0
    if (chosen.length === most) break
    if (rule.tone !== tone || rules.has(rule.name) || count === MOST_OF_A_FAMILY) continue
    const isHouse = factor.contact.kind === 'overlay'
    // one pair in six has such a house, and it counts whole: they would leave no room for what is rarer
    if (isHouse && hasHouse) continue
    const point = told(factor, rule, telling)
    if (!point) continue
    hasHouse ||= isHouse
    rules.add(rule.name)
    families.set(rule.family, count + 1)
    chosen.push(point)
  }
  return chosen
}

const MOST_OF_A_FAMILY = 2

function told(
  factor: RingFactor,
  rule: RingRule,
  { charts, bond, name, lore, rejected }: Telling,
): PairPoint | null {
  const claim = claimOf(factor)
  const ofCouple = `pair.${rule.name}.couple`
  const key = bond === 'couple' && lore.has(ofCouple) ? ofCouple : `pair.${rule.name}.of`
  const line = lore.line(key)
  const first = firstOf(factor, rule)
  // held against the charts without the name, which may be a word of the sky
  const text = filledIn(line, first)
  const title = lore.line(`pair.${rule.name}.title`)
  const why =
    checkPairText(pairStatement(claim), charts, [claim]) ?? checkPairText(`${title}. ${text}`, charts, [])
  if (why) {
    rejected.push({ sentence: text, why })
    return null
  }
  return {
    family: rule.family,
    title,
    text: filledIn(line, first, name),
    statement: pairStatement({ ...claim, oneIn: null }),
    contact: contactOf(factor),
    common: factor.rarity === null ? null : oneIn(factor.rarity),
  }
}

/** Whose point the rule names first; of a guest in a house, the guest. */
export function firstOf({ contact }: Pick<RingFactor, 'contact'>, { condition }: RingRule): Owner {
  if (contact.kind === 'overlay') return contact.guest === 'a' ? 'own' : 'theirs'
  if (condition.kind !== 'aspect') return 'own'
  const isAsNamed = condition.pairs.some(([one, other]) => one === contact.a && other === contact.b)
  return isAsNamed ? 'own' : 'theirs'
}

export function contactOf({ contact }: Pick<RingFactor, 'contact'>): PairContact {
  return contact.kind === 'overlay'
    ? {
        kind: 'overlay',
        guest: contact.guest === 'a' ? 'own' : 'theirs',
        point: contact.point,
        house: contact.house,
      }
    : { kind: 'aspect', own: contact.a, aspect: contact.name, theirs: contact.b }
}
