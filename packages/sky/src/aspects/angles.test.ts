import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arc, normalized, separation, signAndDegree } from './angles.ts'

const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true })

describe('angles', () => {
  it('come back to 0 ≤ λ < 360, the tiniest negative ones too', () => {
    fc.assert(fc.property(degrees, (angle) => normalized(angle) >= 0 && normalized(angle) < 360))
    expect(normalized(-1e-20)).toBe(0)
    expect(normalized(-30)).toBe(330)
    expect(normalized(720)).toBe(0)
  })

  it('have one short way between them, of at most half a circle', () => {
    expect(arc(350, 10)).toBe(20)
    expect(arc(10, 350)).toBe(-20)
    fc.assert(
      fc.property(
        degrees,
        degrees,
        (a, b) => Math.abs(arc(a, b)) <= 180 && separation(a, b) === Math.abs(arc(a, b)),
      ),
    )
  })

  it('lie equally far from each other seen from both', () => {
    fc.assert(fc.property(degrees, degrees, (a, b) => Math.abs(separation(a, b) - separation(b, a)) < 1e-6))
  })

  it('have a sign, and a degree below 30 in it', () => {
    expect(signAndDegree(0)).toEqual({ sign: 'Aries', degree: 0 })
    expect(signAndDegree(291.5)).toEqual({ sign: 'Capricorn', degree: 21.5 })
    expect(signAndDegree(359.999).sign).toBe('Pisces')
    fc.assert(
      fc.property(degrees, (angle) => signAndDegree(angle).degree >= 0 && signAndDegree(angle).degree < 30),
    )
  })
})
