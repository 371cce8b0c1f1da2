/**
 * The ring of two people: the one of the seven in which their points are rarest among random pairs known as
 * well as they are. One pair has one ring, whichever of the two asks: the charts are put in order of birth
 * before they are scored, so not even the last digit depends on it.
 */
import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import { elementAt, must } from '../must.ts'
import { pairContacts } from './pair-contacts.ts'
import type { Contact } from './pair-contacts.ts'
import { pairKnown, RANDOM_PAIRS } from './random-pairs.ts'
import type { PairKnown } from './random-pairs.ts'
import { rarityOf } from './rarity.ts'
import { scoreRings } from './score-rings.ts'
import type { PointRange } from './score-rings.ts'
import type { RingRule } from './ring-rules.ts'
import { firstOf, leadOf, shareBelow, tableOf } from './standing.ts'

/** What the two are given points for, seen from the one who asks: `a` and guest `a` are theirs who asks. */
export interface RingFactor {
  /** every rule that it speaks for, the one of most points first */
  rules: RingRule[]
  points: PointRange
  contact: Contact
  /** share of random pairs that have it; null where none was met */
  rarity: number | null
}

export interface RingStanding {
  ring: Ring
  points: PointRange
  /** share of random pairs, known as well as these, that are given less for this ring */
  share: number
}

export interface RingPlacement {
  ring: Ring
  known: PairKnown
  /**
   * share of pairs, known and placed like these, that stay in their ring once both birth times are known;
   * null where they are
   */
  kept: number | null
  /** all seven, the one that stands out most first */
  standings: RingStanding[]
  /** of every ring; by the points that are sure, the most first */
  factors: RingFactor[]
}

export function placeInRing(own: NatalChart, theirs: NatalChart): RingPlacement {
  const isTurned = comesBefore(theirs, own)
  const contacts = isTurned ? pairContacts(theirs, own) : pairContacts(own, theirs)
  const known = pairKnown(own, theirs)
  const scores = scoreRings(contacts)
  const standings = RINGS.map((ring): RingStanding => {
    const { from, to } = scores[ring]
    return {
      ring,
      points: { from, to },
      share: shareBelow(from, tableOf(RANDOM_PAIRS, known, ring), RANDOM_PAIRS.shares),
    }
  })
  const { ring } = firstOf(standings)
  return {
    ring,
    known,
    kept:
      known === 'hour hour' ? null : elementAt(must(RANDOM_PAIRS.kept[known], 'table'), leadOf(standings)),
    standings: standings.toSorted(
      (a, b) => Number(b.ring === ring) - Number(a.ring === ring) || b.share - a.share,
    ),
    factors: factorsOf(scores, isTurned),
  }
}

function comesBefore(one: NatalChart, other: NatalChart): boolean {
  const order = (chart: NatalChart) => [chart.instant.getTime(), chart.latitude, chart.longitude]
  const [ours, others] = [order(one), order(other)]
  const place = ours.findIndex((value, index) => value !== others[index])
  return place >= 0 && elementAt(ours, place) < elementAt(others, place)
}

function factorsOf(scores: ReturnType<typeof scoreRings>, isTurned: boolean): RingFactor[] {
  const byContact = new Map<Contact, RingFactor>()
  for (const ring of RINGS)
    for (const { rule, points, contact } of scores[ring].given) {
      if (contact === null) continue
      const factor = byContact.get(contact)
      if (!factor)
        byContact.set(contact, {
          rules: [rule],
          points,
          contact: isTurned ? turned(contact) : contact,
          rarity: rarityOf(contact),
        })
      else {
        factor.rules = [...factor.rules, rule].toSorted((a, b) => b.points - a.points)
        if (points.from > factor.points.from) factor.points = points
      }
    }
  return [...byContact.values()].toSorted((one, other) => other.points.from - one.points.from)
}

function turned(contact: Contact): Contact {
  return contact.kind === 'overlay'
    ? { ...contact, guest: contact.guest === 'a' ? 'b' : 'a' }
    : { ...contact, a: contact.b, b: contact.a }
}
