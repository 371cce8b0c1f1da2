/**
 * Sun and Moon as well as feasts need them: to a few hundredths of a degree (Meeus, Astronomical Algorithms,
 * chapters 25 and 47, largest terms).
 */

const RAD = Math.PI / 180
const DAY = 86_400_000
/** amplitude, and multiples of D, M, M' and F, as Meeus calls them */
const MOON_TERMS = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
  [0.010675, 4, 0, -1, 0],
  [0.010034, 0, 0, 3, 0],
] as const

/** Tropical longitude of the Sun. */
export function sunLongitude(at: number): number {
  const t = centuries(at)
  const m = (357.52911 + 35999.05029 * t) * RAD
  return turn(
    280.46646 +
      36000.76983 * t +
      (1.914602 - 0.004817 * t) * Math.sin(m) +
      0.019993 * Math.sin(2 * m) +
      0.000289 * Math.sin(3 * m) -
      0.00569,
  )
}

/** How far the Moon stands before the Sun, 0 to 360: 0 at the new Moon, 180 at the full. */
export function elongation(at: number): number {
  const t = centuries(at)
  const d = 297.8501921 + 445267.1114034 * t
  const m = 357.5291092 + 35999.0502909 * t
  const moon = 134.9633964 + 477198.8675055 * t
  const f = 93.272095 + 483202.0175233 * t
  let longitude = 218.3164477 + 481267.88123421 * t
  for (const [size, byD, byM, byMoon, byF] of MOON_TERMS)
    longitude += size * Math.sin((byD * d + byM * m + byMoon * moon + byF * f) * RAD)
  return turn(longitude - sunLongitude(at))
}

/**
 * Whether the Moon stands so near to its node at a new or a full Moon that one of the two is eclipsed (Meeus,
 * chapter 54); a full Moon that only the penumbra touches is left out.
 */
export function isEclipsed(at: number): boolean {
  const fromNode = Math.abs(Math.sin((93.272095 + 483202.0175233 * centuries(at)) * RAD))
  return fromNode < (Math.cos(elongation(at) * RAD) > 0 ? 0.28 : 0.17)
}

/** The first instant after `from` at which an angle that grows by `speed` a day comes to `wanted`. */
export function nextAt(angle: (at: number) => number, wanted: number, speed: number, from: number): number {
  let at = from + (turn(wanted - angle(from)) / speed) * DAY
  for (let step = 0; step < 6; step++) {
    const miss = turn(wanted - angle(at) + 180) - 180
    at += (miss / speed) * DAY
  }
  return at
}

export const MOON_SPEED = 12.190749
export const SUN_SPEED = 0.985647

/** Of a day in a place so many hours east of Greenwich. */
export function instantOf(date: string, hour: number, east: number): number {
  return Date.parse(`${date}T00:00:00Z`) + (hour - east) * (DAY / 24)
}

export function dateAt(at: number, east: number): string {
  return new Date(at + east * (DAY / 24)).toISOString().slice(0, 10)
}

/** The same in an IANA zone. */
export function localDate(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone || 'UTC' }).format(at)
}

function centuries(at: number): number {
  // dynamical time runs some 70 seconds before the clock
  return ((at + 70_000) / DAY + 2440587.5 - 2451545) / 36525
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
