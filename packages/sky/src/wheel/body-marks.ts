import type { Box } from './boxes.ts'
import { shownPlace } from './degrees.ts'
import type { BodyMark } from './geometry.ts'
import type { WheelBody } from './input.ts'
import { pointAt, textBox } from './layout.ts'
import type { Layout, Point } from './layout.ts'
import { radial } from './radial.ts'
import { spread } from './spread.ts'

/**
 * The bodies with their labels: stacks of glyph, degrees, minutes and the retrograde sign that run towards
 * the centre.
 */
export function bodyMarks(
  bodies: readonly WheelBody[],
  angleOf: (longitude: number) => number,
  layout: Layout,
): BodyMark[] {
  const angles = bodies.map(({ longitude, range }) =>
    angleOf(range ? (range.from + range.to) / 2 : longitude),
  )
  const labelAngles = spread(angles, layout.separation)
  return bodies.map((body, index) => bodyMark(body, angles[index]!, labelAngles[index]!, angleOf, layout))
}

function bodyMark(
  body: WheelBody,
  angle: number,
  labelAngle: number,
  angleOf: (longitude: number) => number,
  layout: Layout,
): BodyMark {
  const place = shownPlace(body)
  const glyph = { ...pointAt(layout.glyph.at, labelAngle), glyph: body.id, size: layout.glyph.size }
  // where minutes have no room, the second half of an uncertain place would be lost: then say no degree at
  // all
  const isHalf = layout.rest === null && place.rest.startsWith('–')
  const degrees = {
    ...pointAt(layout.degrees.at, labelAngle),
    text: isHalf ? '' : place.degrees,
    font: layout.degrees.size,
  }
  const rest =
    layout.rest && place.rest
      ? { ...pointAt(layout.rest.at, labelAngle), text: place.rest, font: layout.rest.size }
      : null
  const retrograde = body.isRetrograde
    ? {
        ...pointAt(layout.retrograde.at, labelAngle),
        glyph: 'retrograde' as const,
        size: layout.retrograde.size,
      }
    : null
  return {
    id: body.id,
    angle,
    labelAngle,
    glyph,
    degrees,
    rest,
    retrograde,
    leader: leader(angle, labelAngle, layout),
    dot: pointAt(layout.houseInner, angle),
    spine: radial(layout.retrograde.at, layout.glyph.at, labelAngle),
    boxes: [
      square(glyph, glyph.size),
      ...(degrees.text ? [textBox(degrees, degrees.text, degrees.font)] : []),
      ...(rest ? [textBox(rest, rest.text, rest.font)] : []),
      ...(retrograde ? [square(retrograde, retrograde.size)] : []),
    ],
    arc: body.range && arcOf(body.range, angleOf, layout),
  }
}

/** How far a leader reaches into the sign: a label that made room may stand under the next one. */
const INTO_SIGN = 5

/**
 * Begins inside the true sign, leaves the zodiac and meets the label along the radius, and turns between. All
 * leaders turn at the same radii, so they never cross each other, and none dips into a neighbour's label.
 */
function leader(angle: number, labelAngle: number, layout: Layout): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(labelAngle - angle) / 1.2))
  const turning = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const turned = part * part * (3 - 2 * part)
    return pointAt(
      layout.zodiacInner + (layout.leaderEnd - layout.zodiacInner) * part,
      angle + (labelAngle - angle) * turned,
    )
  })
  return [pointAt(layout.zodiacInner + INTO_SIGN, angle), ...turning]
}

function arcOf(
  range: NonNullable<WheelBody['range']>,
  angleOf: (longitude: number) => number,
  layout: Layout,
): BodyMark['arc'] {
  const from = angleOf(range.from)
  return { from, to: from + (range.to - range.from), radius: layout.zodiacInner - 7 }
}

function square({ x, y }: Point, side: number): Box {
  return { x, y, width: side, height: side }
}
