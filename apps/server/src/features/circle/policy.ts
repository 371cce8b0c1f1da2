import type { Ring } from '@astrarium/contracts'

/** Somebody can be moved to every ring but the one they stand in. */
export function canMove(member: { ring: Ring }, ring: Ring): boolean {
  return member.ring !== ring
}
