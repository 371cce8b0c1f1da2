import type { MajorAspect, Planet, Sky } from '@astrarium/sky'
import type { DateClaim, Subject } from '../claims/claim.ts'
import type { CheckContext } from './check-context.ts'
import { targets } from '../chart/targets.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { turn } from '../chart/zodiac.ts'

export function verifyTransitDate(
  subject: Extract<Subject, { kind: 'transit' }>,
  said: DateClaim,
  from: Date,
  to: Date,
  { sky, chart }: CheckContext,
): boolean {
  const orb = TRANSIT_ORBS[subject.body]
  const ends = targets(chart, subject.point)
  // nothing is sure of a point that the birth time leaves open
  if (ends.length === 0) return false
  const off = (longitude: number, at: Date) => deviation(sky, subject.body, longitude, subject.aspect, at)
  const crosses = (longitude: number) => {
    const [a, b] = [off(longitude, from), off(longitude, to)]
    return Math.abs(a) < 20 && (a * b <= 0 || Math.min(Math.abs(a), Math.abs(b)) < 0.004)
  }
  const isIn = (longitude: number, at: Date) => Math.abs(off(longitude, at)) <= orb + 0.004
  const isOut = (longitude: number, at: Date) => Math.abs(off(longitude, at)) >= orb - 0.004
  switch (said.role) {
    case 'exact':
      return ends.every(crosses)
    case 'between':
      return ends.some(crosses)
    case 'at':
      return said.time
        ? ends.every(crosses)
        : ends.some((longitude) => crosses(longitude) || isIn(longitude, from))
    case 'from':
      return (
        ends.every((longitude) => isOut(longitude, from)) && ends.some((longitude) => isIn(longitude, to))
      )
    case 'to':
      return (
        ends.some((longitude) => isIn(longitude, from)) && ends.every((longitude) => isOut(longitude, to))
      )
  }
}

/** Signed distance from exactness, to the nearer of the two places where the aspect can happen. */
export function deviation(sky: Sky, body: Planet, longitude: number, aspect: MajorAspect, at: Date): number {
  const ahead = turn(sky.longitude(body, at) - longitude)
  const offsets = [ahead - aspect, ahead - (360 - aspect)].map((value) => ((value + 540) % 360) - 180)
  return offsets.reduce((best, value) => (Math.abs(value) < Math.abs(best) ? value : best))
}
