import type { CircleMemberCard, Ring } from '@astrarium/contracts'
import { ZODIAC, normalized, spread } from '@astrarium/sky/wheel'
import { NEIGHBOURS_APART, radiusOf, roomOf, round, spanOf } from './orbit.ts'

/** What the place of somebody in the drawing depends on. */
export type Standing = Pick<CircleMemberCard, 'id' | 'name' | 'sunSign' | 'createdAt'>

export interface Place {
  id: string
  /** degrees, counterclockwise from the right */
  angle: number
}

export interface RingPlaces {
  /** people, in order around the ring from the left */
  people: Place[]
  /** the seal that stands for those for whom there is no room */
  more: { angle: number; count: number } | null
}

/**
 * Who stands where in one ring. A known sign decides the side, never the degree, which would give the
 * birthday away; whoever's sign is not known stands where the ring is emptiest. `left` is the longitude at
 * the left of the drawing, `nameWidth` the room that the ring's name would like at the top.
 */
export function placesInRing(
  members: readonly Standing[],
  { ring, left, nameWidth }: { ring: Ring; left: number; nameWidth: number },
): RingPlaces {
  const room = roomOf(ring)
  const isFull = members.length > room
  const shown = isFull ? members.slice(0, room - 1) : members
  const radius = radiusOf(ring)
  const apart = spanOf(NEIGHBOURS_APART, radius)

  const known = shown.filter(({ sunSign }) => sunSign !== null)
  const others = shown.filter(({ sunSign }) => sunSign === null).toSorted(longestThere)
  const angles = spread(
    known.map(({ sunSign }) => middleOf(sunSign!, left)),
    apart,
  )
  const ids = [...known, ...others].map(({ id }) => id)
  const vacancies = isFull ? others.length + 1 : others.length
  const name = spanOf(nameWidth, radius)
  for (let vacancy = 0; vacancy < vacancies; vacancy += 1)
    angles.push(emptiest(angles, { apart, name, ring }))
  const settled = spread(angles, apart).map((angle) => round(normalized(angle)))

  return {
    people: ids.map((id, at) => ({ id, angle: settled[at]! })).sort((a, b) => fromLeft(a) - fromLeft(b)),
    more: isFull ? { angle: settled.at(-1)!, count: members.length - shown.length } : null,
  }
}

/** The screen angle at the middle of a sign. */
export function middleOf(sign: NonNullable<Standing['sunSign']>, left: number): number {
  return normalized(180 + ZODIAC.findIndex((one) => one.sign === sign) * 30 + 15 - left)
}

/** Whoever came first keeps their place when others come. */
function longestThere(a: Standing, b: Standing): number {
  return a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)
}

/** The middle of the widest gap between those who stand, and the room kept for the ring's name. */
function emptiest(
  standing: readonly number[],
  { apart, name, ring }: { apart: number; name: number; ring: Ring },
): number {
  // in a ring with nobody: each ring another way, so that seven people alone form no line
  if (standing.length === 0) return 195 + ((radiusOf(ring) * 1.7) % 150)
  const blocked = [
    ...standing.map((angle) => ({ middle: normalized(angle), half: apart / 2 })),
    { middle: TOP, half: name / 2 },
  ].sort((a, b) => a.middle - b.middle)
  let widest = { gap: -Infinity, middle: 0 }
  for (const [at, one] of blocked.entries()) {
    const next = blocked[at + 1] ?? { ...blocked[0]!, middle: blocked[0]!.middle + 360 }
    const from = one.middle + one.half
    const to = next.middle - next.half
    if (to - from > widest.gap + 1e-6) widest = { gap: to - from, middle: (from + to) / 2 }
  }
  return widest.middle % 360
}

const TOP = 90

/** Degrees from the left, the way the signs go. */
function fromLeft({ angle }: Place): number {
  return (angle + 180) % 360
}
