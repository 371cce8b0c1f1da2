import { describe, expect, it } from 'vitest'
import { scatteredStars } from './scattered-stars.ts'

describe('the field of stars', () => {
  it('is the same on every visit', () => {
    expect(scatteredStars(40, 7)).toEqual(scatteredStars(40, 7))
    expect(scatteredStars(40, 7)).not.toEqual(scatteredStars(40, 8))
  })

  it('stays inside its frame and stays faint', () => {
    for (const { x, y, opacity } of scatteredStars(300, 1364)) {
      expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      expect(opacity).toBeLessThanOrEqual(0.67)
    }
  })

  it('is scattered over all quarters', () => {
    const stars = scatteredStars(400, 1364)
    for (const [left, top] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      expect(stars.filter(({ x, y }) => x < 50 === left && y < 50 === top).length).toBeGreaterThan(60)
    }
  })
})
