import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGazetteer } from './build/build-gazetteer.ts'
import corrections from './build/corrections.json' with { type: 'json' }
import { openGazetteer } from './lookup/gazetteer.ts'
import type { Gazetteer } from './lookup/gazetteer.ts'
import { readGazetteer, writeGazetteer } from './lookup/gazetteer-file.ts'
import type { GazetteerTables } from './lookup/gazetteer-file.ts'
import { readGeonamesPlaces, readGeonamesRegions } from './build/geonames.ts'
import firstThree from './golden/first-three.json' with { type: 'json' }
import many from './golden/places-in-many-languages.json' with { type: 'json' }
import reference from './golden/places.json' with { type: 'json' }
import { zonesClaimedAt } from './lookup/zone-at.ts'

// the whole gazetteer, built from the packages as a setup does it
let folder: string
let gazetteer: Gazetteer
let tables: GazetteerTables
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  const file = join(folder, 'gazetteer.bin')
  writeGazetteer(file, buildGazetteer(readGeonamesPlaces(), readGeonamesRegions()))
  gazetteer = openGazetteer(file)
  tables = readGazetteer(file)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each([...reference.cases, ...many.cases])('"$query" first finds $lat, $lon', ({ query, lat, lon }) => {
  const first = gazetteer.search(query, 8)[0]
  expect(first).toBeDefined()
  expect(Math.abs(first!.latitude - lat)).toBeLessThan(0.3)
  expect(Math.abs(first!.longitude - lon)).toBeLessThan(0.3)
})

test.each(firstThree.cases as [string, string[]][])(
  '"%s" offers %j before anything else',
  (query, expected) => {
    expect(
      gazetteer
        .search(query, 8)
        .slice(0, 3)
        .map((place) => place.formatted),
    ).toEqual(expected)
  },
)

test('twin towns on two sides of a border lie each on their own', () => {
  const statesOf = (name: string) => gazetteer.search(name, 8).map(({ city, state }) => `${city}, ${state}`)
  expect(statesOf('Kansas City').slice(0, 2)).toEqual(['Kansas City, Missouri', 'Kansas City, Kansas'])
  expect(statesOf('Texarkana').slice(0, 2)).toEqual(['Texarkana, Texas', 'Texarkana, Arkansas'])
})

test('every place of GeoNames is there', () => {
  expect(gazetteer.placeCount).toBe(199_568)
})

test('keys ascend byte by byte, so that a binary search finds them', () => {
  const outOfOrder = [tables.names, tables.regions].flatMap(({ bytes, offsets }) => {
    const key = (i: number): Uint8Array => bytes.subarray(offsets[i], offsets[i + 1])
    return [...offsets.keys()].slice(1, -1).filter((i) => Buffer.compare(key(i - 1), key(i)) >= 0)
  })
  expect(outOfOrder).toEqual([])
})

test('what a place is called in full finds it again', () => {
  const labels = [...sample(400)].map((i) =>
    Buffer.from(tables.text.subarray(tables.placeName[i], tables.placeName[i + 1])).toString(),
  )
  const formatted = [
    ...new Set(labels.flatMap((label) => gazetteer.search(label, 3).map((place) => place.formatted))),
  ]
  const lost = formatted.filter(
    (label) => !gazetteer.search(label, 8).some((place) => place.formatted === label),
  )
  expect(formatted.length).toBeGreaterThan(400)
  expect(lost).toEqual([])
})

test('its zones are those of the boundaries, but for contested and border places', () => {
  const wrong = [...sample(2000)].filter(
    (i) =>
      !zonesClaimedAt(tables.latitude[i]! / 1e5, tables.longitude[i]! / 1e5).includes(
        tables.zones[tables.zone[i]!]!,
      ),
  )
  expect(wrong.length).toBeLessThanOrEqual(2)
})

test('every zone of the gazetteer is one that the runtime knows', () => {
  for (const timeZone of tables.zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test('corrections still apply to the table that they were made for', () => {
  const byId = new Map(readGeonamesPlaces().map((place) => [String(place.id), place]))
  for (const [id, [before]] of Object.entries(corrections.zones)) expect(byId.get(id)?.zone).toBe(before)
  for (const [id, [before]] of Object.entries(corrections.regions))
    expect(byId.get(id)?.countyCode).toBe(before)
})

test.each([
  ['Hanoi', null, 'Hanoi, Vietnam'],
  ['Drammen', 'Buskerud', 'Drammen, Buskerud, Norway'],
  ['Ciudad Nezahualcoyotl', 'México', 'Ciudad Nezahualcoyotl, Mexico'],
])('a renumbered or divided province is the present one: %s', (typed, state, formatted) => {
  const first = gazetteer.search(typed, 1)[0]
  expect(first?.formatted).toBe(formatted)
  if (state !== null) expect(first?.state).toBe(state)
})

/** About so many places, evenly from great to small. */
function* sample(size: number): Generator<number> {
  const count = tables.latitude.length
  for (let i = 0; i < count; i += Math.floor(count / size)) yield i
}
