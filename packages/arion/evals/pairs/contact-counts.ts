import { synastryOrb } from '@astrarium/sky'
import type { Contact } from '../../src/circle/pair-contacts.ts'
import { aspectKey, overlayKey } from '../../src/circle/score-rings.ts'

/** In how many pairs each aspect and overlay is met, in whichever direction. */
export class ContactCounts {
  private readonly aspects = new Map<string, number[]>()
  private readonly overlays = new Map<string, number>()

  /** The contacts of one more pair, with both times known. */
  add(contacts: readonly Contact[]): void {
    const closest = new Map<string, number>()
    const visited = new Set<string>()
    for (const contact of contacts) {
      if (contact.kind === 'overlay') visited.add(overlayKey(contact.point, contact.house))
      else {
        const { a, b, aspect, orb } = contact
        const key = aspectKey(a, b, aspect)
        closest.set(key, Math.min(closest.get(key) ?? 1, orb / synastryOrb(a, b, aspect)))
      }
    }
    for (const key of visited) this.overlays.set(key, (this.overlays.get(key) ?? 0) + 1)
    for (const [key, part] of closest) {
      const counts = this.aspects.get(key) ?? [0, 0, 0, 0]
      for (let quarter = Math.max(1, Math.ceil(part * 4)); quarter <= 4; quarter++) counts[quarter - 1]! += 1
      this.aspects.set(key, counts)
    }
  }

  shares(pairs: number): { aspects: Record<string, number[]>; overlays: Record<string, number> } {
    const rounded = (count: number) => Math.round((count / pairs) * 1_000_000) / 1_000_000
    const byName = <T>([a]: [string, T], [b]: [string, T]) => (a < b ? -1 : 1)
    return {
      aspects: Object.fromEntries(
        [...this.aspects].toSorted(byName).map(([key, found]) => [key, found.map(rounded)]),
      ),
      overlays: Object.fromEntries(
        [...this.overlays].toSorted(byName).map(([key, found]) => [key, rounded(found)]),
      ),
    }
  }
}
