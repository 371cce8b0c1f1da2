import type { NatalAspectName, Body, Sign } from '../types.ts'
import type { Box } from './boxes.ts'
import type { GlyphId } from './glyphs.ts'
import type { WheelPoint } from './input.ts'
import type { Density, Point } from './layout.ts'
import type { Element } from '../natal/balance.ts'
import type { Pigment } from './zodiac.ts'

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A glyph around its centre. */
export interface GlyphMark extends Point {
  glyph: GlyphId
  size: number
}

/** A text around its centre, upright. */
export interface TextMark extends Point {
  text: string
  font: number
}

export interface SignSector {
  sign: Sign
  element: Element
  pigment: Pigment
  /** screen angles, degrees counterclockwise from the right; `to` = `from` + 30 */
  from: number
  to: number
  boundary: Line
  mark: GlyphMark
}

export interface Tick extends Line {
  every: 1 | 5 | 10
}

export interface HouseMark {
  number: number
  numeral: TextMark
  /** the cusp, interrupted where labels stand */
  cusp: readonly Line[]
}

export interface AngleMark {
  id: 'asc' | 'mc'
  label: TextMark
  /** the axis with its opposite end, interrupted where labels stand */
  axis: readonly Line[]
}

export interface BodyMark {
  id: Body
  /** screen angle of the true degree, and of the label after making room */
  angle: number
  labelAngle: number
  glyph: GlyphMark
  degrees: TextMark
  rest: TextMark | null
  retrograde: GlyphMark | null
  /** from the true degree, a little inside its sign, to the label */
  leader: readonly Point[]
  /** on the circle of aspects, at the true degree */
  dot: Point
  /** the line down the middle of the label: a thick stroke along it is the place to touch */
  spine: Line
  /** what the label covers */
  boxes: readonly Box[]
  /** screen angles of an uncertain place, from < to */
  arc: { from: number; to: number; radius: number } | null
}

export interface AspectLine {
  a: WheelPoint
  b: WheelPoint
  kind: NatalAspectName
  pigment: Pigment
  orb: number
  /** 1 exact … 0.15 wide */
  weight: number
  from: Point
  to: Point
  /** a conjunction is an arc along the circle, everything else a chord */
  arc: { from: number; to: number; radius: number } | null
}

/** Everything that a wheel shows, as numbers in a square viewBox of `size`. */
export interface WheelGeometry {
  size: number
  centre: number
  density: Density
  rings: { outer: number; zodiacInner: number; houseOuter: number; houseInner: number }
  signs: readonly SignSector[]
  ticks: readonly Tick[]
  /** both empty without a birth time */
  houses: readonly HouseMark[]
  angles: readonly AngleMark[]
  bodies: readonly BodyMark[]
  aspects: readonly AspectLine[]
}
