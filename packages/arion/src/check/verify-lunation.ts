import { separation } from '@astrarium/sky'
import type { MajorAspect, NatalChart } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { Claim } from '../claims/claim.ts'
import type { CheckContext } from './check-context.ts'
import { targets } from '../chart/targets.ts'
import { LUNATION_ORB } from '../chart/orbs.ts'
import { DAY } from './verify-claim.ts'
import { signAt, houseAt } from '../chart/zodiac.ts'

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
