/**
 * A hundred people of all sorts of births, the same in every run: every sixth without a time of birth, every
 * seventh with a rough one.
 */
import type { Sky, TimeAccuracy } from '@astrarium/sky'
import type { Person } from './people.ts'
import { randomFrom } from './random.ts'

const PLACES: readonly [zone: string, latitude: number, longitude: number, country: string][] = [
  ['Europe/London', 51.5, -0.13, 'GB'],
  ['America/New_York', 40.7, -74, 'US'],
  ['America/Los_Angeles', 34.05, -118.24, 'US'],
  ['America/Sao_Paulo', -23.55, -46.63, 'BR'],
  ['America/Mexico_City', 19.43, -99.13, 'MX'],
  ['Europe/Madrid', 40.42, -3.7, 'ES'],
  ['Europe/Berlin', 52.52, 13.4, 'DE'],
  ['Europe/Helsinki', 60.17, 24.94, 'FI'],
  ['Africa/Lagos', 6.45, 3.39, 'NG'],
  ['Africa/Johannesburg', -26.2, 28.04, 'ZA'],
  ['Asia/Kolkata', 28.61, 77.2, 'IN'],
  ['Asia/Tokyo', 35.68, 139.69, 'JP'],
  ['Asia/Manila', 14.6, 120.98, 'PH'],
  ['Asia/Tehran', 35.69, 51.39, 'IR'],
  ['Australia/Melbourne', -37.81, 144.96, 'AU'],
  ['Pacific/Auckland', -36.85, 174.76, 'NZ'],
]

export function crowd(sky: Sky, count = 100): Person[] {
  const random = randomFrom(20_261_120)
  return Array.from({ length: count }, (_, index): Person => {
    const [timeZone, latitude, longitude, countryCode] = PLACES[index % PLACES.length]!
    const instant = new Date(Date.UTC(1945, 0, 1) + random() * 62 * 365.25 * 86_400_000)
    const accuracy: TimeAccuracy =
      index % 6 === 5
        ? { kind: 'unknown' }
        : index % 7 === 6
          ? { kind: 'approximate', minutes: 30 }
          : { kind: 'exact' }
    const at = new Date(Math.round(instant.getTime() / 60_000) * 60_000)
    const chart = sky.chart({
      at,
      latitude,
      longitude,
      accuracy,
      ...(accuracy.kind === 'unknown' ? { day: sky.localDay(timeZone, sky.localDate(timeZone, at)) } : {}),
    })
    return { name: `person ${index + 1}`, timeZone, countryCode, chart }
  })
}
