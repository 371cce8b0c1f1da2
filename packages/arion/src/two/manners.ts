/** How each of the two goes about a matter, and how the two ways meet: by the sign of one body in both. */
import { ELEMENTS, elementOf } from '@astrarium/sky'
import type { Planet, Sign } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import type { PairClaim } from '../readings/circle/pair-claim.ts'
import type { Owner } from '../chart/owner.ts'
import { pairStatement } from '../readings/circle/pair-statement.ts'
import { factOf } from './teller.ts'
import type { Teller, TwoLine } from './teller.ts'

export type Mannered = Extract<Planet, 'sun' | 'moon' | 'mercury' | 'venus' | 'mars'>

/** One sentence on how the two ways meet, and what it rests on. `matter`: words of its own for money. */
export function* meeting(teller: Teller, body: Mannered, matter: string = body): Iterable<TwoLine> {
  const [own, theirs] = (['own', 'theirs'] as const).map((whose) => signOf(teller, whose, body))
  if (!own || !theirs) return
  const [ours, others] = [elementOf(own), elementOf(theirs)]
  const isFirst = ELEMENTS.indexOf(ours) <= ELEMENTS.indexOf(others)
  const key = isFirst ? `two.${matter}.${ours}-${others}` : `two.${matter}.${others}-${ours}`
  const text = teller.lore(key, isFirst ? 'own' : 'theirs')
  if (text === null) return
  const claim: PairClaim = { kind: 'pair_signs', point: body, own, theirs, element: null }
  teller.placed.add(`own ${body}`).add(`theirs ${body}`)
  yield* teller.say(text, [factOf(claim, pairStatement(claim))])
  yield* teller.say(teller.named(pairStatement(claim)), [factOf(claim, pairStatement(claim))])
}

/** How the one of the two goes about it. */
export function* manner(teller: Teller, whose: Owner, body: Mannered): Iterable<TwoLine> {
  const sign = signOf(teller, whose, body)
  if (!sign) return
  const text = teller.lore(`two.${body}@${sign}`, whose)
  if (text === null) return
  const claim: PairClaim = { kind: 'pair_place', of: { whose, point: body }, sign }
  const statement = teller.named(pairStatement(claim))
  const fact = factOf(claim, pairStatement(claim))
  if (!teller.placed.has(`${whose} ${body}`)) yield* teller.say(statement, [fact])
  teller.placed.add(`${whose} ${body}`)
  yield* teller.say(text, [fact])
}

function signOf({ context }: Teller, whose: Owner, body: Mannered): Sign | null {
  const chart = context[whose]
  return chart && sureSign(chart, body)
}
