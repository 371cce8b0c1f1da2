import { inflateRawSync } from 'node:zlib'

/** What stands in a zip file as we write them, by name. */
export function unzip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [packed, named, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ]
    const begins = at + 30 + named + extra
    const name = bytes.subarray(at + 30, at + 30 + named).toString()
    files[name] = inflateRawSync(bytes.subarray(begins, begins + packed)).toString('utf8')
    at = begins + packed
  }
  return files
}
