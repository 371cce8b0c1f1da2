/** What two people are to each other, as far as it decides what may be said to them. */
import type { RelationshipTag } from '@astrarium/contracts'

export type Bond = 'couple' | 'family' | 'friends' | 'work' | 'past' | 'others'

const BONDS: Record<RelationshipTag, Bond> = {
  partner: 'couple',
  spouse: 'couple',
  friend: 'friends',
  best_friend: 'friends',
  family: 'family',
  sibling: 'family',
  parent: 'family',
  child: 'family',
  colleague: 'work',
  boss: 'work',
  mentor: 'work',
  teacher: 'work',
  ex: 'past',
  acquaintance: 'others',
  other: 'others',
}

export function bondOf(tag: RelationshipTag): Bond {
  return BONDS[tag]
}
