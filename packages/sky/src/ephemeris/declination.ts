const RAD = Math.PI / 180

/** Declination from ecliptic longitude and latitude and the true obliquity, all in degrees (Meeus, Astronomical Algorithms, 13.4). */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const sine =
    Math.sin(latitude * RAD) * Math.cos(obliquity * RAD) + Math.cos(latitude * RAD) * Math.sin(obliquity * RAD) * Math.sin(longitude * RAD)
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RAD
}
