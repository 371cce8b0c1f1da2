import { isPlaceName, isPlaceSearchable } from '@astrarium/contracts'
import { searchFiveCities } from './five-cities.ts'
import { openGazetteer } from './gazetteer.ts'
import type { Gazetteer } from './gazetteer.ts'
import { GeocoderFailure, askHostedGeocoder } from './hosted-geocoder.ts'
import type { HostedGeocoder } from './hosted-geocoder.ts'
import type { Place } from './place.ts'
import { zoneAt } from './zone-at.ts'

export { FIVE_CITIES } from './five-cities.ts'
export type { Place } from './place.ts'

export interface Places {
  /**
   * Places for what somebody typed, the best first; an empty list when nothing fits or too little was typed
   * (`isPlaceName`).
   */
  search(query: string, limit?: number): Promise<Place[]>
  /** The IANA zone of a coordinate; a RangeError outside −90…90, −180…180. */
  zoneAt(latitude: number, longitude: number): string
  /** false: the gazetteer could not be opened, and search without a hosted geocoder knows five cities only */
  isGazetteerReady: boolean
  /** Lets go of the gazetteer. */
  close(): void
}

export interface PlacesOptions {
  gazetteerFile: string
  geocoder?: HostedGeocoder | null
  fetch?: typeof fetch
  log?: PlacesLog
}

/** Never given the text of a query, nor the geocoder's key. */
export interface PlacesLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Place search: the hosted geocoder when there is one, else (or when it fails) the gazetteer, else the five
 * built-in cities.
 */
export function openPlaces(options: PlacesOptions): Promise<Places> {
  const log = options.log ?? console
  const geocoder = options.geocoder ?? null
  const fetchAny = options.fetch ?? fetch
  let gazetteer = tryToOpen(options.gazetteerFile, log)
  const zoneOf = (latitude: number, longitude: number): string =>
    zoneAt(latitude, longitude, (error) =>
      log.error({ reason: error.message }, 'zone boundaries unreadable, using bands of 15 degrees'),
    )

  async function search(typed: string, limit = 8): Promise<Place[]> {
    const query = typed.trim()
    if (!isPlaceName(query)) return []
    // of so short a name only the gazetteer knows that nothing else is meant by it
    const isLong = isPlaceSearchable(query)
    if (geocoder !== null && isLong) {
      try {
        return await askHostedGeocoder(geocoder, query, limit, { fetch: fetchAny, zoneAt: zoneOf })
      } catch (error) {
        if (!(error instanceof GeocoderFailure)) throw error
        log.warn({ reason: error.message }, 'hosted geocoder failed, asking the gazetteer')
      }
    }
    if (gazetteer !== null) return gazetteer.search(query, limit)
    return isLong ? searchFiveCities(query).slice(0, limit) : []
  }

  return Promise.resolve({
    search,
    zoneAt: zoneOf,
    isGazetteerReady: gazetteer !== null,
    close() {
      gazetteer = null
    },
  })
}

function tryToOpen(file: string, log: PlacesLog): Gazetteer | null {
  try {
    return openGazetteer(file)
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : String(error) },
      'gazetteer unreadable, place search knows five cities only',
    )
    return null
  }
}
