import type { RelationshipTag, Ring } from '@astrarium/contracts'
import type { RingReading } from './sealed.ts'

/** Where somebody stands of whom no two charts speak: what the relationship is by itself, and no verdict. */
const RINGS: Record<RelationshipTag, Ring> = {
  partner: 'soul_anchor',
  spouse: 'soul_anchor',
  best_friend: 'emotional_resonator',
  friend: 'emotional_resonator',
  family: 'emotional_resonator',
  sibling: 'emotional_resonator',
  parent: 'emotional_resonator',
  child: 'emotional_resonator',
  colleague: 'purpose_partner',
  boss: 'purpose_partner',
  mentor: 'growth_catalyst',
  teacher: 'growth_catalyst',
  ex: 'light_connector',
  acquaintance: 'light_connector',
  other: 'light_connector',
}

export function ringByRelationship(tag: RelationshipTag): RingReading {
  return { ring: RINGS[tag], source: 'relationship', summary: null, astrologicalFactors: [] }
}
