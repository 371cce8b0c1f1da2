/**
 * The stereographic projection of an astrolabe, from the south pole of the sky onto the plane of its equator
 * (J. E. Morrison, The Astrolabe, 2007, chapter 4). Degrees in; x to the right and y down out, the north pole
 * at 0,0, the meridian upwards with noon at the top and the east on the left, as on an instrument held by
 * somebody who faces south.
 */
export interface Spot {
  x: number
  y: number
}

export interface Ring {
  x: number
  y: number
  radius: number
}

/** The obliquity of the ecliptic at J2000.0 (IAU 2006). */
export const OBLIQUITY = 23.4393

/**
 * Where a point of the sky falls when the sidereal time is `siderealTime` (degrees). `equator` is the radius
 * of the equator.
 */
export function projectStar(
  rightAscension: number,
  declination: number,
  siderealTime: number,
  equator: number,
): Spot {
  const radius = parallelRadius(declination, equator)
  const hourAngle = rad(siderealTime - rightAscension)
  return { x: radius * Math.sin(hourAngle), y: -radius * Math.cos(hourAngle) }
}

/** Radius of a parallel of declination: the equator and the tropics are such circles around the pole. */
export function parallelRadius(declination: number, equator: number): number {
  return equator * Math.tan(rad((90 - declination) / 2))
}

/**
 * The circle of everything that stands at one altitude over a place (an almucantar; the horizon at altitude
 * 0).
 */
export function almucantar(altitude: number, latitude: number, equator: number): Ring {
  const depth = Math.sin(rad(latitude)) + Math.sin(rad(altitude))
  return {
    x: 0,
    y: (-equator * Math.cos(rad(latitude))) / depth,
    radius: (equator * Math.cos(rad(altitude))) / depth,
  }
}

/** A point given by altitude and azimuth (from the south towards the west) over a place. */
export function projectHorizontal(
  altitude: number,
  azimuth: number,
  latitude: number,
  equator: number,
): Spot {
  const [h, a, phi] = [rad(altitude), rad(azimuth), rad(latitude)]
  const declination = Math.asin(Math.sin(h) * Math.sin(phi) - Math.cos(h) * Math.cos(phi) * Math.cos(a))
  const hourAngle = Math.atan2(
    Math.sin(a) * Math.cos(h),
    Math.cos(a) * Math.cos(h) * Math.sin(phi) + Math.sin(h) * Math.cos(phi),
  )
  return projectStar(-(hourAngle * 180) / Math.PI, (declination * 180) / Math.PI, 0, equator)
}

/** Ecliptic longitude and latitude to right ascension and declination. */
export function toEquatorial(
  longitude: number,
  latitude: number,
): { rightAscension: number; declination: number } {
  const [l, b, e] = [rad(longitude), rad(latitude), rad(OBLIQUITY)]
  const declination = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l))
  const rightAscension = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l))
  return { rightAscension: (rightAscension * 180) / Math.PI, declination: (declination * 180) / Math.PI }
}

export function projectEcliptic(
  longitude: number,
  latitude: number,
  siderealTime: number,
  equator: number,
): Spot {
  const { rightAscension, declination } = toEquatorial(longitude, latitude)
  return projectStar(rightAscension, declination, siderealTime, equator)
}

/** The circle of one ecliptic latitude; latitude 0 is the ecliptic itself. */
export function eclipticRing(latitude: number, siderealTime: number, equator: number): Ring {
  const a = projectEcliptic(90, latitude, siderealTime, equator)
  const b = projectEcliptic(270, latitude, siderealTime, equator)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, radius: Math.hypot(a.x - b.x, a.y - b.y) / 2 }
}

/** The part of a ring on the meridian that lies within `limit` of the pole, as the `d` of a path. */
export function ringWithin({ x, y, radius }: Ring, limit: number): string {
  const r = n(radius)
  if (Math.abs(y) + radius <= limit)
    return `M${n(x)} ${n(y - radius)}a${r} ${r} 0 1 1 0 ${n(2 * radius)}a${r} ${r} 0 1 1 0 ${n(-2 * radius)}Z`
  const crossing = (limit ** 2 - radius ** 2 + y ** 2) / (2 * y)
  const aside = Math.sqrt(Math.max(0, limit ** 2 - crossing ** 2))
  return `M${n(-aside)} ${n(crossing)}A${r} ${r} 0 ${crossing < y ? 1 : 0} 0 ${n(aside)} ${n(crossing)}`
}

export function n(value: number): number {
  return Math.round(value * 100) / 100
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}
