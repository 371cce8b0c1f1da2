import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { SortedKeys } from './sorted-keys.ts'

/**
 * Raised with every change of what the file holds or how names are folded; a file of another format is
 * refused.
 */
const GAZETTEER_FORMAT = 2

/**
 * The name under which a built gazetteer is kept: another format is another file, so that a stale one is
 * never read.
 */
export function gazetteerFileName(): string {
  return `gazetteer-${GAZETTEER_FORMAT}.bin`
}

/** No state or county. */
export const NO_REGION = 0xffff

/**
 * A posting of the name keys is place × 8 + how the name belongs to the place. `short`: the beginning or end
 * of its first name (New York for New York City). `neighbours`: an alternative name that a place close by
 * bears as its own (New Delhi beside Delhi, Cambridge beside Newton), so that one is meant before this.
 */
export const NAME_IS = { main: 0, short: 1, alternative: 2, neighbours: 3, letterCode: 4 } as const

/** Bits of a posting that say how the name belongs to the place. */
export const HOW_BITS = 3

/**
 * The gazetteer as it lies on disk and in memory: columns side by side in one buffer. Places are ordered by
 * importance, the greatest first; regions are countries, then states, then counties, and share one numbering.
 */
export interface GazetteerTables {
  zones: string[]
  countryCount: number
  stateCount: number
  /** degrees × 100,000 */
  latitude: Int32Array
  longitude: Int32Array
  /** 100 × log10 of the population, more for capitals and seats, less for quarters and abandoned places */
  importance: Uint16Array
  country: Uint16Array
  state: Uint16Array
  county: Uint16Array
  zone: Uint16Array
  /** 1 where only the county tells the place from another of its name */
  namesCounty: Uint8Array
  /**
   * place i is called text[placeName[i] … placeName[i + 1]), region i text[regionName[i] … regionName[i + 1])
   */
  placeName: Uint32Array
  regionName: Uint32Array
  text: Uint8Array
  names: SortedKeys
  regions: SortedKeys
}

const MAGIC = 'ASTRGAZ1'
const HEADER_AT = 16
const COLUMNS = {
  latitude: Int32Array,
  longitude: Int32Array,
  importance: Uint16Array,
  country: Uint16Array,
  state: Uint16Array,
  county: Uint16Array,
  zone: Uint16Array,
  namesCounty: Uint8Array,
  placeName: Uint32Array,
  regionName: Uint32Array,
  text: Uint8Array,
} as const
const KEY_COLUMNS = {
  bytes: Uint8Array,
  offsets: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
} as const

interface Header {
  format: number
  zones: string[]
  countryCount: number
  stateCount: number
  /** name → [offset from the first column, bytes] */
  columns: Record<string, [number, number]>
}

/**
 * Written beside its place and renamed, so that a reader never sees half a gazetteer. Layout: magic, CRC-32
 * of what follows, header length, header as JSON, columns.
 */
export function writeGazetteer(file: string, tables: GazetteerTables): void {
  const columns: Header['columns'] = {}
  const parts: Buffer[] = []
  let at = 0
  const add = (name: string, column: ArrayBufferView): void => {
    columns[name] = [at, column.byteLength]
    const padding = -column.byteLength & 7
    parts.push(Buffer.from(column.buffer, column.byteOffset, column.byteLength), Buffer.alloc(padding))
    at += column.byteLength + padding
  }
  for (const name of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) add(name, tables[name])
  for (const table of ['names', 'regions'] as const) {
    for (const name of Object.keys(KEY_COLUMNS) as (keyof typeof KEY_COLUMNS)[])
      add(`${table}.${name}`, tables[table][name])
  }
  const { zones, countryCount, stateCount } = tables
  const header = JSON.stringify({
    format: GAZETTEER_FORMAT,
    zones,
    countryCount,
    stateCount,
    columns,
  } satisfies Header)
  const body = Buffer.concat([Buffer.from(header.padEnd((Buffer.byteLength(header) + 7) & ~7)), ...parts])
  const start = Buffer.alloc(HEADER_AT)
  start.write(MAGIC)
  start.writeUInt32LE(crc32(body), 8)
  start.writeUInt32LE((Buffer.byteLength(header) + 7) & ~7, 12)

  const beside = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(beside, Buffer.concat([start, body]))
    renameSync(beside, file)
  } finally {
    rmSync(beside, { force: true })
  }
}

/**
 * Reads a gazetteer whole and checks it; throws with the reason when it is missing, damaged or of another
 * format.
 */
export function readGazetteer(file: string): GazetteerTables {
  const all = readFileSync(file)
  if (all.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error(`${file} is no gazetteer`)
  if (crc32(all.subarray(HEADER_AT)) !== all.readUInt32LE(8))
    throw new Error(`${file} is damaged; build it again`)
  const columnsAt = HEADER_AT + all.readUInt32LE(12)
  const header = JSON.parse(all.toString('utf8', HEADER_AT, columnsAt)) as Header
  if (header.format !== GAZETTEER_FORMAT)
    throw new Error(`${file} has format ${header.format}, not ${GAZETTEER_FORMAT}; build it again`)

  const column = (name: string, Column: ColumnType): ArrayBufferView => {
    const [at, length] = header.columns[name]!
    return new Column(all.buffer, all.byteOffset + columnsAt + at, length / Column.BYTES_PER_ELEMENT)
  }
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, Column]) => [name, column(name, Column)]),
  )
  const keys = (table: string): SortedKeys =>
    Object.fromEntries(
      Object.entries(KEY_COLUMNS).map(([name, Column]) => [name, column(`${table}.${name}`, Column)]),
    ) as unknown as SortedKeys
  return {
    ...header,
    ...columns,
    names: keys('names'),
    regions: keys('regions'),
  } as unknown as GazetteerTables
}

type ColumnType =
  | Int32ArrayConstructor
  | Uint32ArrayConstructor
  | Uint16ArrayConstructor
  | Uint8ArrayConstructor
