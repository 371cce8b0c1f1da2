import { RINGS } from '@astrarium/contracts'
import type { CircleMemberCard } from '@astrarium/contracts'

/**
 * The name of somebody in the innermost ring that has anybody; null where the Circle is empty. How to get
 * along with somebody who has died is no question to suggest.
 */
export function nearestOf(
  members: readonly Pick<CircleMemberCard, 'name' | 'ring' | 'isLate'>[],
): string | null {
  const [nearest] = members
    .filter(({ isLate }) => !isLate)
    .toSorted((a, b) => RINGS.indexOf(a.ring) - RINGS.indexOf(b.ring))
  return nearest?.name ?? null
}
