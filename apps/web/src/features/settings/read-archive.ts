/**
 * `astrarium.json` out of an archive, or that file itself; null for anything else. Zip files name what they
 * hold at their end.
 */
export async function readArchive(file: Blob): Promise<Record<string, unknown> | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    const text = isZip ? await entryOf(bytes) : new TextDecoder().decode(bytes)
    const read: unknown = text === null ? null : JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function entryOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const view = new DataView(bytes.buffer)
  let end = bytes.length - END_LENGTH
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) => view.getUint16(at + from, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength!))
    if (name === WANTED) {
      const local = view.getUint32(at + 42, true)
      const begins = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packed = bytes.slice(begins, begins + view.getUint32(at + 20, true))
      const isPacked = view.getUint16(at + 10, true) !== 0
      const stream = new Blob([packed]).stream()
      return new Response(
        isPacked ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream,
      ).text()
    }
    at += 46 + nameLength! + extraLength! + noteLength!
  }
  return null
}

const WANTED = 'astrarium.json'
const END = 0x06054b50
const END_LENGTH = 22
