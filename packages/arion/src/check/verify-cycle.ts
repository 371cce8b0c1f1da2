/**
 * Cycles against the engine: retrogrades, eclipses, returns, the years of a life, progressions. By position,
 * like everything that is held.
 */
import { daysBetween } from '../language/calendar.ts'
import type { Planet } from '@astrarium/sky'
import type { Claim, Subject } from '../claims/claim.ts'
import type { CheckContext } from './check-context.ts'
import { birthOf } from '../chart/birth-of.ts'
import { signAt, houseAt } from '../chart/zodiac.ts'

type CycleSubject = Extract<
  Subject,
  { kind: 'retrograde' | 'profection' | 'progressed_sign' | 'progressed_house' }
>

export function isCycle(subject: Subject): subject is CycleSubject {
  return ['retrograde', 'profection', 'progressed_sign', 'progressed_house'].includes(subject.kind)
}

export function cycleHoldsAt(subject: CycleSubject, at: Date, context: CheckContext): boolean {
  const { sky, chart } = context
  switch (subject.kind) {
    case 'retrograde':
      return sky.position(subject.body, at).speed < 0
    case 'profection':
      return at >= chart.instant && sky.profection(chart, at)?.house === subject.house
    case 'progressed_sign':
    case 'progressed_house': {
      const placement = progressed(context, subject.body, at)
      if (!placement || (placement.range && placement.range.signs.length > 1)) return false
      return subject.kind === 'progressed_sign'
        ? placement.sign === subject.sign
        : placement.house === subject.house
    }
  }
}

function progressed({ sky, chart }: CheckContext, body: Planet, at: Date) {
  if (at < chart.instant) return undefined
  return sky.progressions(birthOf(chart), at).placements.find((placement) => placement.body === body)
}

/** Years of one round, mean. */
const ROUND: Partial<Record<Planet, number>> = { jupiter: 11.862, saturn: 29.457, uranus: 84.02 }

/** What is said of an event beside its date: held on the day that stands with it, or now where none does. */
export function verifyCycle(claims: readonly Claim[], context: CheckContext): string | null {
  const dates = claims.filter((claim) => claim.kind === 'date')
  const dayOf = (isOf: (subject: Subject) => boolean, role?: string): [Date, Date] | null => {
    const found = dates.find(
      ({ of, said }) => isOf(of) && said.date !== null && (!role || said.role === role),
    )?.said.date
    return found ? context.sky.localDay(context.zone, found) : null
  }
  for (const claim of claims) {
    const fault = faultOf(claim, claims, dayOf, context)
    if (fault) return fault
  }
  return null
}

type DayOf = (isOf: (subject: Subject) => boolean, role?: string) => [Date, Date] | null

function faultOf(claim: Claim, claims: readonly Claim[], dayOf: DayOf, context: CheckContext): string | null {
  const { sky, chart, zone } = context
  if (claim.kind === 'eclipse_kind') {
    const day = dayOf((of) => of.kind === 'eclipse')
    const found = day && sky.eclipses(...day).find(({ of }) => of === claim.of)
    return found?.kind === claim.type ? null : `the eclipse is not ${claim.type}`
  }
  if (claim.kind === 'turn_sign' || claim.kind === 'turn_house') {
    const begin = dayOf((of) => of.kind === 'retrograde' && of.body === claim.body, 'from')
    const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : undefined
    const isThere = (begin ?? [context.at]).some((at) => {
      const { longitude } = sky.position(claim.body, at)
      return claim.kind === 'turn_sign'
        ? signAt(longitude) === claim.sign
        : cusps !== undefined && houseAt(cusps, longitude) === claim.house
    })
    return isThere ? null : `${claim.body} does not turn back there`
  }
  if (claim.kind === 'return_number') {
    const day = dayOf((of) => of.kind === 'transit' && of.body === claim.body && of.point === claim.body)
    const round = ROUND[claim.body]
    const years = day && (day[0].getTime() - chart.instant.getTime()) / (365.2425 * 86_400_000)
    return years && round && Math.round(years / round) === claim.number
      ? null
      : `that is not ${claim.body} return ${claim.number}`
  }
  if (claim.kind === 'profection_sign' || claim.kind === 'profection_lord') {
    const begin = dayOf((of) => of.kind === 'profection', 'from')
    const found = sky.profection(chart, begin ? begin[1] : context.at)
    const isTrue = claim.kind === 'profection_sign' ? found?.sign === claim.sign : found?.ruler === claim.body
    return isTrue ? null : `that is not the year's ${claim.kind === 'profection_sign' ? 'sign' : 'lord'}`
  }
  if (claim.kind === 'days_ahead') {
    const dated = claims.find(
      (one) => (one.kind === 'date' || one.kind === 'loose_date') && one.said.date !== null,
    )
    const date = dated && 'said' in dated ? dated.said.date : null
    return date && daysBetween(sky.localDate(zone, context.at), date) === claim.days
      ? null
      : `it is not ${claim.days} days until then`
  }
  return null
}
