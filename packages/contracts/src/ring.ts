import { z } from 'zod'

/** How somebody stands to a person, from the innermost ring of the Circle to the outermost. */
export const RINGS = [
  'soul_anchor',
  'emotional_resonator',
  'purpose_partner',
  'light_connector',
  'growth_catalyst',
  'sacred_challenger',
  'intensity_partner',
] as const
export const Ring = z.enum(RINGS)
export type Ring = z.infer<typeof Ring>

/** What somebody is to a person, in the person's own choice. */
export const RELATIONSHIP_TAGS = [
  'partner',
  'spouse',
  'friend',
  'best_friend',
  'family',
  'sibling',
  'parent',
  'child',
  'colleague',
  'boss',
  'mentor',
  'teacher',
  'ex',
  'acquaintance',
  'other',
] as const
export const RelationshipTag = z.enum(RELATIONSHIP_TAGS)
export type RelationshipTag = z.infer<typeof RelationshipTag>
