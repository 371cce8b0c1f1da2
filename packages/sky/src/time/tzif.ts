import { ruleTransitions } from './posix-rule.ts'

/**
 * What the clocks of one zone said from when to when. `starts[i]` is the instant (seconds since 1970, UTC)
 * from which `offsets[i]` (seconds east of Greenwich) holds, until `starts[i + 1]`. The first start is −∞:
 * local mean time. `isSummer[i]` is 1 where the clocks stood ahead of the zone's own time then.
 */
export interface ZoneHistory {
  starts: Float64Array
  offsets: Int32Array
  isSummer: Uint8Array
}

/**
 * Reads the 64-bit part of a TZif file (RFC 8536, version 2 or later) and lets its footer rule run on to
 * `untilYear`, so that afterwards every question is one binary search.
 */
export function readTzif(bytes: Uint8Array, untilYear: number): ZoneHistory {
  const block = modernBlock(bytes)
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const [utCount, standardCount, leapCount, timeCount, typeCount, abbreviationBytes] = counts(view)
  const indices = 44 + timeCount * 8
  const types = indices + timeCount
  const footer = types + typeCount * 6 + abbreviationBytes + leapCount * 12 + standardCount + utCount
  const offsetOfType = (type: number) => view.getInt32(types + type * 6)

  const told: Told[] = [{ start: -Infinity, offset: offsetOfType(0), isFlagged: false }]
  for (let i = 0; i < timeCount; i++) {
    const type = view.getUint8(indices + i)
    told.push({
      start: Number(view.getBigInt64(44 + i * 8)),
      offset: offsetOfType(type),
      isFlagged: view.getUint8(types + type * 6 + 4) === 1,
    })
  }
  const segments = told.map(({ start, offset }, i): Segment => ({
    start,
    offset,
    isSummer: isAheadForSummer(told, i) ? 1 : 0,
  }))
  const rule = new TextDecoder().decode(block.subarray(footer)).trim()
  if (rule !== '') {
    const changes = ruleTransitions(rule, segments.at(-1)!.start, untilYear)
    const least = Math.min(...changes.slice(0, 2).map(({ offset }) => offset))
    for (const { at, offset } of changes)
      segments.push({ start: at, offset, isSummer: offset > least ? 1 : 0 })
  }
  return historyOf(segments)
}

/**
 * The part of the file with 64-bit times; files of the archive begin with it, files of a system have a 32-bit
 * part before it.
 */
export function modernBlock(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== 0x545a6966 || view.getUint8(4) < 0x32)
    throw new Error('not a TZif file of version 2 or later')
  const [utCount, standardCount, leapCount, timeCount, typeCount, abbreviationBytes] = counts(view)
  const oldLength =
    44 + timeCount * 5 + typeCount * 6 + abbreviationBytes + leapCount * 8 + standardCount + utCount
  const hasSecondPart = bytes.byteLength > oldLength + 44 && view.getUint32(oldLength) === 0x545a6966
  return hasSecondPart ? bytes.subarray(oldLength) : bytes
}

function counts(view: DataView): [number, number, number, number, number, number] {
  const at = (i: number) => view.getUint32(20 + i * 4)
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}

/** As a file tells it: the flag stands in summer, and in some zones in winter, when clocks stand behind. */
interface Told {
  start: number
  offset: number
  isFlagged: boolean
}

/** What lasts longer is the zone's own time, interrupted: Morocco's clocks go back in Ramadan alone. */
const LONGEST_SUMMER = 275 * 86_400

function isAheadForSummer(told: readonly Told[], i: number): boolean {
  const { start, offset, isFlagged } = told[i]!
  const isBehind = (other: Told | undefined) => other !== undefined && other.offset < offset
  if (isFlagged) {
    // the zone's own time may itself change as summer begins or ends
    const own = (other: Told) => !other.isFlagged
    return isBehind(told.slice(0, i).findLast(own)) || isBehind(told.slice(i + 1).find(own))
  }
  const [before, after] = [told[i - 1], told[i + 1]]
  if (!before?.isFlagged || !after?.isFlagged) return false
  return isBehind(before) && isBehind(after) && after.start - start < LONGEST_SUMMER
}

interface Segment {
  start: number
  offset: number
  isSummer: 0 | 1
}

/** A change of name alone is no change of the clock. */
function historyOf(segments: readonly Segment[]): ZoneHistory {
  const kept = segments.filter(({ offset, isSummer }, i) => {
    const before = segments[i - 1]
    return offset !== before?.offset || isSummer !== before.isSummer
  })
  return {
    starts: Float64Array.from(kept, ({ start }) => start),
    offsets: Int32Array.from(kept, ({ offset }) => offset),
    isSummer: Uint8Array.from(kept, ({ isSummer }) => isSummer),
  }
}
