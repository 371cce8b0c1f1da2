import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fold, writtenOut } from '../lookup/fold.ts'
import { HOW_BITS, NAME_IS, NO_REGION, gazetteerFileName, writeGazetteer } from '../lookup/gazetteer-file.ts'
import type { GazetteerTables } from '../lookup/gazetteer-file.ts'
import { readGeonamesPlaces, readGeonamesRegions } from './geonames.ts'
import type { GeonamesPlace } from './geonames.ts'
import { countryLabels, countryName, countyLabels, stateLabels } from './region-labels.ts'
import { KeyCollector } from './key-collector.ts'
import corrections from './corrections.json' with { type: 'json' }

/** Packs places for search: ranks them, folds their names, numbers their regions. */
export function buildGazetteer(unranked: GeonamesPlace[], regionNames: Map<string, string>): GazetteerTables {
  const places = rank(unranked.map(corrected))
  const regions = numberRegions(places, regionNames)
  const zones = [...new Set(places.map((place) => place.zone))].sort()
  const zoneNumber = new Map(zones.map((zone, i) => [zone, i]))
  const country = places.map((place) => regions.numbers.get(place.country)!)
  const state = places.map((place) => regions.numbers.get(place.stateCode) ?? NO_REGION)
  const county = places.map((place) => regions.numbers.get(place.countyCode) ?? NO_REGION)
  const saidAs = places.map((place, i) => `${place.name}/${state[i]}/${country[i]}`)
  const timesSaid = new Map<string, number>()
  for (const said of saidAs) timesSaid.set(said, (timesSaid.get(said) ?? 0) + 1)

  const placeTexts = packTexts(
    places.map((place) => place.name),
    0,
  )
  const regionTexts = packTexts(regions.names, placeTexts.text.length)
  return {
    zones,
    countryCount: regions.countryCount,
    stateCount: regions.stateCount,
    latitude: Int32Array.from(places, (place) => Math.round(place.latitude * 1e5)),
    longitude: Int32Array.from(places, (place) => Math.round(place.longitude * 1e5)),
    importance: Uint16Array.from(places, importanceOf),
    country: Uint16Array.from(country),
    state: Uint16Array.from(state),
    county: Uint16Array.from(county),
    zone: Uint16Array.from(places, (place) => zoneNumber.get(place.zone)!),
    namesCounty: Uint8Array.from(saidAs, (said, i) =>
      county[i] !== NO_REGION && timesSaid.get(said)! > 1 ? 1 : 0,
    ),
    placeName: placeTexts.offsets,
    regionName: regionTexts.offsets,
    text: Buffer.concat([placeTexts.text, regionTexts.text]),
    names: nameKeys(places).pack(),
    regions: regions.labels.pack(),
  }
}

/**
 * A place as the boundaries and the newer table know it (see correct-geonames.ts); a correction goes when the
 * table has made it itself.
 */
function corrected(place: GeonamesPlace): GeonamesPlace {
  const [zoneBefore, zone] = zoneCorrections[place.id] ?? []
  const [countyBefore, countyCode] = regionCorrections[place.id] ?? []
  if (zoneBefore !== place.zone && countyBefore !== place.countyCode) return place
  return {
    ...place,
    ...(zone !== undefined && zoneBefore === place.zone ? { zone } : {}),
    ...(countyCode !== undefined && countyBefore === place.countyCode
      ? { countyCode, stateCode: countyCode.split('.', 2).join('.') }
      : {}),
  }
}

const zoneCorrections = corrections.zones as Record<string, string[]>
const regionCorrections = corrections.regions as Record<string, string[]>

function rank(places: GeonamesPlace[]): GeonamesPlace[] {
  const importance = places.map(importanceOf)
  return [...places.keys()].sort((a, b) => importance[b]! - importance[a]!).map((i) => places[i]!)
}

function importanceOf({ population, kind }: GeonamesPlace): number {
  const isSeat = /^PPLA\d?$/.test(kind)
  const known = population > 0 ? population : isSeat ? 1000 : 200
  return Math.max(0, Math.round(100 * Math.log10(known + 10)) + (KIND_BONUS[kind] ?? 0))
}

const KIND_BONUS: Record<string, number> = {
  PPLC: 60,
  PPLA: 10,
  PPLA2: 5,
  PPLX: -40,
  PPLL: -20,
  PPLH: -100,
  PPLQ: -100,
  PPLW: -100,
  PPLCH: -100,
}

/** Folded names → place × 8 + `NAME_IS`; where a place bears a name in two ways, the better one. */
function nameKeys(places: GeonamesPlace[]): KeyCollector {
  const keys = new KeyCollector()
  const named = new Map<string, GeonamesPlace[]>()
  for (const place of places) {
    const name = fold(place.name)
    const bearers = named.get(name)
    if (bearers) bearers.push(place)
    else named.set(name, [place])
  }
  for (const [i, place] of places.entries()) {
    const add = (name: string, how: number): void => keys.add(name, (i << HOW_BITS) + how, HOW_BITS)
    const own = fold(place.name)
    const addAlternative = (name: string): void => {
      const isNeighbours = named.get(name)?.some((other) => other !== place && isBeside(other, place))
      const isShort = (own.startsWith(name) || own.endsWith(name)) && isPartOfName(name, place.name)
      add(name, isNeighbours ? NAME_IS.neighbours : isShort ? NAME_IS.short : NAME_IS.alternative)
    }
    const spellings = (name: string): string[] =>
      [name, writtenOut(name)].filter((spelling) => spelling !== null).map(fold)
    const others = place.alternateNames.filter((name) => !isTransliteration(name))
    spellings(place.name).forEach((name) => add(name, NAME_IS.main))
    for (const name of others) if (!isLetterCode(name)) spellings(name).forEach(addAlternative)
    for (const name of others) if (isLetterCode(name)) add(fold(name), NAME_IS.letterCode)
  }
  return keys
}

/** The first or last words of a name ("Santiago" of Santiago de Cuba, but not "Salem" of Jerusalem). */
function isPartOfName(folded: string, name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.some(
    (_, i) => fold(words.slice(0, i).join(' ')) === folded || fold(words.slice(i).join(' ')) === folded,
  )
}

/** Within some 30 km. */
function isBeside(a: GeonamesPlace, b: GeonamesPlace): boolean {
  return (
    Math.abs(a.latitude - b.latitude) < 0.28 &&
    Math.abs(a.longitude - b.longitude) < 0.28 / Math.cos((a.latitude * Math.PI) / 180)
  )
}

/** LHR, NYC: codes of airports and railways. */
function isLetterCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name)
}

/**
 * GeoNames writes its mechanical transliterations ("lun dui", "lndn") all in small letters; nobody types
 * them.
 */
function isTransliteration(name: string): boolean {
  return /^[a-z0-9' .`-]+$/.test(name)
}

interface Regions {
  /** by number: countries, states, counties */
  names: string[]
  countryCount: number
  stateCount: number
  /** "US", "US.IL", "US.IL.167" → number */
  numbers: Map<string, number>
  labels: KeyCollector
}

function numberRegions(places: GeonamesPlace[], regionNames: Map<string, string>): Regions {
  const named = (codes: string[]): string[] =>
    [...new Set(codes)].filter((code) => regionNames.has(code)).sort()
  const countries = [...new Set(places.map((place) => place.country))].sort()
  const states = named(places.map((place) => place.stateCode))
  const counties = named(places.map((place) => place.countyCode))
  const codes = [...countries, ...states, ...counties]
  if (codes.length >= NO_REGION) throw new Error('too many regions for 16 bits')

  const labels = new KeyCollector()
  for (const [number, code] of codes.entries()) {
    for (const label of labelsOf(code, regionNames)) labels.add(label, number)
  }
  return {
    names: codes.map((code) => regionNames.get(code) ?? countryName(code)),
    countryCount: countries.length,
    stateCount: states.length,
    numbers: new Map(codes.map((code, number) => [code, number])),
    labels,
  }
}

function labelsOf(code: string, regionNames: Map<string, string>): string[] {
  const [country, state, county] = code.split('.')
  if (state === undefined) return countryLabels(country!)
  const name = regionNames.get(code)!
  return county === undefined ? stateLabels(country!, state, name) : countyLabels(name)
}

function packTexts(texts: string[], at: number): { text: Buffer; offsets: Uint32Array } {
  const offsets = new Uint32Array(texts.length + 1)
  offsets[0] = at
  for (const [i, text] of texts.entries()) offsets[i + 1] = offsets[i]! + Buffer.byteLength(text)
  return { text: Buffer.from(texts.join('')), offsets }
}

// node apps/server/src/platform/places/build/build-gazetteer.ts [outFile]
if (import.meta.main) {
  const file = resolve(process.argv[2] ?? join('.cache', gazetteerFileName()))
  mkdirSync(dirname(file), { recursive: true })
  const started = performance.now()
  const tables = buildGazetteer(readGeonamesPlaces(), readGeonamesRegions())
  writeGazetteer(file, tables)
  console.log(
    `${tables.latitude.length} places in ${file} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
}
