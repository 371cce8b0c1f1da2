import { RINGS } from '@astrarium/contracts'
import type { Point } from '@astrarium/sky/wheel'
import { SEAL_RADIUS, radiusOf } from './orbit.ts'

/** The eight places around a seal, the liked ones first. */
export const SIDES = [
  'below',
  'right',
  'left',
  'above',
  'belowRight',
  'belowLeft',
  'aboveRight',
  'aboveLeft',
] as const
export type Side = (typeof SIDES)[number]

export const FIRST_NAME_SIZE = 15
/** of the italics above and below their line, in px */
const RISE = 11
const FALL = 4
const GAP = 3

/**
 * Where a name is anchored beside its seal: x and y of the baseline, and which end of the text stands
 * there.
 */
export const ANCHORS: Readonly<Record<Side, Point & { anchor: 'start' | 'middle' | 'end' }>> = {
  below: { x: 0, y: 32, anchor: 'middle' },
  right: { x: 22, y: 4, anchor: 'start' },
  left: { x: -22, y: 4, anchor: 'end' },
  above: { x: 0, y: -24, anchor: 'middle' },
  belowRight: { x: 13, y: 28, anchor: 'start' },
  belowLeft: { x: -13, y: 28, anchor: 'end' },
  aboveRight: { x: 13, y: -19, anchor: 'start' },
  aboveLeft: { x: -13, y: -19, anchor: 'end' },
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Obstacle extends Point {
  r: number
}

export function nameBox(seal: Point, width: number, side: Side): Box {
  const { x, y, anchor } = ANCHORS[side]
  const left = seal.x + x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return { left, right: left + width, top: seal.y + y - RISE, bottom: seal.y + y + FALL }
}

/**
 * The side of each seal on which its name stands, so that no two names and no name and `obstacles` meet;
 * null where none is free: that name shows on hover and focus. The set with the least overlap is sought
 * over all, and the same people always give the same set.
 */
export function nameSides(
  seals: readonly (Point & { width: number })[],
  { obstacles, edge, hub }: { obstacles: readonly Obstacle[]; edge: number; hub: number },
): (Side | null)[] {
  const names = seals.map((seal) => {
    const reach = seal.width + SEAL_RADIUS + 30
    const nearby = obstacles.filter(
      ({ x, y }) => Math.abs(x - seal.x) < reach && Math.abs(y - seal.y) < SEAL_RADIUS + 50,
    )
    return choicesOf(seal, seal.width, { nearby, edge, hub })
  })
  const rivals = rivalsAmong(names)
  const chosen = names.map(([first]) => first)
  const clashes = (box: Box, at: number) => {
    let count = 0
    for (const place of rivals[at]!) if (chosen[place] && boxesMeet(box, chosen[place].box)) count += 1
    return count
  }

  for (let round = 0, hasChanged = true; hasChanged && round < 12; round += 1) {
    hasChanged = false
    for (const [at, own] of names.entries()) {
      let least = Infinity
      const before = chosen[at]
      for (const choice of own) {
        const cost = choice.cost + CLASH * clashes(choice.box, at)
        if (cost >= least) continue
        least = cost
        chosen[at] = choice
      }
      hasChanged ||= chosen[at] !== before
    }
  }
  // whoever is in the way of most goes first
  const counts = chosen.map((choice, at) => (choice ? clashes(choice.box, at) : 0))
  for (;;) {
    const most = counts.reduce(
      (best, count, at) => (count > 0 && count >= (counts[best] ?? 1) ? at : best),
      -1,
    )
    if (most < 0) return chosen.map((choice) => choice?.side ?? null)
    for (const place of rivals[most]!)
      if (chosen[place] && boxesMeet(chosen[most]!.box, chosen[place].box)) counts[place]! -= 1
    counts[most] = 0
    chosen[most] = undefined
  }
}

const CLASH = 100

interface Choice {
  side: Side
  box: Box
  cost: number
}

/** The free places of one name, the best first. */
function choicesOf(
  seal: Point,
  width: number,
  { nearby, edge, hub }: { nearby: readonly Obstacle[]; edge: number; hub: number },
): Choice[] {
  return SIDES.map((side, liking) => ({ side, liking, box: nameBox(seal, width, side) }))
    .filter(({ box }) => isClear(box, nearby, { edge, hub }))
    .map(({ side, liking, box }) => ({ side, box, cost: liking + 2 * groovesCrossed(box) }))
    .sort((a, b) => a.cost - b.cost)
}

/** Whose names could meet somebody's at all. */
function rivalsAmong(names: readonly (readonly Choice[])[]): number[][] {
  const extents = names.map((own) =>
    own.reduce<Box | null>(
      (all, { box }) =>
        all
          ? {
              left: Math.min(all.left, box.left),
              right: Math.max(all.right, box.right),
              top: Math.min(all.top, box.top),
              bottom: Math.max(all.bottom, box.bottom),
            }
          : box,
      null,
    ),
  )
  const rivals: number[][] = names.map(() => [])
  for (const [at, own] of extents.entries())
    for (const [place, other] of extents.entries()) {
      if (place <= at || !own || !other || !boxesMeet(own, other)) continue
      rivals[at]!.push(place)
      rivals[place]!.push(at)
    }
  return rivals
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom
}

/** Clear of seals and ring names, within the plate and outside of the sun at its middle. */
function isClear(
  box: Box,
  obstacles: readonly Obstacle[],
  { edge, hub }: { edge: number; hub: number },
): boolean {
  const { nearest, furthest } = distances(box)
  return (
    furthest < edge &&
    nearest > hub &&
    obstacles.every(({ x, y, r }) => {
      const dx = Math.max(box.left - x, 0, x - box.right)
      const dy = Math.max(box.top - y, 0, y - box.bottom)
      return dx * dx + dy * dy >= r * r
    })
  )
}

function groovesCrossed(box: Box): number {
  const { nearest, furthest } = distances(box)
  return RINGS.filter((ring) => radiusOf(ring) > nearest - 2 && radiusOf(ring) < furthest + 2).length
}

function distances({ left, right, top, bottom }: Box): { nearest: number; furthest: number } {
  return {
    nearest: Math.hypot(Math.max(left, 0, -right), Math.max(top, 0, -bottom)),
    furthest: Math.hypot(Math.max(-left, right), Math.max(-top, bottom)),
  }
}

/** What a seal keeps free of names. */
export const sealCover = ({ x, y }: Point): Obstacle => ({ x, y, r: SEAL_RADIUS + 2 })
