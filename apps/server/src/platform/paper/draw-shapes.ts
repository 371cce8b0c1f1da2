import type { Shape, Writing } from '@astrarium/sky/wheel'
import type { Document } from './pdfkit-types.ts'
import type { Face } from './typefaces.ts'
import { writeLine } from './line-of-text.ts'

/** Shapes of a square drawing, `size` units wide, on a page. */
export function drawShapes(
  doc: Document,
  shapes: readonly Shape[],
  place: { x: number; y: number; side: number; size: number },
): void {
  doc
    .save()
    .translate(place.x, place.y)
    .scale(place.side / place.size)
  doc.lineCap('round').lineJoin('round')
  for (const shape of shapes) draw(doc, shape)
  doc.restore()
}

/** The cut in which the words of a drawing are set. */
export function faceOf({ face, weight }: Pick<Writing, 'face' | 'weight'>): Face {
  return face === 'numerals' ? 'garamond-400-normal' : `figtree-${weight}-normal`
}

function draw(doc: Document, shape: Shape): void {
  switch (shape.kind) {
    case 'stroke': {
      doc.save()
      if (shape.at) doc.translate(shape.at.x, shape.at.y).scale(shape.at.scale)
      const [length, space] = shape.dash.split(' ').map(Number)
      if (length && space) doc.dash(length, { space })
      doc.path(shape.d).lineWidth(shape.width).strokeColor(shape.colour, shape.opacity).stroke()
      doc.restore()
      return
    }
    case 'area':
      doc.path(shape.d).fillColor(shape.colour, shape.opacity).fill()
      return
    case 'disc': {
      const { x, y, radius, fill, ring } = shape
      if (fill !== 'none') doc.circle(x, y, radius).fillColor(fill, 1).fill()
      if (ring) doc.circle(x, y, radius).lineWidth(ring.width).strokeColor(ring.colour, 1).stroke()
      return
    }
    case 'writing':
      writeLine(doc, { ...shape, face: faceOf(shape) }, { x: shape.x, y: shape.y, anchor: 'middle' })
  }
}
