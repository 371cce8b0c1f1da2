import type { Face } from './typefaces.ts'

/** The tokens of the light theme as sRGB, on white: paper brings its own ground. */
export const INK = {
  text: '#1a202f',
  second: '#49505f',
  brass: '#7e5823',
  line: '#dcd3c0',
}

/** Points; A4 is 595 by 842. */
export const MARGINS = { top: 78, bottom: 76, left: 62, right: 62 }
export const WIDTH = 595.28 - MARGINS.left - MARGINS.right

/** Points above a heading that does not begin a page. */
export const SPACE_ABOVE = { 1: 0, 2: 20, 3: 10 }

export interface Look {
  face: Face
  size: number
  colour: string
  /** from line to line, in sizes */
  leading: number
  /** points to what follows */
  below: number
}

export const LOOKS = {
  heading1: look('garamond-400-normal', 30, INK.text, 1.15, 6),
  heading2: look('garamond-400-normal', 19, INK.brass, 1.2, 6),
  heading3: look('garamond-500-normal', 13.5, INK.text, 1.25, 3),
  body: look('garamond-400-normal', 11.5, INK.text, 1.38, 6),
  quiet: look('figtree-400-normal', 9, INK.second, 1.4, 6),
  stressed: look('garamond-400-italic', 13.5, INK.brass, 1.35, 6),
  column: look('figtree-600-normal', 8.5, INK.second, 1.3, 0),
  cell: look('figtree-400-normal', 9, INK.text, 1.3, 0),
  product: look('garamond-400-normal', 12, INK.brass, 1, 0),
  foot: look('figtree-400-normal', 8, INK.second, 1, 0),
} satisfies Record<string, Look>

function look(face: Face, size: number, colour: string, leading: number, below: number): Look {
  return { face, size, colour, leading, below }
}
