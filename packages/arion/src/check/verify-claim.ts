/**
 * One claim against the engine: null when it is true, else what is wrong with it. Transits are tested by
 * position on the named day rather than by the search that proposed them, so that one cannot vouch for the
 * other.
 */
import type { MajorAspect, NatalChart, Planet, Sky } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { rulerOf, sureHouse, sureSign } from '../chart/certainty.ts'
import { localTime } from '../brief/time-frame.ts'
import { HOUSE_NAMES } from '../language/house-names.ts'
import type { Claim, DateClaim, Subject } from '../claims/claim.ts'
import { isChartClaim } from '../claims/chart-claim.ts'
import { verifyChartClaim } from './verify-chart-claim.ts'
import type { CheckContext } from './check-context.ts'
import { cycleHoldsAt, isCycle } from './verify-cycle.ts'
import { targets } from '../chart/targets.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { verifyTransitDate, deviation } from './verify-transit.ts'
import { signAt, houseAt } from '../chart/zodiac.ts'

const MINUTE = 60_000
export const DAY = 86_400_000

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
    case 'day':
      return null // a day that was named, its weekday read with it
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
      return signAt(context.sky.longitude(subject.body, at)) === subject.sign
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

function natalOrb(chart: NatalChart, a: ChartPoint, b: ChartPoint, aspect: MajorAspect): number | null {
  const found = chart.aspects.find(
    (one) => one.aspect === aspect && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )
  return found && !found.isUncertain ? found.orb : null
}

function houseOf({ chart, sky }: CheckContext, body: Planet, at: Date): number | null {
  return chart.houses && chart.accuracy.kind === 'exact'
    ? houseAt(chart.houses.cusps, sky.longitude(body, at))
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
