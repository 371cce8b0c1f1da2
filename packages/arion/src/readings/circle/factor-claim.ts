/** What is asserted of a contact that counts between two people. */
import type { RingFactor } from '../../circle/place-in-ring.ts'
import { oneIn } from '../../circle/rarity.ts'
import type { PairClaim } from './pair-claim.ts'
import { houseCalled } from './pair-statement.ts'

export type FactorClaim = Extract<PairClaim, { kind: 'pair_aspect' | 'pair_overlay' }>

export function claimOf({ contact, rarity }: Pick<RingFactor, 'contact' | 'rarity'>): FactorClaim {
  const common = rarity === null ? null : oneIn(rarity)
  if (contact.kind === 'overlay') {
    const { guest, point, house } = contact
    return {
      kind: 'pair_overlay',
      guest: { whose: guest === 'a' ? 'own' : 'theirs', point },
      host: guest === 'a' ? 'theirs' : 'own',
      house,
      called: houseCalled(house),
      oneIn: common,
    }
  }
  const { a, b, aspect, orb, range } = contact
  return {
    kind: 'pair_aspect',
    a: { whose: 'own', point: a },
    b: { whose: 'theirs', point: b },
    aspect,
    orb: range ? null : Math.round(orb * 10) / 10,
    isAnyHour: range !== undefined,
    oneIn: common,
  }
}
