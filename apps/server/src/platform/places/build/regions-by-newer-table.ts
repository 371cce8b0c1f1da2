import type { GeonamesPlace, NewerPlace } from './geonames.ts'

/**
 * The county code of each place ("VN.01.") in the numbering of the region names. The table of places is
 * older: since then Vietnam has given its codes to other provinces (Hanoi would lie in Quảng Trị), Norway and
 * Ethiopia have divided theirs. The newer table decides where it has the place; where it has not and the old
 * code is no longer good, the nearest place of that code decides.
 */
export function regionsByNewerTable(
  places: GeonamesPlace[],
  newer: NewerPlace[],
  regionNames: Map<string, string>,
): string[] {
  const byName = Map.groupBy(newer, (place) => `${place.country} ${place.name}`)
  const matched = places.map((place) => {
    // the nearest, since namesakes face each other across borders: Kansas City, Texarkana
    const [match] = (byName.get(`${place.country} ${place.name}`) ?? [])
      .filter((other) => isNear(place, Number(other.lat), Number(other.lng)))
      .toSorted((a, b) => squaredDistance(place, a) - squaredDistance(place, b))
    return match === undefined ? null : `${place.country}.${match.admin1}.${match.admin2}`
  })
  const neighbours = Map.groupBy(
    [...places.keys()].filter((i) => matched[i] !== null),
    (i) => places[i]!.stateCode,
  )
  const outdated = new Set(
    [...neighbours]
      .filter(([code, members]) =>
        isOutdated(
          code,
          members.map((i) => stateOf(matched[i]!)),
          regionNames,
        ),
      )
      .map(([code]) => code),
  )

  return places.map((place, i) => {
    const now = matched[i]
    if (now)
      return stateOf(now) !== place.stateCode || isRenamedCounty(place.countyCode, now, regionNames)
        ? now
        : place.countyCode
    return outdated.has(place.stateCode)
      ? `${stateOf(matched[nearest(place, places, neighbours.get(place.stateCode)!)]!)}.`
      : place.countyCode
  })
}

/** No name belongs to the code any more, or most of its places bear another one now. */
function isOutdated(code: string, codesNow: string[], regionNames: Map<string, string>): boolean {
  return !regionNames.has(code) || codesNow.filter((now) => now === code).length < codesNow.length / 2
}

function isRenamedCounty(before: string, now: string, regionNames: Map<string, string>): boolean {
  return (
    before !== now &&
    regionNames.has(before) &&
    regionNames.has(now) &&
    regionNames.get(before) !== regionNames.get(now)
  )
}

function nearest(place: GeonamesPlace, places: GeonamesPlace[], among: number[]): number {
  const distance = (i: number): number =>
    Math.hypot(
      places[i]!.latitude - place.latitude,
      (places[i]!.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180),
    )
  return among.reduce((best, i) => (distance(i) < distance(best) ? i : best))
}

function squaredDistance({ latitude, longitude }: GeonamesPlace, { lat, lng }: NewerPlace): number {
  return (Number(lat) - latitude) ** 2 + (Number(lng) - longitude) ** 2
}

function isNear(place: GeonamesPlace, latitude: number, longitude: number): boolean {
  return Math.abs(place.latitude - latitude) < 0.05 && Math.abs(place.longitude - longitude) < 0.05
}

function stateOf(countyCode: string): string {
  return countyCode.split('.', 2).join('.')
}
