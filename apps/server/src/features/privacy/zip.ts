import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file, as every system opens it. */
export function zip(files: readonly { name: string; text: string | Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const plain = typeof text === 'string' ? Buffer.from(text, 'utf8') : text
    const packed = deflateRawSync(plain)
    const called = Buffer.from(name, 'utf8')
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0) // version 2.0
    about.writeUInt16LE(0x0800, 2) // names are UTF-8
    about.writeUInt16LE(8, 4) // deflated
    about.writeUInt16LE(0, 6) // no time of its own
    about.writeUInt16LE(0x21, 8) // 1 January 1980, the first date there is
    about.writeUInt32LE(crc32(plain), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(plain.length, 18)
    about.writeUInt16LE(called.length, 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    const local = [Buffer.from('PK\x03\x04', 'latin1'), about, called, packed]
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, where, called)
    parts.push(...local)
    offset += lengthOf(local)
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(lengthOf(directory), 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}
