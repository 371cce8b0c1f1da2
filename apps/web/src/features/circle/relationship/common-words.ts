import type { Common } from '@astrarium/contracts'
import { words } from '../../../words/index.ts'

/** "one pair in 40 has this" */
export function commonWords(common: Common): string {
  const copy = words.relationship.common
  if (common.kind === 'often') return copy.often
  return common.kind === 'rarer' ? copy.rarer(common.of) : copy.oneIn(common.of)
}
