import { placeLettersMin } from '@astrarium/contracts'
import { fold, foldGroups, unabbreviated } from './fold.ts'
import { HOW_BITS, NAME_IS, NO_REGION, readGazetteer } from './gazetteer-file.ts'
import type { GazetteerTables } from './gazetteer-file.ts'
import { placeLabel } from './label.ts'
import type { Place } from './place.ts'
import { readRegions } from './region-reading.ts'
import type { RegionReading } from './region-reading.ts'
import { exactKey, keysOneEditAway, keysWithPrefix } from './sorted-keys.ts'
import type { KeyRange } from './sorted-keys.ts'
import { TopPlaces } from './top-places.ts'

export interface Gazetteer {
  /** Best places first; an empty list when nothing fits. */
  search(query: string, limit: number): Place[]
  placeCount: number
}

/** Opens a built gazetteer; throws when the file is missing, damaged or of another format. */
export function openGazetteer(file: string): Gazetteer {
  const tables = readGazetteer(file)
  return {
    search: (query, limit) => asSpelled(query, search(tables, query, limit)),
    placeCount: tables.latitude.length,
  }
}

/** Whoever types an accent means it: of names alike without it, Ås comes before the larger Aš. */
function asSpelled(query: string, found: Place[]): Place[] {
  const name = spelled(query.split(',')[0]!.trim().normalize('NFC'))
  if (/^\p{ASCII}*$/u.test(name)) return found
  if (!found.some(({ city }) => spelled(city) === name)) return found
  const folded = fold(name)
  // a place that is found by an old name, as Kaliningrad is, keeps where it stands
  const isOther = ({ city }: Place) => Number(spelled(city) !== name && fold(city) === folded)
  return found.toSorted((a, b) => isOther(a) - isOther(b))
}

/** The Romanian letters with a comma stand with a cedilla in the source. */
function spelled(name: string): string {
  return name.toLowerCase().replaceAll('ţ', 'ț').replaceAll('ş', 'ș')
}

/**
 * Asks ever more generously until something is found: the name as typed, with or without regions after it, or
 * with one slip of the finger; the first part whatever follows it ("Leeds, Yorkshire"); the same for the line
 * without its first part ("St Mary's Hospital, Leeds"); at last the first words that name a place, whatever
 * follows them ("München Bayern").
 */
function search(tables: GazetteerTables, query: string, limit: number): Place[] {
  const groups = foldGroups(query.slice(0, LONGEST_QUERY))
  for (let first = 0; first < groups.length; first++) {
    const splits = splitNameFromRegions(tables, groups.slice(first))
    for (const ask of [
      () => asTyped(tables, splits, limit),
      () => withOneSlip(tables, splits, limit),
      () => exactly(tables, groups[first]!, limit),
    ]) {
      const found = toPlaces(tables, ask(), limit)
      if (found.length > 0) return found
    }
  }
  const words = groups[0] ?? []
  for (let length = words.length - 1; length > 0; length--) {
    const found = toPlaces(tables, exactly(tables, words.slice(0, length), limit), limit)
    if (found.length > 0) return found
  }
  return []
}

/** One way of reading a query: so many words are the name, the rest says where it lies. */
interface Split {
  /** spellings of the name, folded and joined */
  names: string[]
  /** null: nothing follows the name */
  regions: RegionReading[] | null
  hasComma: boolean
}

function splitNameFromRegions(tables: GazetteerTables, groups: string[][]): Split[] {
  const words = groups.flat()
  const splits: Split[] = []
  for (let length = words.length; length > 0; length--) {
    const rest = words.slice(length)
    const regions = rest.length === 0 ? null : readRegions(tables, rest)
    if (regions?.length === 0) continue
    const hasComma = length === groups[0]!.length
    splits.push({
      names: namesOf(words.slice(0, length), { isTyping: rest.length === 0 }),
      regions,
      hasComma,
    })
  }
  return splits
}

/**
 * "st" is Saint, but at the end of what is being typed it may be the start of a word: "port st" → Port
 * Stanley.
 */
function namesOf(words: string[], { isTyping }: { isTyping: boolean }): string[] {
  const name = words.map(unabbreviated).join('')
  const literal = [...words.slice(0, -1).map(unabbreviated), words.at(-1)].join('')
  return isTyping && literal !== name ? [name, literal] : [name]
}

/** Keys that fit a query: those of the name itself, or those that begin with it. */
interface Fit {
  range: KeyRange
  reading: RegionReading | null
  isExact: boolean
}

function asTyped(tables: GazetteerTables, splits: Split[], limit: number): TopPlaces {
  const fits: Fit[] = []
  for (const { names, regions, hasComma } of splits) {
    // "Ciudad de México" is a name, and not something in Mexico that begins with Ciudad
    if (regions !== null && !hasComma && fits.some(isNameItself)) continue
    for (const name of names) {
      const key = Buffer.from(name)
      const prefix = keysWithPrefix(tables.names, key)
      const exact = exactKey(tables.names, prefix, key.length)
      for (const reading of regions ?? [null]) {
        fits.push({ range: exact, reading, isExact: true })
        const mayContinue = reading === null || reading.isComplete || hasComma
        if (mayContinue && isLongEnough(name))
          fits.push({ range: { from: exact.to, to: prefix.to }, reading, isExact: false })
      }
    }
  }
  return collect(tables, fits, limit)
}

const isNameItself = ({ range, reading, isExact }: Fit): boolean =>
  isExact && reading === null && range.from < range.to

function withOneSlip(tables: GazetteerTables, splits: Split[], limit: number): TopPlaces {
  const fits: Fit[] = []
  for (const { names, regions } of splits) {
    if (names[0]!.length < SHORTEST_SLIP) continue
    for (const { range, length } of keysOneEditAway(tables.names, names[0]!)) {
      const exact = exactKey(tables.names, range, length)
      for (const reading of regions ?? [null]) {
        fits.push(
          { range: exact, reading, isExact: true },
          { range: { from: exact.to, to: range.to }, reading, isExact: false },
        )
      }
    }
  }
  return collect(tables, fits, limit)
}

function exactly(tables: GazetteerTables, words: string[], limit: number): TopPlaces {
  const name = words.map(unabbreviated).join('')
  if (!isLongEnough(name)) return new TopPlaces(limit)
  const key = Buffer.from(name)
  return collect(
    tables,
    [
      {
        range: exactKey(tables.names, keysWithPrefix(tables.names, key), key.length),
        reading: null,
        isExact: true,
      },
    ],
    limit,
  )
}

/**
 * Points by `NAME_IS`, beside importance: 100 is a tenfold population, so a name exactly typed outweighs a
 * city a thousand times as large that begins with it. NaN: not looked for.
 */
const EXACT_NAME = byHow({ main: 300, short: 250, alternative: 230, neighbours: 100, letterCode: 20 })
const LONGER_NAME = byHow({ main: 0, short: -150, alternative: -150, neighbours: NaN, letterCode: NaN })

function collect(tables: GazetteerTables, fits: Fit[], limit: number): TopPlaces {
  const top = new TopPlaces(limit * 2)
  const { starts, postings } = tables.names
  const meant = meantBy(tables, fits)
  for (const { range, reading, isExact } of fits) {
    if (meant.isRegionComplete && reading?.isComplete === false) continue
    const points = isExact ? EXACT_NAME : LONGER_NAME
    const least = leastImportance(meant, { isExact })
    const regionPoints = reading?.isComplete ? 150 : 0
    for (let i = starts[range.from]!, end = starts[range.to]!; i < end; i++) {
      const how = postings[i]! & HOW_MASK
      const place = postings[i]! >>> HOW_BITS
      const importance = tables.importance[place]!
      const score = importance + points[how]! + regionPoints
      if (
        score > top.threshold &&
        importance >= least[how]! &&
        (reading === null || liesIn(tables, place, reading))
      )
        top.add(place, score)
    }
  }
  return top
}

interface Meant {
  /** of the greatest place that bears exactly this name, as its first, its short or another */
  importance: number
  /** of the greatest that bears it as its first */
  main: number
  /** one of them lies in a region that was written out */
  isRegionComplete: boolean
}

function meantBy(tables: GazetteerTables, fits: Fit[]): Meant {
  const { starts, postings } = tables.names
  const meant: Meant = { importance: -Infinity, main: -Infinity, isRegionComplete: false }
  for (const { range, reading, isExact } of fits) {
    if (!isExact) continue
    for (let i = starts[range.from]!, end = starts[range.to]!; i < end; i++) {
      const how = postings[i]! & HOW_MASK
      const place = postings[i]! >>> HOW_BITS
      if (how > NAME_IS.alternative || (reading !== null && !liesIn(tables, place, reading))) continue
      const importance = tables.importance[place]!
      meant.importance = Math.max(meant.importance, importance)
      meant.isRegionComplete ||= reading?.isComplete === true
      if (how !== NAME_IS.main) continue
      meant.main = Math.max(meant.main, importance)
      // the places of a name come with the greatest first
      break
    }
  }
  return meant
}

/**
 * GeoNames lists every name that a place ever had, so many a village is "New York" too, and Amman was
 * Philadelphia. By a name that is not its first a place shows up only if it is not far smaller than the place
 * that is meant by it, and greater than a city of that name; by the beginning of such a name only if it is
 * far greater than what is meant.
 */
function leastImportance({ importance, main }: Meant, { isExact }: { isExact: boolean }): number[] {
  const far = importance + 100
  return isExact
    ? byHow({
        main: -Infinity,
        short: importance - 200,
        alternative: Math.max(importance - 70, main >= CITY ? main + 100 : -Infinity),
        neighbours: far,
        letterCode: -Infinity,
      })
    : byHow({ main: -Infinity, short: far, alternative: far, neighbours: Infinity, letterCode: Infinity })
}

/** 100 × log10 of 100,000 */
const CITY = 500
const HOW_MASK = (1 << HOW_BITS) - 1

function byHow(values: Record<keyof typeof NAME_IS, number>): number[] {
  return Object.entries(NAME_IS).reduce<number[]>((list, [name, how]) => {
    list[how] = values[name as keyof typeof NAME_IS]
    return list
  }, [])
}

function liesIn(
  { country, state, county }: GazetteerTables,
  place: number,
  { regions }: RegionReading,
): boolean {
  return regions.every((set) => set.has(country[place]!) || set.has(state[place]!) || set.has(county[place]!))
}

/**
 * Places for reading; one that says the same as a greater one close by is a second entry for the same place.
 */
function toPlaces(tables: GazetteerTables, top: TopPlaces, limit: number): Place[] {
  const places: Place[] = []
  for (const number of top.best()) {
    const place = placeAt(tables, number)
    if (!places.some((said) => said.formatted === place.formatted && isNear(said, place))) places.push(place)
    if (places.length === limit) break
  }
  return places
}

function placeAt(tables: GazetteerTables, i: number): Place {
  const region = (number: number): string | null =>
    number === NO_REGION ? null : textAt(tables, tables.regionName, number)
  const city = textAt(tables, tables.placeName, i)
  const state = region(tables.state[i]!)
  const country = region(tables.country[i]!)!
  return {
    formatted: placeLabel(
      city,
      tables.namesCounty[i] === 1 ? region(tables.county[i]!) : null,
      state,
      country,
    ),
    city,
    state,
    country,
    latitude: tables.latitude[i]! / 1e5,
    longitude: tables.longitude[i]! / 1e5,
    timezone: tables.zones[tables.zone[i]!]!,
  }
}

function textAt({ text }: GazetteerTables, offsets: Uint32Array, i: number): string {
  return Buffer.from(text.buffer, text.byteOffset + offsets[i]!, offsets[i + 1]! - offsets[i]!).toString(
    'utf8',
  )
}

function isNear(a: Place, b: Place): boolean {
  return Math.abs(a.latitude - b.latitude) < 0.25 && Math.abs(a.longitude - b.longitude) < 0.4
}

function isLongEnough(name: string): boolean {
  return name.length >= placeLettersMin(name)
}

const LONGEST_QUERY = 120
const SHORTEST_SLIP = 5
