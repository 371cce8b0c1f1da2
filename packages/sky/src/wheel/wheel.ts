import type { Body } from '../types.ts'
import { normalized } from '../aspects/angles.ts'
import { aspectLines } from './aspect-lines.ts'
import { bodyMarks } from './body-marks.ts'
import { angleMarks, houseMarks } from './house-marks.ts'
import type { SignSector, Tick, WheelGeometry } from './geometry.ts'
import type { WheelInput } from './input.ts'
import { CENTRE, LAYOUTS, SIZE, pointAt } from './layout.ts'
import type { Density, Layout } from './layout.ts'
import { radial } from './radial.ts'
import { ZODIAC } from './zodiac.ts'

export interface WheelOptions {
  /** default `full` */
  density?: Density
  /** which bodies are drawn, where the chart has them; default Sun to Pluto, the true node and Chiron */
  bodies?: readonly Body[]
}

export const DEFAULT_BODIES: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'true_node',
  'chiron',
]

/**
 * A chart as the geometry of its wheel: pure, the same for the web, for print and for a program. The
 * Ascendant lies on the left and the signs run counterclockwise; without a birth time 0° Aries lies on the
 * left and there are no cusps and no angles. No two labels overlap, however close the bodies stand: labels
 * move along the circle, and leader lines keep the true degree. Throws RangeError for numbers that are not
 * finite.
 */
export function wheel(input: WheelInput, options: WheelOptions = {}): WheelGeometry {
  refuseBrokenNumbers(input)
  const density = options.density ?? 'full'
  const layout = input.cusps ? LAYOUTS[density] : withoutHouses(LAYOUTS[density])
  const { outer, zodiacInner, houseOuter, houseInner } = layout
  const shown = options.bodies ?? DEFAULT_BODIES
  const left = input.ascendant ?? 0
  const angleOf = (longitude: number) => normalized(180 + longitude - left)

  const bodies = bodyMarks(
    input.bodies.filter(({ id }) => shown.includes(id)),
    angleOf,
    layout,
  )
  const obstacles = bodies.flatMap(({ boxes }) => boxes)
  return {
    size: SIZE,
    centre: CENTRE,
    density,
    rings: { outer, zodiacInner, houseOuter, houseInner },
    signs: ZODIAC.map((sign, index) => signSector(sign, angleOf(index * 30), layout)),
    ticks: Array.from({ length: 360 }, (_, degree) => tick(degree, angleOf(degree), zodiacInner)),
    houses: houseMarks(input, angleOf, layout, obstacles),
    angles: angleMarks(input, angleOf, layout, obstacles),
    bodies,
    aspects: aspectLines(input, bodies, angleOf, layout),
  }
}

/** Without houses their ring is room for the aspects. */
function withoutHouses(layout: Layout): Layout {
  return { ...layout, houseInner: layout.houseOuter }
}

function signSector(sign: (typeof ZODIAC)[number], from: number, layout: Layout): SignSector {
  const middle = pointAt((layout.outer + layout.zodiacInner) / 2, from + 15)
  return {
    ...sign,
    from,
    to: from + 30,
    boundary: radial(layout.zodiacInner, layout.outer, from),
    mark: { ...middle, glyph: sign.sign, size: layout.signSize },
  }
}

function tick(degree: number, angle: number, ring: number): Tick {
  const every = degree % 10 === 0 ? 10 : degree % 5 === 0 ? 5 : 1
  return { ...radial(ring - { 1: 5, 5: 8, 10: 13 }[every], ring, angle), every }
}

function refuseBrokenNumbers(input: WheelInput) {
  const numbers = [
    ...input.bodies.flatMap(({ longitude, degree, range }) => [
      longitude,
      degree,
      range?.from ?? 0,
      range?.to ?? 0,
    ]),
    ...input.aspects.map(({ orb }) => orb),
    ...(input.cusps ?? []),
    input.ascendant ?? 0,
    input.midheaven ?? 0,
  ]
  if (!numbers.every(Number.isFinite))
    throw new RangeError('A chart with a number that is not finite cannot be drawn')
}
