import { crc32, deflateSync } from 'node:zlib'

const SIZE = 512

/** A portrait of nobody, as PNG: a head and shoulders before a window at dusk. */
export function portrait(): Buffer {
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3))
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) rows.set(colourAt(x / SIZE, y / SIZE), y * (1 + SIZE * 3) + 1 + x * 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIZE, 0)
  head.writeUInt32BE(SIZE, 4)
  head.set([8, 2], 8) // eight bits each of red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number): [number, number, number] {
  const isHair = within(x, y, { x: 0.5, y: 0.33, width: 0.17, height: 0.19 }) && y < 0.34 - (x - 0.5) ** 2
  if (isHair) return [52, 34, 28]
  const light = 1 - 0.35 * x
  if (within(x, y, { x: 0.5, y: 0.38, width: 0.145, height: 0.19 })) return shade([214, 164, 132], light)
  if (Math.abs(x - 0.5) < 0.06 && y > 0.4 && y < 0.66) return shade([186, 136, 108], light)
  if (within(x, y, { x: 0.5, y: 1, width: 0.37, height: 0.4 })) return shade([44, 74, 88], light)
  return shade([236, 178, 116], 1 - 0.55 * y)
}

interface Oval {
  x: number
  y: number
  width: number
  height: number
}

function within(x: number, y: number, oval: Oval): boolean {
  return ((x - oval.x) / oval.width) ** 2 + ((y - oval.y) / oval.height) ** 2 < 1
}

function shade([red, green, blue]: [number, number, number], light: number): [number, number, number] {
  return [red * light, green * light, blue * light]
}

function chunk(kind: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), bytes])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
