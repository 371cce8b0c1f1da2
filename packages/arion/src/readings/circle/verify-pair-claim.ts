/**
 * A claim about two people against their charts: null when it is true, else what is wrong. It measures by
 * itself, from longitudes and cusps at every moment that the birth times allow, so that the list of contacts
 * from which the words were made cannot vouch for itself.
 */
import { elementOf, separation, synastryOrb } from '@astrarium/sky'
import type { NatalChart, Point, Sky } from '@astrarium/sky'
import { dateOf, daysBetween, daysInMonth, partsOf, weekday } from '../../language/calendar.ts'
import { sureSign } from '../../chart/certainty.ts'
import { houseAt } from '../../chart/zodiac.ts'
import { placeInRing } from '../../circle/place-in-ring.ts'
import { aspectShare, oneIn, overlayShare } from '../../circle/rarity.ts'
import type { OneIn } from '../../circle/rarity.ts'
import { elementAt } from '../../must.ts'
import { houseCalled } from './pair-statement.ts'
import type { PairClaim, SaidDay } from './pair-claim.ts'
import type { Charts, OwnedPoint } from '../../chart/owner.ts'
import { isExactWithin } from './is-exact-within.ts'

/** In whose days a date is said. */
export interface SaidIn {
  sky: Sky
  zone: string
  at: Date
}

/** What names a day is not true for a caller that knows of no sky. */
export function verifyPairClaim(claim: PairClaim, charts: Charts, said?: SaidIn): string | null {
  return isTrue(claim, charts, said) ? null : `not so between these two: ${claim.kind}`
}

function isTrue(claim: PairClaim, charts: Charts, said: SaidIn | undefined): boolean {
  switch (claim.kind) {
    case 'pair_aspect': {
      const { a, b, aspect } = claim
      if (a.whose === b.whose) return false
      const [ones, others] = [waysOf(a, charts), waysOf(b, charts)]
      const orbs = ones.flatMap((one) => others.map((other) => Math.abs(separation(one, other) - aspect)))
      const widest = Math.max(...orbs)
      const isOpen = orbs.length > 1
      return (
        orbs.length > 0 &&
        widest <= synastryOrb(a.point, b.point, aspect) &&
        claim.isAnyHour === isOpen &&
        (claim.orb === null || (!isOpen && Math.abs(claim.orb - widest) < 0.051)) &&
        isSaid(claim.oneIn, aspectShare([a.point, b.point], aspect, widest))
      )
    }
    case 'pair_overlay': {
      const { guest, host, house } = claim
      const { houses, span } = charts[host]
      if (guest.whose === host || houses === null || span !== null) return false
      const ways = waysOf(guest, charts)
      return (
        ways.length > 0 &&
        ways.every((longitude) => houseAt(houses.cusps, longitude) === house) &&
        houseCalled(house) === claim.called &&
        isSaid(claim.oneIn, overlayShare(guest.point, house))
      )
    }
    case 'pair_signs': {
      const [own, theirs] = [sureSign(charts.own, claim.point), sureSign(charts.theirs, claim.point)]
      return (
        own === claim.own &&
        theirs === claim.theirs &&
        (claim.element === null || [own, theirs].every((sign) => elementOf(sign) === claim.element))
      )
    }
    case 'pair_place':
      return sureSign(charts[claim.of.whose], claim.of.point) === claim.sign
    case 'pair_touch':
      return said !== undefined && isTouch(claim, charts, said)
    case 'pair_kept': {
      const { kept } = placeInRing(charts.own, charts.theirs)
      return kept !== null && Math.max(1, Math.round(kept * 10)) === claim.inTen
    }
    case 'pair_standing': {
      const { standings } = placeInRing(charts.own, charts.theirs)
      return isSaid(claim.oneIn, 1 - elementAt(standings, 0).share)
    }
  }
}

type Touch = Extract<PairClaim, { kind: 'pair_touch' }>

/** On no stretch longer than a touch leaves open, at every moment that the birth time allows. */
function isTouch({ body, aspect, to, from, until }: Touch, charts: Charts, said: SaidIn): boolean {
  const [first, last] = [dateSaid(from, said), dateSaid(until, said)]
  if (!first || !last || last < first || daysBetween(first, last) > MOST_DAYS_OPEN) return false
  return isExactWithin({ body, aspect, ways: waysOf(to, charts), from: first, until: last }, said)
}

const MOST_DAYS_OPEN = 12

/** null where that weekday is not of that day. */
function dateSaid({ weekday: said, day, month, year }: SaidDay, { sky, zone, at }: SaidIn): string | null {
  const here = partsOf(sky.localDate(zone, at)).year
  const date = dateOf(year ?? here, month, day)
  return day <= daysInMonth(year ?? here, month) && (said === null || weekday(date) === said) ? date : null
}

const STEPS = 12

/** Longitudes where a point may stand, from one end of its range to the other; none where it is not known. */
function waysOf({ whose, point }: OwnedPoint, charts: Charts): number[] {
  const chart = charts[whose]
  if (point === 'asc' || point === 'mc') return angleOf(chart, point)
  const placement = chart.placements.find(({ body }) => body === point)
  if (!placement) return []
  const { range } = placement
  if (range === null) return [placement.longitude]
  return Array.from({ length: STEPS + 1 }, (_, step) => range.from + ((range.to - range.from) * step) / STEPS)
}

function angleOf({ span, ascendant, midheaven }: NatalChart, point: Extract<Point, 'asc' | 'mc'>): number[] {
  const angle = point === 'asc' ? ascendant : midheaven
  return angle && span === null ? [angle.longitude] : []
}

function isSaid(said: OneIn | null, share: number | null): boolean {
  return said === null || JSON.stringify(said) === JSON.stringify(oneIn(share ?? 0))
}
