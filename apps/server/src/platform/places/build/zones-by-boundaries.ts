import { zonesClaimedAt } from '../lookup/zone-at.ts'

/**
 * The zone of each place. The boundaries decide; the gazetteer's own zone stays where they claim it too (two
 * zones are kept in Hebron and Xinjiang), and where they would put a border village under another country's
 * clock because its coordinate is rough.
 */
export function zonesByBoundaries(
  places: { latitude: number; longitude: number; country: string; zone: string }[],
): string[] {
  const claimed: string[][] = Array.from(places, () => [])
  for (const i of neighboursTogether(places))
    claimed[i] = zonesClaimedAt(places[i]!.latitude, places[i]!.longitude)

  const homeOf = mostFrequentCountry(places.map((place, i) => [claimed[i]![0] ?? '', place.country]))
  return places.map((place, i) => {
    const boundary = claimed[i]![0]
    if (boundary === undefined || claimed[i]!.includes(place.zone) || homeOf.get(boundary) !== place.country)
      return place.zone
    return boundary
  })
}

/**
 * Indices in an order in which each piece of the boundaries is read about once: along bands of one degree.
 */
function neighboursTogether(places: { latitude: number; longitude: number }[]): number[] {
  const band = (i: number): number => Math.floor(places[i]!.latitude)
  return [...places.keys()].sort((a, b) => band(a) - band(b) || places[a]!.longitude - places[b]!.longitude)
}

/** For each zone the country in which most of its places lie. */
function mostFrequentCountry(pairs: [zone: string, country: string][]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const [zone, country] of pairs) {
    const byCountry = counts.get(zone) ?? new Map<string, number>()
    byCountry.set(country, (byCountry.get(country) ?? 0) + 1)
    counts.set(zone, byCountry)
  }
  return new Map(
    [...counts].map(([zone, byCountry]) => [zone, [...byCountry].sort((a, b) => b[1] - a[1])[0]![0]]),
  )
}
