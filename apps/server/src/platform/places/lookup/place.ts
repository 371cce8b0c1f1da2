/**
 * A place on Earth where somebody can have been born: WGS 84 degrees, north and east positive, and its IANA
 * zone.
 */
export interface Place {
  /**
   * "Springfield, Illinois, United States"; with the county where two places would otherwise read the same
   */
  formatted: string
  city: string
  state: string | null
  country: string
  latitude: number
  longitude: number
  timezone: string
}
