import type { Document } from './pdfkit-types.ts'
import { runsOf } from './typefaces.ts'
import type { Face } from './typefaces.ts'

export interface LineOfText {
  text: string
  face: Face
  size: number
  colour: string
}

/** One line, never broken, in as many fonts as its letters need; `x` is where its `anchor` comes to lie. */
export function writeLine(
  doc: Document,
  { text, face, size, colour }: LineOfText,
  { x, y, anchor }: { x: number; y: number; anchor: 'start' | 'middle' | 'end' },
): void {
  const runs = runsOf(text, face).map((run) => {
    doc.font(run.font, run.name).fontSize(size)
    return { ...run, width: doc.widthOfString(run.text) }
  })
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  let left = x - { start: 0, middle: width / 2, end: width }[anchor]
  doc.fillColor(colour, 1)
  for (const run of runs) {
    doc.font(run.font, run.name).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += run.width
  }
}
