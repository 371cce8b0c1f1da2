import { arc, separation } from '../aspects/angles.ts'
import { coveredByBox, freeParts } from './boxes.ts'
import type { Box } from './boxes.ts'
import type { AngleMark, HouseMark, Line } from './geometry.ts'
import type { WheelInput } from './input.ts'
import { CENTRE, pointAt } from './layout.ts'
import type { Layout } from './layout.ts'
import { radial } from './radial.ts'
import { spread } from './spread.ts'

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

export function houseMarks(
  input: WheelInput,
  angleOf: (longitude: number) => number,
  layout: Layout,
  labels: readonly Box[],
): HouseMark[] {
  const { cusps } = input
  if (!cusps) return []
  const axes = [input.ascendant, input.midheaven].flatMap((angle) =>
    angle === null ? [] : [angle, angle + 180],
  )
  // the short way round: close to the poles the cusps of some systems run backwards
  const middles = cusps.map((cusp, index) => angleOf(cusp) + arc(cusp, cusps[(index + 1) % 12]!) / 2)
  const numeralAngles = spread(middles, layout.numeralSeparation)
  return cusps.map((cusp, index) => ({
    number: index + 1,
    numeral: {
      ...pointAt((layout.houseOuter + layout.houseInner) / 2, numeralAngles[index]!),
      text: layout.numerals === 'roman' ? NUMERALS[index]! : `${index + 1}`,
      font: layout.numeralFont,
    },
    // a cusp on an axis is drawn once, as the axis
    cusp: axes.some((axis) => separation(axis, cusp) < ONE_LINE)
      ? []
      : interrupted(layout.houseInner, layout.zodiacInner, angleOf(cusp), labels),
  }))
}

export function angleMarks(
  input: WheelInput,
  angleOf: (longitude: number) => number,
  layout: Layout,
  labels: readonly Box[],
): AngleMark[] {
  const { ascendant, midheaven } = input
  if (ascendant === null || midheaven === null) return []
  const named = [
    { id: 'asc', text: 'AC', angle: angleOf(ascendant) },
    { id: 'mc', text: 'MC', angle: angleOf(midheaven) },
  ] as const
  const labelAngles = spread(
    named.map(({ angle }) => angle),
    7,
  )
  return named.map(({ id, text, angle }, index) => ({
    id,
    label: { ...pointAt(layout.angleAt, labelAngles[index]!), text, font: layout.angleFont },
    axis: [angle, angle + 180].flatMap((end) =>
      interrupted(layout.houseInner, layout.zodiacInner, end, labels),
    ),
  }))
}

function interrupted(from: number, to: number, angle: number, labels: readonly Box[]): Line[] {
  const covered = labels.flatMap((box) => {
    const part = coveredByBox(box, CENTRE, angle, 5)
    return part ? [part] : []
  })
  return freeParts(from, to, covered, 16).map(([near, far]) => radial(near, far, angle))
}

/** Degrees: two lines that are nearer look like one. */
const ONE_LINE = 0.02
