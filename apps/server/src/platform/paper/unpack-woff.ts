import { inflateSync } from 'node:zlib'

// W3C, WOFF File Format 1.0, sections 3 and 4: a header, a row for each table, the tables packed by zlib.
const HEADER = { woff: 44, sfnt: 12 }
const ROW = { woff: 20, sfnt: 16 }

/**
 * A packed font as the plain font inside: unpacked once, where the library would unpack a table anew for
 * every letter that it looks up.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEADER.sfnt + count * ROW.sfnt)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const highest = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** highest * 16, 6)
  head.writeUInt16BE(highest, 8)
  head.writeUInt16BE(count * 16 - 2 ** highest * 16, 10)
  const parts = [head]
  let end = head.length
  for (let table = 0; table < count; table++) {
    const row = HEADER.woff + table * ROW.woff
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(row + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    const plain = packed < length ? inflateSync(bytes) : bytes
    const at = HEADER.sfnt + table * ROW.sfnt
    woff.copy(head, at, row, row + 4)
    head.writeUInt32BE(woff.readUInt32BE(row + 16), at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(length, at + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    plain.copy(padded)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}
