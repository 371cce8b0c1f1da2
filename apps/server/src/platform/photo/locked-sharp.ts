import type sharp from 'sharp'

type Sharp = typeof sharp

const PHOTOS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer']
const DRAWINGS = ['SvgBuffer']

let turn: Promise<unknown> = Promise.resolve()

/** One picture after another, so that many at once need no more memory than one. */
export function inTurn<T>(work: (sharp: Sharp) => Promise<T>): Promise<T> {
  const done = turn.then(async () => work(await opened()))
  turn = done.catch(() => {})
  return done
}

/** The same for a drawing of ours: its format is unlocked for its own turn, in which no photo is read. */
export function drawInTurn<T>(work: (sharp: Sharp) => Promise<T>): Promise<T> {
  return inTurn(async (sharp) => {
    sharp.unblock({ operation: loaders(DRAWINGS) })
    try {
      return await work(sharp)
    } finally {
      sharp.block({ operation: loaders(DRAWINGS) })
    }
  })
}

let opening: Promise<Sharp> | null = null

/** Loaded with the first picture: a server that is sent none does without. Every other format is locked. */
function opened(): Promise<Sharp> {
  return (opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: loaders(PHOTOS) })
    return sharp
  }))
}

function loaders(kinds: readonly string[]): string[] {
  return kinds.map((kind) => `VipsForeignLoad${kind}`)
}
