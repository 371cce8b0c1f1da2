/** How common a contact is among random pairs, and how that is said. */
import { synastryOrb } from '@astrarium/sky'
import type { MajorAspect, Point } from '@astrarium/sky'
import { elementAt } from '../must.ts'
import type { Contact } from './pair-contacts.ts'
import { RANDOM_PAIRS } from './random-pairs.ts'
import { aspectKey, overlayKey } from './score-rings.ts'

/**
 * The share of random pairs, both times known, that have this contact in either direction: an aspect at least
 * as close, and where a birth time leaves its orb open, as close as it can be relied on. null where it was
 * met in none.
 */
export function rarityOf(contact: Contact): number | null {
  if (contact.kind === 'overlay') return overlayShare(contact.point, contact.house)
  const { a, b, aspect, orb, range } = contact
  return aspectShare([a, b], aspect, range?.to ?? orb)
}

export function overlayShare(point: Point, house: number): number | null {
  return RANDOM_PAIRS.overlays[overlayKey(point, house)] ?? null
}

/** Counted at each quarter of the orb; between them it grows evenly. */
export function aspectShare(
  [a, b]: readonly [Point, Point],
  aspect: MajorAspect,
  orb: number,
): number | null {
  const counted = RANDOM_PAIRS.aspects[aspectKey(a, b, aspect)]
  if (!counted) return null
  const quarters = Math.min(4, (4 * orb) / synastryOrb(a, b, aspect))
  const below = Math.min(3, Math.floor(quarters))
  const [from, to] = [below === 0 ? 0 : elementAt(counted, below - 1), elementAt(counted, below)]
  return from + (to - from) * (quarters - below)
}

/** Of 200,000 pairs rarer ones were met too seldom to say a number. */
const RAREST = 2000

/**
 * One pair in so many: whole up to ten, by fives up to a hundred, then two digits. `often` where it is every
 * second pair or more, `rarer` where only a bound can be said.
 */
export type OneIn = { kind: 'often' } | { kind: 'one in'; of: number } | { kind: 'rarer'; of: number }

export function oneIn(share: number): OneIn {
  const pairs = 1 / Math.max(share, 1e-9)
  if (pairs < 1.75) return { kind: 'often' }
  if (pairs > RAREST) return { kind: 'rarer', of: RAREST }
  return { kind: 'one in', of: roundedCount(pairs) }
}

function roundedCount(pairs: number): number {
  if (pairs < 10) return Math.round(pairs)
  if (pairs < 100) return Math.round(pairs / 5) * 5
  const step = pairs < 1000 ? 10 : 100
  return Math.round(pairs / step) * step
}
