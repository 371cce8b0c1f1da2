import { ASPECT_NAMES } from '../types.ts'
import type { NatalAspectName } from '../types.ts'
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
export const ASPECT_PIGMENTS: Readonly<Record<NatalAspectName, Pigment>> = {
  conjunction: 'brass',
  sextile: 'verdigris',
  square: 'cinnabar',
  trine: 'lapis',
  opposition: 'cinnabar',
  semisextile: 'verdigris',
  semisquare: 'cinnabar',
  quintile: 'lapis',
  sesquiquadrate: 'cinnabar',
  biquintile: 'lapis',
  quincunx: 'brass',
}

/** SVG dash patterns in units of the viewBox; an empty one is a whole line. */
export const ASPECT_DASHES: Readonly<Record<NatalAspectName, string>> = {
  conjunction: '',
  sextile: '7 6',
  square: '',
  trine: '20 6',
  opposition: '1.5 6',
  semisextile: '3 9',
  semisquare: '9 5 1.5 5',
  quintile: '14 5 1.5 5',
  sesquiquadrate: '9 5 1.5 5 1.5 5',
  biquintile: '14 5 1.5 5 1.5 5',
  quincunx: '5 5',
}

const WIDEST_ORB = 10
/** Minor aspects are closer than major ones, and speak more softly. */
const MINOR_WEIGHT = 0.35
const MAJOR: readonly NatalAspectName[] = Object.values(ASPECT_NAMES)

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
  aspect: { a: WheelPoint; b: WheelPoint; kind: NatalAspectName; orb: number },
  from: number,
  to: number,
  layout: Layout,
): AspectLine {
  const radius = layout.houseInner
  const loudest = MAJOR.includes(aspect.kind) ? 1 : MINOR_WEIGHT
  return {
    ...aspect,
    pigment: ASPECT_PIGMENTS[aspect.kind],
    weight: round(Math.max(0.15, loudest - aspect.orb / WIDEST_ORB)),
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
