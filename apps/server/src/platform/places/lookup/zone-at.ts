import { find, setCache } from 'geo-tz/all'

/**
 * The IANA zone of a coordinate, from real boundaries: the comprehensive product, since the others merge
 * zones that differ before 1970. Where two zones are claimed (Hebron, Xinjiang) the first is taken; at sea it
 * is the nautical one (Etc/GMT…). Latitude −90…90, longitude −180…180, else a RangeError. A first look at a
 * region reads its part of the boundaries from disk (typically 1 ms, at worst about 0.1 s). Boundaries that
 * cannot be read are told to `onFailure`, and a nautical zone is answered.
 */
export function zoneAt(latitude: number, longitude: number, onFailure: (error: Error) => void): string {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new RangeError('coordinate outside −90…90, −180…180')
  try {
    return zonesClaimedAt(latitude, longitude)[0] ?? nauticalZone(longitude)
  } catch (error) {
    onFailure(error instanceof Error ? error : new Error(String(error)))
    return nauticalZone(longitude)
  }
}

/** Every zone that the boundaries name for a coordinate; throws when they cannot be read. */
export function zonesClaimedAt(latitude: number, longitude: number): string[] {
  return find(latitude, longitude)
}

/**
 * The last resort: bands of 15 degrees from −12 to +12 hours. The signs of Etc/GMT are those of POSIX, west
 * positive.
 */
export function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

// geo-tz keeps every region that it has read, up to 300 MB: we keep the last few dozen
const REGIONS_KEPT = 24
const regions = new Map<string, unknown>()
setCache({
  store: {
    get: (key: string): unknown => regions.get(key),
    set: (key: string, value: unknown): void => {
      regions.set(key, value)
      if (regions.size > REGIONS_KEPT) regions.delete(regions.keys().next().value!)
    },
  },
})
