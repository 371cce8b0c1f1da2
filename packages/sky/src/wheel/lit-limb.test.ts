import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { litLimb, litPart } from './lit-limb.ts'

/** Area of the drawn shape over that of the disc, from the path's own numbers. */
function drawnPart(angle: number): number {
  const [, limb, squeeze, terminator] = /0 0 (\d) 0 100A([\d.]+) 100 0 0 (\d)/.exec(litLimb(angle, 100))!
  const ellipse = Number(squeeze) / 100
  return (limb === terminator ? 1 + ellipse : 1 - ellipse) / 2
}

describe('the Moon', () => {
  it('is dark when new, half lit in the quarters, whole when full', () => {
    expect([0, 90, 180, 270].map((angle) => Math.round(litPart(angle) * 100))).toEqual([0, 50, 100, 50])
  })

  it('waxes on the right and wanes on the left, as the north sees it', () => {
    expect(litLimb(60, 10)).toMatch(/^M0 -10A10 10 0 0 1 /)
    expect(litLimb(300, 10)).toMatch(/^M0 -10A10 10 0 0 0 /)
  })

  it('is drawn with exactly the part that is lit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.99, noNaN: true }), (angle) => {
        expect(drawnPart(angle)).toBeCloseTo(litPart(angle), 3)
      }),
    )
  })

  it('comes round: an angle and its turn are the same Moon', () => {
    expect(litLimb(-45, 10)).toBe(litLimb(315, 10))
    expect(litLimb(405, 10)).toBe(litLimb(45, 10))
  })
})
