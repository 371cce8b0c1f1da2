import type { Box } from './boxes.ts'

/**
 * The measures of the wheel, in units of its 1000 × 1000 viewBox. `full` carries minutes and wants 560 px of
 * width, `compact` has whole degrees and wants 400 px, `small` is for phones, with larger signs and the
 * houses in arabic figures. From these widths on (`small`: 300 px) no text is drawn under 11 px; a test holds
 * this.
 */
export type Density = 'full' | 'compact' | 'small'

export interface Layout {
  outer: number
  zodiacInner: number
  houseOuter: number
  houseInner: number
  signSize: number
  numerals: 'roman' | 'arabic'
  numeralFont: number
  angleFont: number
  /** radius of "AC" and "MC" */
  angleAt: number
  /** where a leader ends above its label */
  leaderEnd: number
  glyph: Level
  degrees: Level
  /** minutes; null leaves them out */
  rest: Level | null
  retrograde: Level
  /**
   * degrees between neighbouring labels at which no two can touch, at any place of the wheel; a test holds
   * this
   */
  separation: number
  numeralSeparation: number
}

interface Level {
  /** distance from the centre */
  at: number
  /** side of a glyph, or font size */
  size: number
}

export const LAYOUTS: Readonly<Record<Density, Layout>> = {
  full: {
    outer: 452,
    zodiacInner: 405,
    houseOuter: 200,
    houseInner: 170,
    signSize: 29,
    numerals: 'roman',
    numeralFont: 20,
    angleFont: 22,
    angleAt: 477,
    leaderEnd: 361,
    glyph: { at: 338, size: 36 },
    degrees: { at: 291, size: 23 },
    rest: { at: 246, size: 20 },
    retrograde: { at: 212, size: 16 },
    separation: 11,
    numeralSeparation: 14,
  },
  compact: {
    outer: 456,
    zodiacInner: 396,
    houseOuter: 188,
    houseInner: 150,
    signSize: 40,
    numerals: 'roman',
    numeralFont: 28,
    angleFont: 28,
    angleAt: 482,
    leaderEnd: 352,
    glyph: { at: 322, size: 46 },
    degrees: { at: 258, size: 33 },
    rest: null,
    retrograde: { at: 213, size: 21 },
    separation: 14,
    numeralSeparation: 21,
  },
  small: {
    outer: 430,
    zodiacInner: 366,
    houseOuter: 166,
    houseInner: 126,
    signSize: 46,
    numerals: 'arabic',
    numeralFont: 37,
    angleFont: 37,
    angleAt: 466,
    leaderEnd: 328,
    glyph: { at: 300, size: 49 },
    degrees: { at: 231, size: 38 },
    rest: null,
    retrograde: { at: 179, size: 22 },
    separation: 18,
    numeralSeparation: 22,
  },
}

export interface Point {
  x: number
  y: number
}

export const SIZE = 1000
export const CENTRE = SIZE / 2

/** `angle` in degrees, counterclockwise from the right, as seen on the screen. */
export function pointAt(radius: number, angle: number): Point {
  const rad = (angle * Math.PI) / 180
  return { x: round(CENTRE + radius * Math.cos(rad)), y: round(CENTRE - radius * Math.sin(rad)) }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * Room that a text takes, from above: digits of common fonts are at most 0.64 of the font size wide, capitals
 * of the numerals 0.75.
 */
export function textBox(at: Point, text: string, font: number): Box {
  let ems = 0
  for (const letter of text) ems += EMS[letter] ?? 0.64
  return { ...at, width: round(ems * font), height: round(0.74 * font) }
}

const EMS: Readonly<Record<string, number>> = {
  '°': 0.4,
  '′': 0.3,
  '–': 0.55,
  I: 0.38,
  V: 0.72,
  X: 0.74,
  A: 0.7,
  C: 0.72,
  M: 0.9,
}
