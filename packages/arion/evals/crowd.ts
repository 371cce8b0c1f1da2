/**
 * A hundred people of all sorts of births, the same in every run: every sixth without a time of birth, every
 * seventh with a rough one.
 */
import type { Sky, TimeAccuracy } from '@astrarium/sky'
import type { Person } from './people.ts'
import { randomFrom } from './random.ts'

const PLACES: readonly [zone: string, latitude: number, longitude: number][] = [
  ['Europe/London', 51.5, -0.13],
  ['America/New_York', 40.7, -74],
  ['America/Los_Angeles', 34.05, -118.24],
  ['America/Sao_Paulo', -23.55, -46.63],
  ['America/Mexico_City', 19.43, -99.13],
  ['Europe/Madrid', 40.42, -3.7],
  ['Europe/Berlin', 52.52, 13.4],
  ['Europe/Helsinki', 60.17, 24.94],
  ['Africa/Lagos', 6.45, 3.39],
  ['Africa/Johannesburg', -26.2, 28.04],
  ['Asia/Kolkata', 28.61, 77.2],
  ['Asia/Tokyo', 35.68, 139.69],
  ['Asia/Manila', 14.6, 120.98],
  ['Asia/Tehran', 35.69, 51.39],
  ['Australia/Melbourne', -37.81, 144.96],
  ['Pacific/Auckland', -36.85, 174.76],
]

export function crowd(sky: Sky, count = 100): Person[] {
  const random = randomFrom(20_261_120)
  return Array.from({ length: count }, (_, index): Person => {
    const [timeZone, latitude, longitude] = PLACES[index % PLACES.length]!
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
    return { name: `person ${index + 1}`, timeZone, chart }
  })
}
