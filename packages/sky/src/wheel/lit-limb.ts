/**
 * The lit part of the Moon as seen from the northern hemisphere, as the `d` of a path around 0,0. `angle` is
 * Moon minus Sun in longitude, degrees: 0 new, 90 first quarter (right half lit), 180 full, 270 last quarter.
 * The bright limb is half a circle; the terminator is half an ellipse whose short axis is the cosine of the
 * angle (the Moon's latitude, at most 5°, is left out).
 */
export function litLimb(angle: number, radius: number): string {
  const turned = ((angle % 360) + 360) % 360
  const isWaxing = turned < 180
  const squeeze = round(Math.abs(Math.cos((turned * Math.PI) / 180)) * radius)
  const isGibbous = turned > 90 && turned < 270
  const limb = isWaxing ? 1 : 0
  // a crescent's terminator bends towards its limb, a gibbous one's away from it
  const terminator = isGibbous ? limb : 1 - limb
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${squeeze} ${radius} 0 0 ${terminator} 0 ${-radius}Z`
}

/** Lit part of the disc, 0 to 1. */
export function litPart(angle: number): number {
  return (1 - Math.cos((angle * Math.PI) / 180)) / 2
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
