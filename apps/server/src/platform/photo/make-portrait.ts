import { PHOTO_MAX } from '@astrarium/contracts'
import type sharp from 'sharp'
import { AppError } from '../app-error.ts'
import { inTurn } from './locked-sharp.ts'
import { isMovingPng, isTwoThings, photoFormat } from './photo-format.ts'

type Sharp = typeof sharp

/** what is kept of it */
const PORTRAIT_MAX = 100 * 1024
const PORTRAIT_SIDE = 512
/** 12 megapixels; the page sends far fewer, and more would not fit into the memory of a small server */
const PIXELS_MAX = 12_500_000
const QUALITIES = [82, 64, 45, 25]

/**
 * The square in the middle of a photo, drawn anew as WebP: what stood beside it (place, camera) is gone.
 * One after another, so that many at once need no more memory than one. Throws photo_too_large, photo_type,
 * photo_too_many_pixels, photo_moves, photo_unreadable.
 */
export function makePortrait(bytes: Buffer): Promise<Buffer> {
  return inTurn((sharp) => draw(sharp, bytes))
}

async function draw(sharp: Sharp, bytes: Buffer): Promise<Buffer> {
  if (bytes.length > PHOTO_MAX) throw new AppError('photo_too_large', 'A photo has at most 5 MB')
  const format = photoFormat(bytes)
  if (!format) throw new AppError('photo_type', 'A photo is a JPEG, PNG, WebP or GIF')
  if (isTwoThings(bytes)) throw unreadable()
  const open = (photo: Buffer) =>
    sharp(photo, { limitInputPixels: PIXELS_MAX, failOn: 'warning', sequentialRead: true }).timeout({
      seconds: 10,
    })
  const { pages = 1, width, height } = await read(() => open(bytes).metadata())
  if (width * height > PIXELS_MAX)
    throw new AppError('photo_too_many_pixels', 'A photo has at most 12 megapixels')
  if (pages > 1 || (format === 'png' && isMovingPng(bytes)))
    throw new AppError('photo_moves', 'A photo does not move')
  const drawn = await read(() =>
    open(bytes)
      .autoOrient()
      .resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  for (const quality of QUALITIES) {
    const portrait = await read(() => open(drawn).webp({ quality }).toBuffer())
    if (portrait.length <= PORTRAIT_MAX) return portrait
  }
  throw unreadable()
}

async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/.test(cause.message))
      throw new AppError('photo_too_many_pixels', 'A photo has at most 12 megapixels')
    throw new AppError('photo_unreadable', 'The photo is damaged', { cause })
  }
}

function unreadable(): AppError {
  return new AppError('photo_unreadable', 'The photo is damaged, or more than a photo')
}
