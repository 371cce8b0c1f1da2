import type { ChartedAsker } from '../../packages/arion/src/index.ts'
import type { Sky } from '../../packages/sky/src/index.ts'

const PLACES = [
  ['London', 51.5074, -0.1278, 'Europe/London'],
  ['New York', 40.7128, -74.006, 'America/New_York'],
  ['Sydney', -33.8688, 151.2093, 'Australia/Sydney'],
  ['Tokyo', 35.6895, 139.6917, 'Asia/Tokyo'],
] as const

/** Twenty births between 1950 and 2007, at every hour of the day. */
export const births = Array.from({ length: 20 }, (_, i) => {
  const [birthPlace, birthLatitude, birthLongitude, timezone] = PLACES[i % PLACES.length]!
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    birthDate: `${1950 + i * 3}-${two(1 + ((i * 5) % 12))}-${two(1 + ((i * 11) % 28))}`,
    birthTime: `${two((4 + i * 7) % 24)}:${two((i * 13) % 60)}`,
    birthTimeAccuracy: 'exact',
    birthPlace,
    birthLatitude,
    birthLongitude,
    timezone,
  }
})

/** The same people as they stand before Arion, their charts cast. */
export function askersOf(sky: Sky): ChartedAsker[] {
  return births.map(({ birthDate, birthTime, birthLatitude, birthLongitude, timezone }) => ({
    seed: birthDate,
    chart: sky.chart({
      at: sky.localTime(timezone, `${birthDate}T${birthTime}`).instants[0],
      latitude: birthLatitude,
      longitude: birthLongitude,
    }),
    timeZone: timezone,
  }))
}
