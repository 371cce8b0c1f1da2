import { normalized, spread, wheelInputFromStored } from '@astrarium/sky/wheel'
import type { GlyphId, Point, WheelBody, WheelInput, WheelPoint } from '@astrarium/sky/wheel'
import type { PairContact, StoredChart } from '@astrarium/contracts'

/** Radii in a square of 1000; the person inside, the other one outside. */
export const RADII = { outer: 462, zodiac: 408, between: 304, inner: 206 } as const
const LEVELS = {
  theirs: { glyph: 372, degree: 331, tick: RADII.zodiac, apart: 7.6 },
  own: { glyph: 270, degree: 231, tick: RADII.between, apart: 10.6 },
} as const

export interface PlacedPoint {
  id: WheelPoint
  whose: 'own' | 'theirs'
  at: Point
  /** whole degrees in the sign; null for a stretch or a label without figures */
  degree: { at: Point; text: string } | null
  /** from the true place to the label */
  leader: { from: Point; to: Point }
  dot: Point
  /** of the true place, on the screen */
  angle: number
  glyph: GlyphId | null
  label: string | null
}

export interface TwoWheels {
  points: PlacedPoint[]
  /** screen angle of 0° of each sign */
  signs: number[]
  /** the Ascendant of the person, where there is one */
  horizon: { from: Point; to: Point } | null
  angleOf: (longitude: number) => number
}

export function twoWheels(own: WheelInput, theirs: WheelInput): TwoWheels {
  const left = own.ascendant ?? 0
  const angleOf = (longitude: number) => normalized(180 + longitude - left)
  return {
    points: [...placed(own, 'own', angleOf), ...placed(theirs, 'theirs', angleOf)],
    signs: Array.from({ length: 12 }, (_, sign) => angleOf(sign * 30)),
    // between the wheels, where it strikes through no label
    horizon:
      own.ascendant === null
        ? null
        : { from: polar(RADII.between - 12, 180), to: polar(RADII.between + 22, 180) },
    angleOf,
  }
}

/** Null for a chart in a form that is not understood. */
export function inputOf(chart: StoredChart): WheelInput | null {
  try {
    return wheelInputFromStored(chart)
  } catch {
    return null
  }
}

export interface ContactLine {
  /** a line; of joined points, between which it would be a dot, an arc of the rim */
  path: string
  isJoined: boolean
}

/** From a point of the person to one of the other; null where one of them is not drawn. */
export function lineOf(contact: PairContact, points: readonly PlacedPoint[]): ContactLine | null {
  if (contact.kind === 'overlay') return null
  const find = (whose: 'own' | 'theirs') =>
    points.find((point) => point.whose === whose && point.id === contact[whose])
  const [from, to] = [find('own'), find('theirs')]
  if (!from || !to) return null
  const isJoined = contact.aspect === 'conjunction'
  const [a, b] = isJoined ? rimAround(from.angle, to.angle) : [from.dot, to.dot]
  const bend = isJoined ? `A${RADII.inner} ${RADII.inner} 0 0 0` : 'L'
  return { path: `M${a.x} ${a.y}${bend}${b.x} ${b.y}`, isJoined }
}

/** The piece of the rim that both stand on, and a little beyond. */
function rimAround(one: number, other: number): [Point, Point] {
  const apart = normalized(other - one)
  const [first, width] = apart <= 180 ? [one, apart] : [other, 360 - apart]
  return [polar(RADII.inner, first - BEYOND), polar(RADII.inner, first + width + BEYOND)]
}

const BEYOND = 2.5

const SHOWN: readonly WheelPoint[] = [
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

function placed(
  { bodies, ascendant, midheaven }: WheelInput,
  whose: 'own' | 'theirs',
  angleOf: (longitude: number) => number,
): PlacedPoint[] {
  const level = LEVELS[whose]
  const angles = (
    [
      ['asc', ascendant, 'AC'],
      ['mc', midheaven, 'MC'],
    ] as const
  ).flatMap(([id, longitude, label]) =>
    longitude === null ? [] : [{ id, longitude, label, degree: longitude % 30 }],
  )
  const all = [
    ...bodies
      .filter(({ id }) => SHOWN.includes(id))
      .map((body) => ({ ...body, label: null, degree: degreeOf(body) })),
    ...angles,
  ]
  const labels = spread(
    all.map(({ longitude }) => angleOf(longitude)),
    level.apart,
  )
  return all.map(({ id, longitude, label, degree }, index): PlacedPoint => {
    const [true_, shown] = [angleOf(longitude), labels[index] ?? angleOf(longitude)]
    return {
      id,
      whose,
      at: polar(level.glyph, shown),
      degree: degree === null ? null : { at: polar(level.degree, shown), text: `${Math.floor(degree)}°` },
      leader: { from: polar(level.tick, true_), to: polar(level.glyph + 24, shown) },
      angle: true_,
      dot: polar(RADII.inner - (whose === 'own' ? 0 : 10), true_),
      glyph: id === 'asc' || id === 'mc' ? null : id,
      label,
    }
  })
}

/** None where the birth time leaves more than a degree open. */
function degreeOf({ degree, range }: WheelBody): number | null {
  return range && range.to - range.from > 1 ? null : degree
}

function polar(radius: number, angle: number): Point {
  const rad = (angle * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return { x: round(500 + radius * Math.cos(rad)), y: round(500 - radius * Math.sin(rad)) }
}
