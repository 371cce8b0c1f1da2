import type { AspectName } from '../types.ts'
import { arc } from '../aspects/angles.ts'
import type { AspectLine, BodyMark } from './geometry.ts'
import type { WheelInput, WheelPoint } from './input.ts'
import { pointAt, round } from './layout.ts'
import type { Layout } from './layout.ts'
import type { Pigment } from './zodiac.ts'

/**
 * Easy, tense and flowing aspects by pigment; kinds differ by dash as well, so that colour is never the only
 * sign.
 */
export const ASPECT_PIGMENTS: Readonly<Record<AspectName, Pigment>> = {
  conjunction: 'brass',
  sextile: 'verdigris',
  square: 'cinnabar',
  trine: 'lapis',
  opposition: 'cinnabar',
}

/** SVG dash patterns in units of the viewBox; an empty one is a whole line. */
export const ASPECT_DASHES: Readonly<Record<AspectName, string>> = {
  conjunction: '',
  sextile: '7 6',
  square: '',
  trine: '20 6',
  opposition: '1.5 6',
}

const WIDEST_ORB = 10

/** The aspects between what is drawn, the widest first, so that tight ones lie on top. */
export function aspectLines(
  input: WheelInput,
  bodies: readonly BodyMark[],
  angleOf: (longitude: number) => number,
  layout: Layout,
): AspectLine[] {
  const angles = new Map<WheelPoint, number>(bodies.map(({ id, angle }) => [id, angle]))
  if (input.ascendant !== null) angles.set('asc', angleOf(input.ascendant))
  if (input.midheaven !== null) angles.set('mc', angleOf(input.midheaven))

  return input.aspects
    .flatMap(({ a, b, kind, orb }) => {
      const from = angles.get(a)
      const to = angles.get(b)
      return from === undefined || to === undefined ? [] : [aspectLine({ a, b, kind, orb }, from, to, layout)]
    })
    .sort((one, other) => other.orb - one.orb)
}

function aspectLine(
  aspect: { a: WheelPoint; b: WheelPoint; kind: AspectName; orb: number },
  from: number,
  to: number,
  layout: Layout,
): AspectLine {
  const radius = layout.houseInner
  return {
    ...aspect,
    pigment: ASPECT_PIGMENTS[aspect.kind],
    weight: round(Math.max(0.15, 1 - aspect.orb / WIDEST_ORB)),
    from: pointAt(radius, from),
    to: pointAt(radius, to),
    arc: aspect.kind === 'conjunction' ? arcBetween(from, to, radius - 9) : null,
  }
}

function arcBetween(
  one: number,
  other: number,
  radius: number,
): { from: number; to: number; radius: number } {
  const ahead = arc(one, other)
  return ahead >= 0 ? { from: one, to: one + ahead, radius } : { from: other, to: other - ahead, radius }
}
