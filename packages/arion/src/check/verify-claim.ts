/**
 * One claim against the engine: null when it is true, else what is wrong with it. Transits are tested by
 * position on the named day rather than by the search that proposed them, so that one cannot vouch for the
 * other.
 */
import { separation } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Sky } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { houseAt, rulerOf, signAt, sureHouse, sureSign, turn } from '../chart/certainty.ts'
import { localTime } from '../brief/time-frame.ts'
import { HOUSE_NAMES } from '../language/house-names.ts'
import type { Claim, DateClaim, Subject } from '../claims/claim.ts'
import { isChartClaim } from '../claims/chart-claim.ts'
import { verifyChartClaim } from './verify-chart-claim.ts'
import type { CheckContext } from './check-context.ts'
import { cycleHoldsAt, isCycle } from './verify-cycle.ts'
import { targets } from '../chart/targets.ts'
import { LUNATION_ORB, TRANSIT_ORBS } from '../chart/orbs.ts'

const MINUTE = 60_000
const DAY = 86_400_000

export function verifyClaim(claim: Claim, context: CheckContext): string | null {
  if (isChartClaim(claim)) return verifyChartClaim(claim, context)
  const { chart } = context
  switch (claim.kind) {
    case 'sign':
      return sureSign(chart, claim.point) === claim.sign ? null : `${claim.point} is not in ${claim.sign}`
    case 'house':
      return sureHouse(chart, claim.point) === claim.house
        ? null
        : `${claim.point} is not in house ${claim.house}`
    case 'aspect':
      return natalOrb(chart, claim.a, claim.b, claim.aspect) === null
        ? `no ${claim.aspect}° between ${claim.a} and ${claim.b}`
        : null
    case 'orb': {
      const orb = natalOrb(chart, claim.a, claim.b, claim.aspect)
      // below a degree the words are "exact to within", a bound
      const isHeld =
        orb !== null &&
        (claim.isTenths
          ? Math.abs(orb - claim.degrees) <= 0.051
          : claim.degrees < 1
            ? orb <= claim.degrees
            : Math.abs(orb - claim.degrees) <= 0.5)
      return isHeld ? null : `orb is not ${claim.degrees}°`
    }
    case 'rules':
      return rulerOf(chart, claim.house) === claim.body
        ? null
        : `${claim.body} does not rule house ${claim.house}`
    case 'house_name':
      return HOUSE_NAMES[claim.house - 1] === claim.name
        ? null
        : `house ${claim.house} is not called ${claim.name}`
    case 'lunation_sign':
    case 'lunation_house':
    case 'lunation_touch':
      return null // verified with its date, see verifyLunation
    case 'eclipse_kind':
    case 'turn_sign':
    case 'turn_house':
    case 'return_number':
    case 'profection_sign':
    case 'profection_lord':
    case 'days_ahead':
      return null // verified with its date, see verifyCycle
    case 'subject':
      return null // verified with its dates, see verifySubject
    case 'date':
      return verifyDate(claim.of, claim.said, context)
        ? null
        : `${describe(claim.of)} is not ${claim.said.role} ${claim.said.date ?? context.day} ${claim.said.time ?? ''}`.trim()
    case 'loose_date':
      return 'a date without a subject'
  }
}

/** A subject said without any date must hold at the moment of asking or on the day spoken of. */
export function verifySubject(subject: Subject, context: CheckContext): string | null {
  const [start, end] = context.sky.localDay(context.zone, context.day)
  const moments = [context.at, start, new Date((start.getTime() + end.getTime()) / 2), end]
  const isTrue = moments.some((at) => holdsAt(subject, at, context))
  return isTrue ? null : `${describe(subject)} does not hold on ${context.day}`
}

function holdsAt(subject: Subject, at: Date, context: CheckContext): boolean {
  if (isCycle(subject)) return cycleHoldsAt(subject, at, context)
  switch (subject.kind) {
    case 'transit':
      return targets(context.chart, subject.point).some(
        (longitude) =>
          Math.abs(deviation(context.sky, subject.body, longitude, subject.aspect, at)) <=
          TRANSIT_ORBS[subject.body] + 0.01,
      )
    case 'passage':
      return houseOf(context, subject.body, at) === subject.house
    case 'sky_sign':
      return signAt(context.sky.position(subject.body, at).longitude) === subject.sign
    case 'lunation':
    case 'eclipse':
      return false
  }
}

function verifyDate(subject: Subject, said: DateClaim, context: CheckContext): boolean {
  const { sky, zone } = context
  const [start, end] = sky.localDay(zone, said.date ?? context.day)
  // an hour narrows the day to a quarter of an hour on either side
  const [from, to] = said.time ? around(sky, zone, start, said.time) : [start, end]
  if (subject.kind === 'lunation') {
    const found = sky
      .lunations(new Date(from.getTime() - MINUTE), new Date(to.getTime() + MINUTE))
      .filter(({ kind }) => kind === subject.phase)
    return found.length === 1
  }
  if (subject.kind === 'eclipse') return sky.eclipses(from, to).some(({ of }) => of === subject.of)
  if (subject.kind === 'transit') return verifyTransitDate(subject, said, from, to, context)
  const inside = (at: Date) => holdsAt(subject, at, context)
  if (said.role === 'from') return !inside(from) && inside(to)
  if (said.role === 'to') return inside(from) && !inside(to)
  return inside(new Date((from.getTime() + to.getTime()) / 2))
}

function verifyTransitDate(
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
  const ahead = turn(sky.position(body, at).longitude - longitude)
  const offsets = [ahead - aspect, ahead - (360 - aspect)].map((value) => ((value + 540) % 360) - 180)
  return offsets.reduce((best, value) => (Math.abs(value) < Math.abs(best) ? value : best))
}

function natalOrb(chart: NatalChart, a: ChartPoint, b: ChartPoint, aspect: MajorAspect): number | null {
  const found = chart.aspects.find(
    (one) => one.aspect === aspect && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )
  return found && !found.isUncertain ? found.orb : null
}

function houseOf({ chart, sky }: CheckContext, body: Planet, at: Date): number | null {
  return chart.houses && chart.accuracy.kind === 'exact'
    ? houseAt(chart.houses.cusps, sky.position(body, at).longitude)
    : null
}

function around(sky: Sky, zone: string, start: Date, time: string): [Date, Date] {
  const wanted = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  let at = start.getTime() + wanted * MINUTE
  // a clock change earlier that day moves the hour
  at += (wanted - localTime(sky, zone, new Date(at)).minutes) * MINUTE
  return [new Date(at - 15 * MINUTE), new Date(at + 15 * MINUTE)]
}

function describe(subject: Subject): string {
  if (subject.kind === 'transit') return `${subject.body} ${subject.aspect}° ${subject.point}`
  if (subject.kind === 'passage') return `${subject.body} in house ${subject.house}`
  if (subject.kind === 'sky_sign') return `${subject.body} in ${subject.sign}`
  if (subject.kind === 'lunation') return `${subject.phase} moon`
  return JSON.stringify(subject)
}

/** Sign and house of a lunation on the day named with it. */
export function verifyLunation(claims: readonly Claim[], context: CheckContext): string | null {
  const about = claims.filter(
    (claim) =>
      claim.kind === 'lunation_sign' || claim.kind === 'lunation_house' || claim.kind === 'lunation_touch',
  )
  if (about.length === 0) return null
  const dated = claims.find(
    (claim) => claim.kind === 'date' && (claim.of.kind === 'lunation' || claim.of.kind === 'eclipse'),
  )
  const date = dated?.kind === 'date' ? (dated.said.date ?? context.day) : context.day
  const [start, end] = context.sky.localDay(context.zone, date)
  for (const claim of about) {
    const found = context.sky
      .lunations(new Date(start.getTime() - DAY / 24), new Date(end.getTime() + DAY / 24))
      .find(({ kind }) => kind === claim.phase)
    if (!found) return `no ${claim.phase} moon on ${date}`
    if (claim.kind === 'lunation_sign' && signAt(found.longitude) !== claim.sign)
      return `the ${claim.phase} moon is not in ${claim.sign}`
    if (
      claim.kind === 'lunation_house' &&
      (!context.chart.houses || houseAt(context.chart.houses.cusps, found.longitude) !== claim.house)
    )
      return `the ${claim.phase} moon is not in house ${claim.house}`
    if (
      claim.kind === 'lunation_touch' &&
      !isTouched(context.chart, claim.point, claim.aspect, found.longitude)
    )
      return `the ${claim.phase} moon makes no ${claim.aspect}° to ${claim.point}`
  }
  return null
}

/** Whatever the birth time leaves open. */
function isTouched(chart: NatalChart, point: ChartPoint, aspect: MajorAspect, longitude: number): boolean {
  const ends = targets(chart, point)
  return (
    ends.length > 0 &&
    ends.every((end) => Math.abs(separation(end, longitude) - aspect) <= LUNATION_ORB + 0.01)
  )
}
