/** What joins the two, by what is asked about: the strongest contacts of certain families. */
import { placeInRing } from '../circle/place-in-ring.ts'
import type { RingFactor } from '../circle/place-in-ring.ts'
import type { Family, Tone } from '../circle/ring-rules.ts'
import { elementAt } from '../must.ts'
import { claimOf } from '../readings/circle/factor-claim.ts'
import { pairStatement } from '../readings/circle/pair-statement.ts'
import { firstOf } from '../readings/pair/pair-points.ts'
import { factOf } from './teller.ts'
import type { Teller, TwoLine } from './teller.ts'

export type Leaning = 'connects' | 'rubs' | 'both' | 'quiet'

export function factorsOf({ context }: Teller): RingFactor[] {
  const { own, theirs } = context
  return theirs ? placeInRing(own, theirs).factors.filter(({ points }) => points.from > 0) : []
}

/** Points below which nothing much pulls either way, and how many times as much one side has to weigh. */
const QUIET = 6
const CLEARLY = 1.6

export function leaningOf(factors: readonly RingFactor[]): Leaning {
  const sum = (tone: Tone) =>
    factors.reduce((total, { rules, points }) => total + (rules[0]?.tone === tone ? points.from : 0), 0)
  const [connects, rubs] = [sum('connects'), sum('rubs')]
  if (connects + rubs < QUIET) return 'quiet'
  if (connects > rubs * CLEARLY) return 'connects'
  return rubs > connects * CLEARLY ? 'rubs' : 'both'
}

export interface ContactWish {
  tone: Tone
  /** those named first come first; any other after them, unless `only` */
  families: readonly Family[]
  reach?: 'only' | 'any'
  most: number
}

/** A sentence and the contact behind it; what was told in this thread is passed over. */
export function* contacts(
  teller: Teller,
  { tone, families, reach = 'any', most }: ContactWish,
): Iterable<TwoLine> {
  const place = ({ family }: { family: Family }) => {
    const at = families.indexOf(family)
    return at < 0 ? families.length : at
  }
  const open = factorsOf(teller)
    .map((factor) => ({ factor, rule: elementAt(factor.rules, 0) }))
    .filter(({ rule }) => rule.tone === tone && (reach === 'any' || families.includes(rule.family)))
    .toSorted((one, other) => place(one.rule) - place(other.rule))
  let count = 0
  for (const { factor, rule } of open) {
    if (count === most) return
    const claim = { ...claimOf(factor), oneIn: null }
    const statement = pairStatement(claim)
    if (teller.wasSaid(plainOf(teller.named(statement)))) continue
    const ofCouple = `pair.${rule.name}.couple`
    const keys =
      teller.context.bond === 'couple' ? [ofCouple, `pair.${rule.name}.of`] : [`pair.${rule.name}.of`]
    const text = teller.firstLore(keys, firstOf(factor, rule))
    if (text === null) continue
    count += 1
    const fact = factOf(claim, statement)
    yield* teller.say(text, [fact])
    yield* teller.say(plainOf(teller.named(statement)), [fact])
  }
}

/** Without the degrees, which stand under the answer. */
function plainOf(statement: string): string {
  return statement.replace(/, \d+\.\d° from exact/, '')
}
