/** What stands bright in the evening sky and where, computed for the place of the chart. */
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { clock } from '../../brief/time-frame.ts'
import { pointName } from '../../language/statements.ts'
import type { Side } from '../../question/sky-asked.ts'

export interface Bright {
  name: string
  /** degrees above the horizon */
  altitude: number
  /** degrees from north over east */
  azimuth: number
}

/** null where no evening is computed: without a chart, or where the Sun does not set. */
export function brightReply(
  sky: Sky,
  side: Side | null,
  { chart, zone, at }: { chart: NatalChart | null; zone: string; at: Date },
): string | null {
  const when = chart && eveningAt(sky, chart, zone, at)
  if (!when) return null
  const up = brightIn(sky, chart, when)
  const there = side ? up.filter(({ azimuth }) => sidesOf(azimuth).includes(side)) : up
  const [brightest] = there
  const begins = `Seen from your place of birth around ${clock(sky, zone, when)}, an hour after sunset:`
  const others = up.filter((one) => one !== brightest).slice(0, 3)
  const rest = others.length > 0 ? ` Besides, ${listed(others.map(placed))}.` : ''
  if (brightest)
    return `${begins} ${placed(brightest)} is the brightest${side ? ` in the ${side}` : ''}.${rest}`
  return `${begins} no planet and none of the brightest stars stands${side ? ` in the ${side}` : ' high enough'}, so it may have been an aircraft or a satellite.${rest}`
}

/** Mean magnitude as seen from the Earth: the Astronomical Almanac's, the Moon's at the full. */
const BODIES: readonly (readonly [body: Planet, magnitude: number])[] = [
  ['moon', -12.7],
  ['venus', -4.1],
  ['jupiter', -2.2],
  ['mars', 0.7],
  ['saturn', 0.5],
]
/** Right ascension and declination of the epoch J2000 in degrees, and magnitude: Hipparcos catalogue. */
const STARS: readonly (readonly [name: string, ascension: number, declination: number, magnitude: number])[] =
  [
    ['Sirius', 101.287, -16.716, -1.44],
    ['Canopus', 95.988, -52.696, -0.62],
    ['Arcturus', 213.915, 19.182, -0.05],
    ['Vega', 279.235, 38.784, 0.03],
    ['Capella', 79.172, 45.998, 0.08],
    ['Altair', 297.696, 8.868, 0.76],
  ]
/** Lower than this, houses and haze hide it; a star goes sooner. */
const LOWEST = 6
const LOWEST_STAR = 12

/** What stands well above the horizon, brightest first. */
export function brightIn(sky: Sky, place: Place, at: Date): Bright[] {
  const planets = BODIES.map(([body, magnitude]) => {
    const { longitude, latitude, declination } = sky.position(body, at)
    const ascension = ascensionOf(longitude, latitude, declination, at)
    return {
      name: body === 'moon' ? 'the Moon' : pointName(body),
      magnitude,
      lowest: LOWEST,
      ...horizontal(ascension, declination, place, at),
    }
  })
  const stars = STARS.map(([name, ascension, declination, magnitude]) => ({
    name: `the star ${name}`,
    magnitude,
    lowest: LOWEST_STAR,
    ...horizontal(ascension, declination, place, at),
  }))
  return [...planets, ...stars]
    .filter(({ altitude, lowest }) => altitude >= lowest)
    .toSorted((a, b) => a.magnitude - b.magnitude)
}

interface Place {
  latitude: number
  longitude: number
}

const RAD = Math.PI / 180
const DAY = 86_400_000

/** An hour after sunset of the local day, or null where the Sun does not set. */
function eveningAt(sky: Sky, place: Place, zone: string, at: Date): Date | null {
  const [begins, ends] = sky.localDay(zone, sky.localDate(zone, at))
  const step = 300_000
  let wasUp = false
  for (let time = begins.getTime(); time < ends.getTime() + DAY / 4; time += step) {
    const now = new Date(time)
    const { longitude, latitude, declination } = sky.position('sun', now)
    const { altitude } = horizontal(
      ascensionOf(longitude, latitude, declination, now),
      declination,
      place,
      now,
    )
    if (wasUp && altitude < -0.83) return new Date(time + 12 * step)
    wasUp = altitude >= -0.83
  }
  return null
}

/** Meeus, Astronomical Algorithms, 13.3; the declination is given. */
function ascensionOf(longitude: number, latitude: number, declination: number, at: Date): number {
  const tilt = (23.4393 - 0.013 * centuries(at)) * RAD
  const [l, b, d] = [longitude * RAD, latitude * RAD, declination * RAD]
  const x = (Math.cos(l) * Math.cos(b)) / Math.cos(d)
  const y = (Math.sin(l) * Math.cos(b) * Math.cos(tilt) - Math.sin(b) * Math.sin(tilt)) / Math.cos(d)
  return Math.atan2(y, x) / RAD
}

/** Meeus, 12.4 and 13.5, 13.6; degrees, refraction left out. */
export function horizontal(
  ascension: number,
  declination: number,
  { latitude, longitude }: Place,
  at: Date,
): Omit<Bright, 'name'> {
  const sidereal = 280.46061837 + 360.98564736629 * centuries(at) * 36525 + longitude
  const [hour, d, f] = [(sidereal - ascension) * RAD, declination * RAD, latitude * RAD]
  const altitude = Math.asin(Math.sin(f) * Math.sin(d) + Math.cos(f) * Math.cos(d) * Math.cos(hour))
  const fromSouth = Math.atan2(Math.sin(hour), Math.cos(hour) * Math.sin(f) - Math.tan(d) * Math.cos(f))
  return { altitude: altitude / RAD, azimuth: (fromSouth / RAD + 540) % 360 }
}

function centuries(at: Date): number {
  return (at.getTime() - Date.UTC(2000, 0, 1, 12)) / DAY / 36525
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

function sidesOf(azimuth: number): string {
  return POINTS[Math.round(azimuth / 45) % 8]!
}

function placed({ name, altitude, azimuth }: Bright): string {
  return `${name}, about ${Math.round(altitude / 5) * 5}° high in the ${sidesOf(azimuth)},`
}

function listed(words: readonly string[]): string {
  const bare = words.map((one) => one.replace(/,$/, ''))
  const verb = words.length > 1 ? 'there are' : 'there is'
  const all = bare.length > 1 ? `${bare.slice(0, -1).join('; ')}; and ${bare.at(-1)}` : bare[0]!
  return `${verb} ${all}`
}
