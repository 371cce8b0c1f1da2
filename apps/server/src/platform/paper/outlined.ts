import type { Shape, Writing } from '@astrarium/sky/wheel'
import { faceOf } from './draw-shapes.ts'
import { runsOf } from './typefaces.ts'

/** Words as the outlines of their letters, so that a drawing looks the same where the fonts are not known. */
export function outlined(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => (shape.kind === 'writing' ? outlineOf(shape) : shape))
}

function outlineOf(shape: Writing): Shape {
  const runs = runsOf(shape.text, faceOf(shape)).map(({ font, text }) => {
    const { glyphs, positions, advanceWidth } = font.layout(text)
    return { glyphs, positions, advanceWidth, scale: shape.size / font.unitsPerEm }
  })
  const width = runs.reduce((sum, { advanceWidth, scale }) => sum + advanceWidth * scale, 0)
  let x = shape.x - width / 2
  const parts = runs.flatMap(({ glyphs, positions, scale }) =>
    glyphs.map((glyph, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      const moved = glyph.path.transform(
        ...([scale, 0, 0, -scale, x + xOffset * scale, shape.y - yOffset * scale] as const),
      )
      x += xAdvance * scale
      return moved.toSVG().replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
    }),
  )
  return { kind: 'area', d: parts.join(''), colour: shape.colour, opacity: 1 }
}
