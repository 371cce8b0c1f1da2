/**
 * Births at random, as they may come to the Circle: any minute from 1930 to 2015, in a large city of the
 * world, the larger the oftener. The same seed gives the same births.
 */
import type { NatalChart, Placement, Sky } from '@astrarium/sky'
import { signAndDegree } from '@astrarium/sky'
import { randomFrom } from '../random.ts'

/** A birth of which the hour is known, known to some hours, or not known. */
export interface RandomBirth {
  hour: NatalChart
  part: NatalChart
  day: NatalChart
}

/** People in millions, about 2020; coordinates of the centre. */
const CITIES: readonly [zone: string, latitude: number, longitude: number, people: number][] = [
  ['Asia/Tokyo', 35.68, 139.69, 37],
  ['Asia/Kolkata', 28.61, 77.2, 30],
  ['Asia/Shanghai', 31.23, 121.47, 27],
  ['America/Sao_Paulo', -23.55, -46.63, 22],
  ['America/Mexico_City', 19.43, -99.13, 22],
  ['Asia/Dhaka', 23.81, 90.41, 21],
  ['Africa/Cairo', 30.04, 31.24, 21],
  ['Asia/Kolkata', 19.08, 72.88, 20],
  ['Asia/Shanghai', 39.9, 116.41, 20],
  ['Asia/Karachi', 24.86, 67.01, 16],
  ['America/New_York', 40.71, -74.01, 19],
  ['America/Argentina/Buenos_Aires', -34.6, -58.38, 15],
  ['Europe/Istanbul', 41.01, 28.98, 15],
  ['Africa/Lagos', 6.45, 3.39, 14],
  ['Asia/Manila', 14.6, 120.98, 14],
  ['America/Los_Angeles', 34.05, -118.24, 12],
  ['Europe/Moscow', 55.76, 37.62, 12],
  ['Africa/Kinshasa', -4.32, 15.31, 14],
  ['Europe/Paris', 48.86, 2.35, 11],
  ['Asia/Jakarta', -6.21, 106.85, 11],
  ['America/Bogota', 4.71, -74.07, 11],
  ['America/Lima', -12.05, -77.04, 11],
  ['Asia/Bangkok', 13.76, 100.5, 10],
  ['Asia/Seoul', 37.57, 126.98, 10],
  ['Europe/London', 51.51, -0.13, 9],
  ['America/Chicago', 41.88, -87.63, 9],
  ['Asia/Tehran', 35.69, 51.39, 9],
  ['Africa/Johannesburg', -26.2, 28.05, 9],
  ['Asia/Ho_Chi_Minh', 10.82, 106.63, 9],
  ['America/Santiago', -33.45, -70.67, 7],
  ['Europe/Madrid', 40.42, -3.7, 7],
  ['America/Toronto', 43.65, -79.38, 6],
  ['Europe/Berlin', 52.52, 13.41, 6],
  ['Europe/Rome', 41.9, 12.5, 4],
  ['Australia/Sydney', -33.87, 151.21, 5],
  ['Australia/Melbourne', -37.81, 144.96, 5],
  ['Africa/Nairobi', -1.29, 36.82, 5],
  ['Europe/Warsaw', 52.23, 21.01, 3],
  ['America/Vancouver', 49.28, -123.12, 3],
  ['Europe/Stockholm', 59.33, 18.07, 2],
  ['Europe/Lisbon', 38.72, -9.14, 3],
  ['Europe/Athens', 37.98, 23.73, 3],
  ['Europe/Amsterdam', 52.37, 4.9, 2],
  ['Europe/Helsinki', 60.17, 24.94, 1],
  ['Pacific/Auckland', -36.85, 174.76, 2],
  ['Atlantic/Reykjavik', 64.15, -21.94, 0.3],
]
const PEOPLE = CITIES.reduce((sum, [, , , people]) => sum + people, 0)

/** How far an approximate time reaches, minutes from first to last: ±10 minutes to a quarter of a day. */
const SPANS = [20, 60, 120, 240, 360] as const
const FROM = Date.UTC(1930, 0, 1)
const TO = Date.UTC(2016, 0, 1)

export function* randomBirths(sky: Sky, seed: number): Generator<RandomBirth, never> {
  const random = randomFrom(seed)
  for (;;) {
    const at = new Date(Math.floor((FROM + random() * (TO - FROM)) / 60_000) * 60_000)
    const [zone, latitude, longitude] = cityAt(random() * PEOPLE)
    const span = (SPANS[Math.floor(random() * SPANS.length)] ?? 60) * 60_000
    const begins = at.getTime() - Math.floor(random() * span)
    const hour = sky.chart({ at, latitude, longitude })
    yield {
      hour,
      part: withheld(sky, hour, [new Date(begins), new Date(begins + span)]),
      day: withheld(sky, hour, sky.localDay(zone, sky.localDate(zone, at))),
    }
  }
}

/**
 * What `Sky.chart` leaves of a chart whose time lies within a span, without its inner aspects, which nothing
 * between two charts needs and which take most of the time.
 */
export function withheld(sky: Sky, chart: NatalChart, span: [Date, Date]): NatalChart {
  const moments = [span[0], new Date((span[0].getTime() + span[1].getTime()) / 2), span[1]]
  return {
    ...chart,
    accuracy: { kind: 'unknown' },
    span,
    houses: null,
    ascendant: null,
    midheaven: null,
    vertex: null,
    aspects: [],
    minorAspects: [],
    placements: chart.placements.map((placement): Placement => {
      const ways = moments.map((moment) => {
        const away = sky.position(placement.body, moment).longitude - placement.longitude
        return placement.longitude + away - 360 * Math.round(away / 360)
      })
      const [from, to] = [Math.min(...ways), Math.max(...ways)]
      const signs = [...new Set([from, to].map((longitude) => signAndDegree(longitude).sign))]
      return { ...placement, house: null, range: { from, to, signs } }
    }),
  }
}

function cityAt(share: number): (typeof CITIES)[number] {
  let left = share
  return CITIES.find(([, , , people]) => (left -= people) < 0) ?? CITIES[0]!
}
