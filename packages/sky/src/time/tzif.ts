import { ruleTransitions } from './posix-rule.ts'

/**
 * What the clocks of one zone said from when to when. `starts[i]` is the instant (seconds since 1970, UTC)
 * from which `offsets[i]` (seconds east of Greenwich) holds, until `starts[i + 1]`. The first start is −∞:
 * local mean time.
 */
export interface ZoneHistory {
  starts: Float64Array
  offsets: Int32Array
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

  const starts = [-Infinity]
  const offsets = [offsetOfType(0)]
  for (let i = 0; i < timeCount; i++) {
    starts.push(Number(view.getBigInt64(44 + i * 8)))
    offsets.push(offsetOfType(view.getUint8(indices + i)))
  }
  const rule = new TextDecoder().decode(block.subarray(footer)).trim()
  if (rule !== '') {
    for (const { at, offset } of ruleTransitions(rule, starts.at(-1)!, untilYear)) {
      starts.push(at)
      offsets.push(offset)
    }
  }
  return merged(starts, offsets)
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

/** Changes of name or of the summer flag alone are no change of the clock. */
function merged(starts: number[], offsets: number[]): ZoneHistory {
  const keep = offsets.map((offset, i) => i === 0 || offset !== offsets[i - 1])
  return {
    starts: Float64Array.from(starts.filter((_, i) => keep[i])),
    offsets: Int32Array.from(offsets.filter((_, i) => keep[i])),
  }
}
