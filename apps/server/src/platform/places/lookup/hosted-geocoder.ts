import { z } from 'zod'
import type { Place } from './place.ts'

export interface HostedGeocoder {
  url: string
  key: string
}

/**
 * Why the hosted geocoder gave no answer, in words that may be logged: never the key, the address asked or
 * the query.
 */
export class GeocoderFailure extends Error {
  override name = 'GeocoderFailure'
}

/**
 * Asks the geocoder of the specification (section 7, "Geocoding"); an answer without places is an answer.
 * Throws a GeocoderFailure on a network error, after 3 s, on any status but 200 (of HTTP or in the body) and
 * on a body of another shape.
 */
export async function askHostedGeocoder(
  geocoder: HostedGeocoder,
  query: string,
  limit: number,
  world: { fetch: typeof fetch; zoneAt(latitude: number, longitude: number): string },
): Promise<Place[]> {
  const parameters = {
    q: query,
    key: geocoder.key,
    limit: '8',
    language: 'en',
    bounds: '-180,-90,180,90',
    countrycode: '',
  }
  const body = await fetchJson(`${geocoder.url}?${new URLSearchParams(parameters).toString()}`, world.fetch)
  const status = Status.safeParse(body)
  if (!status.success) throw new GeocoderFailure('unexpected answer')
  if (status.data.status.code !== 200) throw new GeocoderFailure(`status code ${status.data.status.code}`)
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new GeocoderFailure('unexpected answer')
  return answer.data.results.slice(0, limit).map((result) => toPlace(result, world.zoneAt))
}

// errors of fetch may quote the address, and with it the key: none is passed on, as a cause neither
async function fetchJson(address: string, fetchAny: typeof fetch): Promise<unknown> {
  try {
    const response = await fetchAny(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!response.ok) throw new GeocoderFailure(`HTTP ${response.status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error
    const name = error instanceof Error ? error.name : ''
    throw new GeocoderFailure(
      name === 'TimeoutError'
        ? 'no answer within 3 s'
        : name === 'SyntaxError'
          ? 'unexpected answer'
          : 'not reachable',
    )
  }
}

function toPlace(
  { formatted, components, geometry, annotations }: Result,
  zoneAt: (latitude: number, longitude: number) => string,
): Place {
  const zone = annotations?.timezone?.name
  return {
    formatted,
    city: components.city ?? components.town ?? components.village ?? components.county ?? '',
    state: components.state ?? null,
    country: components.country ?? '',
    latitude: geometry.lat,
    longitude: geometry.lng,
    timezone: zone !== undefined && isZone(zone) ? zone : zoneAt(geometry.lat, geometry.lng),
  }
}

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const TIMEOUT_MS = 3000
const text = z.string().optional()
const Status = z.object({ status: z.object({ code: z.number() }) })
const Result = z.object({
  formatted: z.string(),
  components: z.object({ city: text, town: text, village: text, county: text, state: text, country: text }),
  geometry: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  annotations: z.object({ timezone: z.object({ name: text }).optional() }).optional(),
})
type Result = z.infer<typeof Result>
const Answer = z.object({ results: z.array(Result) })
