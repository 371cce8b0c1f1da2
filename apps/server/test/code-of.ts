import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an app shows for the address of its secret, as RFC 6238 has it. */
export function codeOf(uri: string, at = Date.now()): string {
  const bits = new URL(uri).searchParams
    .get('secret')!
    .replace(/=+$/, '')
    .split('')
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const code = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(code % 1_000_000).padStart(6, '0')
}
