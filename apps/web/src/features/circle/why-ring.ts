import type { CircleMember } from '@astrarium/contracts'
import { words } from '../../words/index.ts'

/** Why somebody stands where they stand, in a sentence. */
export function whyRing({
  ring,
  ringSource,
  reasonedRing,
  relationshipTag,
}: Pick<CircleMember, 'ring' | 'ringSource' | 'reasonedRing' | 'relationshipTag'>): string {
  const { rings, tags, why } = words.circle
  if (ringSource === 'reasoned') return why.reasoned
  if (ringSource === 'relationship') return why.relationship(tags[relationshipTag])
  return reasonedRing && reasonedRing !== ring ? why.chosenBeside(rings[reasonedRing].label) : why.chosen
}
