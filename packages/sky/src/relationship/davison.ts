import type { ChartInput, NatalChart, TimeAccuracy } from '../types.ts'
import { castChart } from '../chart/cast-chart.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { midpoint } from './composite.ts'
import { checkOneZodiac } from './one-zodiac.ts'

/** See `Sky.davison`. */
export function davisonChart(ephemeris: Ephemeris, a: NatalChart, b: NatalChart): NatalChart {
  checkOneZodiac(a, b)
  const longitude = midpoint(a.longitude, b.longitude)
  return castChart(ephemeris, {
    at: middle(a.instant, b.instant),
    latitude: (a.latitude + b.latitude) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
    houseSystem: a.houses?.requested ?? b.houses?.requested ?? 'placidus',
    zodiac: a.zodiac,
    node: a.node,
    reach: a.reach,
    ...doubtOf(a, b),
  })
}

/**
 * The middle is as uncertain as the two births together are on average; nothing is known of its hour when one
 * of them is unknown.
 */
function doubtOf(a: NatalChart, b: NatalChart): Pick<ChartInput, 'accuracy' | 'day'> {
  if (a.span === null && b.span === null) return {}
  const [[from, to], [begin, end]] = [a, b].map(({ span, instant }) => span ?? [instant, instant]) as [
    [Date, Date],
    [Date, Date],
  ]
  const [earliest, latest] = [middle(from, begin), middle(to, end)]
  const isUnknown = [a, b].some(({ accuracy }) => accuracy.kind === 'unknown')
  const minutes = (latest.getTime() - earliest.getTime()) / 120_000
  const accuracy: TimeAccuracy = isUnknown ? { kind: 'unknown' } : { kind: 'approximate', minutes }
  return isUnknown ? { accuracy, day: [earliest, latest] } : { accuracy }
}

function middle(one: Date, other: Date): Date {
  return new Date(Math.floor((one.getTime() + other.getTime()) / 2))
}
