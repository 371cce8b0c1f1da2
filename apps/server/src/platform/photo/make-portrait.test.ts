import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hostilePhotos } from '../../../test/hostile-photos.ts'
import { makePortrait } from './make-portrait.ts'

const plain = (width: number, height: number, background = '#884422') =>
  sharp({ create: { width, height, channels: 3, background } })

it('refuses two hundred hostile files each with its reason, in at most 150 MB beside the largest photo', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  try {
    const photos = await hostilePhotos()
    expect(photos).toHaveLength(200)
    const wanted: Record<string, string> = { largest: 'taken' }
    const largest = plain(4032, 3024).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    writeFileSync(join(folder, 'largest'), await largest.toBuffer())
    for (const { name, bytes, code } of photos) {
      writeFileSync(join(folder, name), bytes)
      wanted[name] = code
    }
    const reader = new URL('../../../test/read-hostile-photos.ts', import.meta.url).pathname
    const told = execFileSync(process.execPath, [reader, folder], { encoding: 'utf8' })
    const { answers, grownMb } = JSON.parse(told) as { answers: object; grownMb: number }
    console.log(`hostile photos: ${photos.length} refused, memory grew by ${grownMb} MB`)
    expect(answers).toEqual(wanted)
    expect(grownMb).toBeLessThanOrEqual(150)
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 120_000)

it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'draws a %s anew, square and without what stood beside it',
  async (format) => {
    const bytes = await plain(1200, 800)
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const portrait = await makePortrait(bytes)
    const { format: made, width, height, exif, xmp, icc } = await sharp(portrait).metadata()
    expect({ made, width, height, exif, xmp, icc }).toMatchObject({ made: 'webp', width: 512, height: 512 })
    expect([exif, xmp]).toEqual([undefined, undefined])
    expect(portrait.includes('CANARY')).toBe(false)
    expect(portrait.length).toBeLessThanOrEqual(100 * 1024)
  },
)

it('stays within 100 KB however much there is to see, and turns as the camera was held', async () => {
  const noise = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, at) => (at * 7919 * (at % 31)) % 256))
  const photo = sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
  expect((await makePortrait(await photo.png().toBuffer())).length).toBeLessThanOrEqual(100 * 1024)

  const redOverBlue = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    .composite([{ input: await plain(300, 150, '#ff0000').png().toBuffer(), top: 0, left: 0 }])
    .jpeg()
    .withMetadata({ orientation: 3 })
    .toBuffer()
  const { data } = await sharp(await makePortrait(redOverBlue))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[2]! > data[0]!, 'blue comes first when it is held upside down').toBe(true)
})
