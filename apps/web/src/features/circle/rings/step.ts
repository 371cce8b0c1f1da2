import type { Ring } from '@astrarium/contracts'
import { turnTo } from './orbit.ts'

/** Somebody, or the rest of a full ring, as the keyboard meets them. */
export interface Stop {
  id: string
  ring: Ring
  angle: number
}

/**
 * Where a key leads: left and right along the ring, up and down to the nearest of the next ring out or in
 * that holds anybody, Home and End to the first and last of all. `rings` from the innermost out, each in
 * order around it. Null for other keys.
 */
export function stopAfterKey(rings: readonly (readonly Stop[])[], from: string, key: string): string | null {
  const at = rings.findIndex((ring) => ring.some(({ id }) => id === from))
  const ring = rings[at]
  const stop = ring?.find(({ id }) => id === from)
  if (!ring || !stop) return null
  const place = ring.indexOf(stop)
  switch (key) {
    case 'ArrowRight':
      return ring[(place + 1) % ring.length]!.id
    case 'ArrowLeft':
      return ring.at(place - 1)!.id
    case 'ArrowUp':
      return nearest(stop, rings.slice(at + 1).find(hasSomebody))
    case 'ArrowDown':
      return nearest(stop, rings.slice(0, at).findLast(hasSomebody))
    case 'Home':
      return rings.find(hasSomebody)![0]!.id
    case 'End':
      return rings.findLast(hasSomebody)!.at(-1)!.id
    default:
      return null
  }
}

const hasSomebody = (ring: readonly Stop[]) => ring.length > 0

/** At the edge the focus stays where it is. */
function nearest(stop: Stop, ring: readonly Stop[] = [stop]): string {
  const away = (other: Stop) => Math.abs(turnTo(stop.angle, other.angle))
  return ring.reduce((best, other) => (away(other) < away(best) ? other : best)).id
}
