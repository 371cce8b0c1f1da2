import { ASPECT_DASHES } from './aspect-lines.ts'
import type { AspectLine, BodyMark, GlyphMark, TextMark, WheelGeometry } from './geometry.ts'
import { GLYPHS, GLYPH_BOX, GLYPH_STROKE } from './glyphs.ts'
import type { Point } from './layout.ts'
import { arcPath, linesPath, polylinePath, sectorPath } from './paths.ts'
import type { WheelTheme } from './themes.ts'

/** One thing to draw, in units of the wheel: whoever draws it needs to know nothing of charts. */
export type Shape = Stroke | Area | Disc | Writing

/** A line with round ends and joins. */
export interface Stroke {
  kind: 'stroke'
  d: string
  colour: string
  width: number
  /** lengths of lines and gaps, as SVG writes them; empty: a whole line */
  dash: string
  opacity: number
  /** where the path is put, after it was made so much larger; null: it lies where it is */
  at: (Point & { scale: number }) | null
}

export interface Area {
  kind: 'area'
  d: string
  colour: string
  opacity: number
}

export interface Disc extends Point {
  kind: 'disc'
  radius: number
  /** `none` leaves it open */
  fill: string
  ring: { colour: string; width: number } | null
}

/** Words around a point of their baseline. */
export interface Writing extends Point {
  kind: 'writing'
  text: string
  face: 'digits' | 'numerals'
  size: number
  weight: 400 | 500 | 600
  colour: string
}

/** A wheel as shapes, in the order in which they lie upon each other. */
export function wheelShapes(geometry: WheelGeometry, theme: WheelTheme): Shape[] {
  const { centre, rings, signs, ticks, houses, angles, bodies, aspects } = geometry
  const { pigments, faint } = theme
  const ring = (radius: number, fill = 'none'): Disc => {
    return { kind: 'disc', x: centre, y: centre, radius, fill, ring: { colour: theme.ring, width: 1.2 } }
  }
  const ticksEvery = (isFine: boolean) => linesPath(ticks.filter(({ every }) => (every === 1) === isFine))
  const shapes: Shape[] = [
    ...signs.map(({ from, to, pigment }) => {
      const d = sectorPath(rings.zodiacInner, rings.outer, from, to)
      return { kind: 'area' as const, d, colour: pigments[pigment], opacity: 0.1 }
    }),
    stroke(linesPath(signs.map(({ boundary }) => boundary)), theme.ring, 1.2),
    ring(rings.outer),
    ring(rings.zodiacInner),
    ring(rings.houseOuter, theme.inner),
    ring(rings.houseInner),
    stroke(ticksEvery(true), theme.ring, 0.8),
    stroke(ticksEvery(false), pigments.brass, 1.1),
    ...signs.map(({ mark, pigment }) => glyph(mark, pigments[pigment])),
    stroke(linesPath(houses.flatMap(({ cusp }) => cusp)), faint, 0.9, { opacity: 0.7 }),
    ...houses.map(({ numeral }) => writing(numeral, 'numerals', faint)),
    ...aspects.map((aspect) => aspectLine(aspect, pigments[aspect.pigment])),
    ...angles.flatMap(({ axis, label }) => [
      stroke(linesPath(axis), pigments.brass, 2.2),
      writing(label, 'digits', pigments.brass, 600),
    ]),
    ...bodies.flatMap((body) => bodyShapes(body, theme)),
  ]
  return shapes.filter((shape) => !isEmpty(shape))
}

function aspectLine({ kind, weight, from, to, arc }: AspectLine, colour: string): Stroke {
  return stroke(arc ? arcPath(arc) : polylinePath([from, to]), colour, n(0.9 + 1.7 * weight), {
    dash: ASPECT_DASHES[kind],
    opacity: n(0.3 + 0.65 * weight),
  })
}

function bodyShapes(body: BodyMark, { text, faint, pigments }: WheelTheme): Shape[] {
  return [
    stroke(polylinePath(body.leader), faint, 1.6),
    { kind: 'disc', ...body.leader[0]!, radius: 3.2, fill: text, ring: null },
    ...(body.arc ? [stroke(arcPath(body.arc), text, 5)] : []),
    { kind: 'disc', ...body.dot, radius: 2.8, fill: text, ring: null },
    glyph(body.glyph, text),
    writing(body.degrees, 'digits', text, 500),
    ...(body.rest ? [writing(body.rest, 'digits', faint)] : []),
    ...(body.retrograde ? [glyph(body.retrograde, pigments.cinnabar)] : []),
  ]
}

function stroke(
  d: string,
  colour: string,
  width: number,
  { dash = '', opacity = 1, at = null }: Partial<Pick<Stroke, 'dash' | 'opacity' | 'at'>> = {},
): Stroke {
  return { kind: 'stroke', d, colour, width, dash, opacity, at }
}

function glyph({ glyph: id, x, y, size }: GlyphMark, colour: string): Stroke {
  const at = { x: n(x - size / 2), y: n(y - size / 2), scale: n(size / GLYPH_BOX, 4) }
  return stroke(GLYPHS[id], colour, GLYPH_STROKE, { at })
}

function writing(
  { text, x, y, font }: TextMark,
  face: Writing['face'],
  colour: string,
  weight: Writing['weight'] = 400,
): Writing {
  // figures and capitals stand about 0.7 of the size high
  return { kind: 'writing', text, x, y: n(y + font * 0.35), face, size: font, weight, colour }
}

function isEmpty(shape: Shape): boolean {
  return (shape.kind === 'stroke' && shape.d === '') || (shape.kind === 'writing' && shape.text === '')
}

function n(value: number, places = 2): number {
  return Number(value.toFixed(places))
}
