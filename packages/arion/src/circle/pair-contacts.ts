/** What there is between two charts, and what there may be as far as their birth times leave it open. */
import { houseOverlays, synastryAspects, synastryOrb } from '@astrarium/sky'
import type { CrossAspect, NatalChart, Point } from '@astrarium/sky'

/** Whose point it is: of the first chart or of the second. */
export type Side = 'a' | 'b'

export type AspectContact = CrossAspect & {
  kind: 'aspect'
  /** 1 where exact, 0 at the orb; the least and the most that the birth times allow */
  closeness: { from: number; to: number }
  /** the same two points are joined the other way round as well */
  isMutual: boolean
}
export type Contact = AspectContact | { kind: 'overlay'; guest: Side; point: Point; house: number }

export function pairContacts(a: NatalChart, b: NatalChart): Contact[] {
  const aspects = synastryAspects(a, b)
  const sure = new Set(
    aspects.filter(({ isUncertain }) => !isUncertain).map(({ a: one, b: two }) => `${one} ${two}`),
  )
  const overlays = (guest: Side, found: ReturnType<typeof houseOverlays>): Contact[] =>
    (found ?? []).map(({ point, house }) => ({ kind: 'overlay', guest, point, house }))
  return [
    ...aspects.map((aspect): Contact => ({
      kind: 'aspect',
      ...aspect,
      closeness: closenessOf(aspect),
      isMutual: aspect.a !== aspect.b && sure.has(`${aspect.b} ${aspect.a}`),
    })),
    ...overlays('a', houseOverlays(a, b)),
    ...overlays('b', houseOverlays(b, a)),
  ]
}

function closenessOf({ a, b, aspect, orb, range }: CrossAspect): { from: number; to: number } {
  const limit = synastryOrb(a, b, aspect)
  const at = (distance: number) => Math.max(0, 1 - distance / limit)
  return range ? { from: at(range.to), to: at(range.from) } : { from: at(orb), to: at(orb) }
}
