import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { normalized } from '@astrarium/sky/wheel'
import type { Line, Point } from '@astrarium/sky/wheel'

/** Units of the drawing: px from 1440 px on, its centre at 0,0, y downwards. */
export const INNERMOST = 80
export const STEP = 45
export const SEAL_RADIUS = 17
/** along the ring, from one seal's middle to the next one's */
export const NEIGHBOURS_APART = 46

/** 80 to 350, so diameters of 160 to 700 in steps of 90. */
export function radiusOf(ring: Ring): number {
  return INNERMOST + STEP * RINGS.indexOf(ring)
}

/** How many seals stand in a ring without touching. */
export function roomOf(ring: Ring): number {
  return Math.floor((2 * Math.PI * radiusOf(ring)) / NEIGHBOURS_APART)
}

/** `angle` in degrees, counterclockwise from the right, as seen on the screen. */
export function pointAt(radius: number, angle: number): Point {
  const rad = (angle * Math.PI) / 180
  return { x: round(radius * Math.cos(rad)), y: round(-radius * Math.sin(rad)) }
}

/** The line along one angle, from one distance from the middle to another. */
export function radial(from: number, to: number, angle: number): Line {
  const [a, b] = [pointAt(from, angle), pointAt(to, angle)]
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

/** The angle that a length along a ring spans, in degrees. */
export function spanOf(length: number, radius: number): number {
  return ((length / radius) * 180) / Math.PI
}

/**
 * The ring nearest to a point of the plate; null at the middle and beyond the plate: no ring is meant
 * there.
 */
export function ringAt({ x, y }: Point): Ring | null {
  const place = Math.round((Math.hypot(x, y) - INNERMOST) / STEP)
  return RINGS[place] ?? null
}

/** From one angle to another by the shorter way, -180 to 180. */
export function turnTo(from: number, to: number): number {
  const turn = normalized(to - from)
  return turn > 180 ? turn - 360 : turn
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
