import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'

/** As high as the rest of the first screen, so that nothing which stands below it is seen to move. */
export function RelationshipLoading() {
  return <PulseLoader label={words.relationship.loading} room="min-h-[80dvh]" />
}
