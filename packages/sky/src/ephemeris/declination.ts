const RAD = Math.PI / 180

/**
 * Declination from ecliptic longitude and latitude and the true obliquity, all in degrees (Meeus,
 * Astronomical Algorithms, 13.4).
 */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const sine =
    Math.sin(latitude * RAD) * Math.cos(obliquity * RAD) +
    Math.cos(latitude * RAD) * Math.sin(obliquity * RAD) * Math.sin(longitude * RAD)
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RAD
}

/**
 * Right ascension (0 ≤ α < 360) of a point of the ecliptic, from its longitude and the true obliquity, in
 * degrees (Meeus 13.3).
 */
export function rightAscensionOf(longitude: number, obliquity: number): number {
  const ascension =
    Math.atan2(Math.sin(longitude * RAD) * Math.cos(obliquity * RAD), Math.cos(longitude * RAD)) / RAD
  return ascension < 0 ? ascension + 360 : ascension
}
