import type { Ring } from '@astrarium/contracts'
import type { Point } from '@astrarium/sky/wheel'
import { FIRST_NAME_SIZE, nameSides, sealCover } from './first-names.ts'
import type { Side } from './first-names.ts'
import { around, freeStretches } from './gaps.ts'
import type { Stretch } from './gaps.ts'
import { textWidth } from './letters.ts'
import { pointAt, radiusOf, spanOf } from './orbit.ts'
import { placesInRing } from './places.ts'
import type { Standing } from './places.ts'
import { RING_NAME_SIZE, nameAngle, nameCover, nameStretch } from './ring-name.ts'

export const PLATE = 372
export const SUN = 58

export interface Seal extends Point {
  id: string
  ring: Ring
  angle: number
  firstName: string
  side: Side | null
}

export interface DialRing {
  ring: Ring
  radius: number
  seals: Seal[]
  more: (Point & { angle: number; count: number }) | null
  /** null: no room, it shows on hover and focus */
  nameAngle: number | null
  groove: Stretch[]
}

/** Before it is settled where first names have room. */
type NamelessRing = Omit<DialRing, 'seals'> & { seals: Omit<Seal, 'side'>[] }

type Members = readonly { ring: Ring; members: readonly Standing[] }[]

interface DialOptions {
  /** the longitude at the left */
  left: number
  labels: Readonly<Record<Ring, { label: string }>>
}

/**
 * The whole drawing: rings from the innermost out, seals in order around each. Where a ring is full, the
 * first of its members are shown.
 */
export function dial(members: Members, options: DialOptions): DialRing[] {
  const nameWidth = widthsOf(options)
  const rings = withoutNames(members, options)
  const seals = rings.flatMap((ring) => ring.seals)
  const sides = nameSides(
    seals.map((seal) => ({ ...seal, width: textWidth(seal.firstName, FIRST_NAME_SIZE, 'italic') })),
    {
      obstacles: [
        ...seals.map(sealCover),
        ...rings.flatMap(({ more }) => (more ? [sealCover(more)] : [])),
        ...rings.flatMap(({ ring, nameAngle: angle }) =>
          angle === null ? [] : nameCover(angle, nameWidth(ring), ring),
        ),
      ],
      edge: PLATE - 3,
      hub: SUN,
    },
  )
  const sideOf = new Map(seals.map(({ id }, at) => [id, sides[at]!]))
  return rings.map((ring) => ({
    ...ring,
    seals: ring.seals.map((seal) => ({ ...seal, side: sideOf.get(seal.id) ?? null })),
  }))
}

/** All but who has room for a first name, which takes the longest to find. */
export function withoutNames(members: Members, options: DialOptions): NamelessRing[] {
  const byId = new Map(members.flatMap((ring) => ring.members.map((member) => [member.id, member])))
  const nameWidth = widthsOf(options)
  return members.map(({ ring, members: own }) => {
    const radius = radiusOf(ring)
    const width = nameWidth(ring)
    const { people, more } = placesInRing(own, { ring, left: options.left, nameWidth: width + NAME_MARGIN })
    const angles = [...people.map(({ angle }) => angle), ...(more ? [more.angle] : [])]
    const name = nameAngle(ring, width, angles)
    return {
      ring,
      radius,
      seals: people.map((place) => ({
        ...place,
        ...pointAt(radius, place.angle),
        ring,
        firstName: firstName(byId.get(place.id)!.name),
      })),
      more: more && { ...more, ...pointAt(radius, more.angle) },
      nameAngle: name,
      groove: freeStretches(
        [
          ...angles.map((angle) => around(angle, 2 * SEAL_GAP, radius)),
          ...(name === null ? [] : [nameStretch(name, width, ring)]),
        ],
        spanOf(STUB, radius),
      ),
    }
  })
}

function widthsOf({ labels }: DialOptions): (ring: Ring) => number {
  return (ring) => textWidth(labels[ring].label, RING_NAME_SIZE, 'upright')
}

/** from a seal's middle to where the groove goes on */
const SEAL_GAP = 21.5
/** a shorter piece of groove would look like a fault */
const STUB = 16
const NAME_MARGIN = 30
const LONGEST = 12

/** The first word of a name, cut where it is very long. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const letters = Array.from(first)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : first
}
