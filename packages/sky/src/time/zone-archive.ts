import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { SkyError } from '../types.ts'
import { LAST_YEAR } from './instant.ts'
import { readTzif } from './tzif.ts'
import type { ZoneHistory } from './tzif.ts'

/** Every IANA zone with its aliases; histories are read on first use and kept. */
export interface ZoneArchive {
  /** of the tzdata that the archive was made from, for instance `2025b` */
  version: string
  /** all names, sorted; aliases stand beside the zones they point at */
  names: readonly string[]
  /** throws `unknown_zone` */
  history(zone: string): ZoneHistory
}

/** The head of the archive: for each name its history, for each history its place in what follows. */
export interface ZoneIndex {
  version: string
  zones: Record<string, number>
  lengths: number[]
}

/** Opens `data/zones.bin.br`, or another archive made by `bin/build-zones.ts`. */
export function openZoneArchive(
  file: URL = new URL('../../data/zones.bin.br', import.meta.url),
): ZoneArchive {
  const bytes = brotliDecompressSync(readFileSync(file))
  const indexLength = bytes.readUInt32LE(0)
  const index = JSON.parse(bytes.toString('utf8', 4, 4 + indexLength)) as ZoneIndex
  const places = new Map(Object.entries(index.zones))
  const starts = [4 + indexLength]
  for (const length of index.lengths) starts.push(starts.at(-1)! + length)
  const read: (ZoneHistory | undefined)[] = []

  return {
    version: index.version,
    names: [...places.keys()].toSorted(),
    history(zone) {
      const place = places.get(zone)
      if (place === undefined)
        throw new SkyError('unknown_zone', 'that is no IANA time zone; a name looks like "Europe/London"')
      return (read[place] ??= readTzif(bytes.subarray(starts[place], starts[place + 1]), LAST_YEAR + 1))
    },
  }
}
