import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'

const angles = fc.array(
  fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100),
  { minLength: 1, maxLength: 16 },
)

describe('making room on a circle', () => {
  it('leaves alone whatever has room already', () => {
    expect(spread([10, 100, 250], 9)).toEqual([10, 100, 250])
  })

  it('moves two that touch apart by the same amount', () => {
    expect(spread([100, 102], 10)).toEqual([96, 106])
  })

  it('makes room over the seam at 0°', () => {
    const [last, first] = spread([359, 1], 10)
    expect(last).toBeCloseTo(355)
    expect(first).toBeCloseTo(5)
  })

  it('keeps equal angles in the order in which they came', () => {
    const placed = spread([50, 50, 50], 8)
    expect(placed).toEqual([42, 50, 58])
  })

  it('shares the circle evenly when there is not room for all', () => {
    const placed = spread([0, 1, 2, 3], 120).sort((a, b) => a - b)
    expect(placed.slice(1).map((angle, i) => Math.round(angle - placed[i]!))).toEqual([90, 90, 90])
  })

  it('always keeps the separation, seam included, and the order around the circle', () => {
    fc.assert(
      fc.property(angles, fc.double({ min: 1, max: 14, noNaN: true }), (given, separation) => {
        const room = Math.min(separation, 360 / given.length)
        const order = given
          .map((angle, index) => ({ angle, index }))
          .sort((a, b) => a.angle - b.angle || a.index - b.index)
        const placed = spread(given, separation)
        const inOrder = order.map(({ index }) => placed[index]!)
        inOrder.push(inOrder[0]! + 360)
        for (let i = 1; i < inOrder.length; i++)
          expect(inOrder[i]! - inOrder[i - 1]!).toBeGreaterThanOrEqual(room - 1e-6)
      }),
    )
  })

  it('pulls no label further to one side than it must: the moves of a block cancel out', () => {
    fc.assert(
      fc.property(angles, (given) => {
        const moves = spread(given, 9).map((angle, i) => angle - given[i]!)
        expect(Math.abs(moves.reduce((sum, move) => sum + move, 0))).toBeLessThan(1e-6)
      }),
    )
  })
})
