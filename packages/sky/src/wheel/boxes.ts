/** An upright rectangle by its centre. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  )
}

/**
 * Which part of the ray from `centre` at `angle` (degrees, counterclockwise from the right) a box covers:
 * [near, far], or null.
 */
export function coveredByBox(box: Box, centre: number, angle: number, gap = 0): [number, number] | null {
  const rad = (angle * Math.PI) / 180
  const alongX = slab(box.x - centre, box.width / 2 + gap, Math.cos(rad))
  const alongY = slab(box.y - centre, box.height / 2 + gap, -Math.sin(rad))
  if (!alongX || !alongY) return null
  const near = Math.max(alongX[0], alongY[0], 0)
  const far = Math.min(alongX[1], alongY[1])
  return near < far ? [near, far] : null
}

function slab(middle: number, half: number, direction: number): [number, number] | null {
  if (Math.abs(direction) < 1e-9) return Math.abs(middle) < half ? [-Infinity, Infinity] : null
  const one = (middle - half) / direction
  const other = (middle + half) / direction
  return one < other ? [one, other] : [other, one]
}

/**
 * What is left of [from, to] when the covered parts are taken away; crumbs shorter than `crumb` are dropped.
 */
export function freeParts(
  from: number,
  to: number,
  covered: readonly [number, number][],
  crumb: number,
): [number, number][] {
  const free: [number, number][] = []
  let at = from
  for (const [near, far] of [...covered].sort((a, b) => a[0] - b[0])) {
    if (near > at) free.push([at, Math.min(near, to)])
    at = Math.max(at, far)
  }
  if (at < to) free.push([at, to])
  return free.filter(([near, far]) => far - near >= crumb)
}
