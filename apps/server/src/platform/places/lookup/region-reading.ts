import { unabbreviated } from './fold.ts'
import type { GazetteerTables } from './gazetteer-file.ts'
import { exactKey, keysWithPrefix } from './sorted-keys.ts'
import type { KeyRange } from './sorted-keys.ts'

/** One way to understand "Kent, England": for each region named, the numbers of those that bear the name. */
export interface RegionReading {
  regions: Set<number>[]
  /** false while the last name may still be on its way: "Portland, Mai" */
  isComplete: boolean
}

/**
 * Every way to read words as a row of counties, states and countries; none when a word belongs to no region.
 */
export function readRegions(tables: GazetteerTables, words: string[]): RegionReading[] {
  return words.length > MOST_WORDS ? [] : read(tables, words, 0)
}

function read(tables: GazetteerTables, words: string[], at: number): RegionReading[] {
  if (at === words.length) return [{ regions: [], isComplete: true }]
  const readings: RegionReading[] = []
  for (let end = words.length; end > at; end--) {
    const label = words.slice(at, end).map(unabbreviated).join('')
    const key = Buffer.from(label)
    const prefix = keysWithPrefix(tables.regions, key)
    const exact = exactKey(tables.regions, prefix, key.length)
    if (exact.from < exact.to) {
      const named = numbersIn(tables, exact, Infinity)
      for (const rest of read(tables, words, end))
        readings.push({ ...rest, regions: [named, ...rest.regions] })
    }
    if (end === words.length && exact.to < prefix.to) {
      // one or two letters begin the names of too many counties to mean one
      const below = label.length < 3 ? tables.countryCount + tables.stateCount : Infinity
      readings.push({
        regions: [numbersIn(tables, { from: exact.to, to: prefix.to }, below)],
        isComplete: false,
      })
    }
  }
  return readings
}

function numbersIn(
  { regions: { starts, postings } }: GazetteerTables,
  range: KeyRange,
  below: number,
): Set<number> {
  const numbers = new Set<number>()
  for (let i = starts[range.from]!; i < starts[range.to]!; i++)
    if (postings[i]! < below) numbers.add(postings[i]!)
  return numbers
}

const MOST_WORDS = 8
