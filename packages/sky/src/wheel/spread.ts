import { normalized } from '../aspects/angles.ts'

/**
 * Moves angles apart until neighbours stand at least `separation` degrees from each other, and moves them as
 * little as possible (least squares). Order around the circle is kept; equal angles keep the order in which
 * they came.
 *
 * Pool adjacent violators on a circle: whoever stands too close forms a block that sits around its own mean,
 * and blocks that touch become one. More labels than fit share the circle evenly.
 */
export function spread(angles: readonly number[], separation: number): number[] {
  const room = Math.min(separation, 360 / Math.max(angles.length, 1))
  let blocks: Member[][] = angles
    .map((angle, index) => ({ index, angle: normalized(angle) }))
    .sort((a, b) => a.angle - b.angle || a.index - b.index)
    .map((member) => [member])
  for (let pair = touching(blocks, room); pair !== null; pair = touching(blocks, room))
    blocks = joined(blocks, pair)

  const placed: number[] = Array.from({ length: angles.length }, () => 0)
  for (const block of blocks) {
    const first = start(block, room)
    block.forEach(({ index, angle }, place) => {
      // the same turn as the caller's own angle, so that differences can be read off
      placed[index] = first + place * room + (angles[index]! - angle)
    })
  }
  return placed
}

interface Member {
  index: number
  angle: number
}

function start(block: readonly Member[], room: number): number {
  return block.reduce((sum, { angle }, place) => sum + angle - place * room, 0) / block.length
}

function touching(blocks: readonly Member[][], room: number): number | null {
  if (blocks.length < 2) return null
  for (const [i, block] of blocks.entries()) {
    const isLast = i === blocks.length - 1
    const next = start(blocks[isLast ? 0 : i + 1]!, room) + (isLast ? 360 : 0)
    if (start(block, room) + block.length * room > next + 1e-9) return i
  }
  return null
}

function joined(blocks: readonly Member[][], at: number): Member[][] {
  if (at < blocks.length - 1)
    return [...blocks.slice(0, at), [...blocks[at]!, ...blocks[at + 1]!], ...blocks.slice(at + 2)]
  // over the seam: the first block continues the last one, a turn later
  const wrapped = blocks[0]!.map((member) => ({ ...member, angle: member.angle + 360 }))
  return [...blocks.slice(1, -1), [...blocks[at]!, ...wrapped]]
}
