import { expect, it } from 'vitest'
import { instrument, RADII } from './instrument.ts'

const planet = (name: string, longitude: number) => ({ name, longitude })
const chart = { planets: [planet('Sun', 90), planet('Moon', 180)], ascendant: { sign: 'Cancer', degree: 0 } }

it('has the Ascendant at the left, and the signs against the clock from it', () => {
  const { natal, signs } = instrument(chart, [], [])
  expect(natal[0]!.dot).toEqual({ x: -RADII.core, y: 0 })
  expect(natal[1]!.dot.x).toBeCloseTo(0)
  expect(natal[1]!.dot.y).toBe(RADII.core)
  expect(signs[3]!.glyph).toBe('Cancer')
  expect(signs[3]!.place.y).toBeGreaterThan(0)
})

it('joins what meets today, and leaves out what is not drawn', () => {
  const sky = [{ body: 'mars' as const, longitude: 90 }]
  const { contacts } = instrument(chart, sky, [
    { transiting: 'mars', natal: 'moon', aspectName: 'square' },
    { transiting: 'mars', natal: 'mc', aspectName: 'square' },
  ])
  expect(contacts.map(({ key }) => key)).toEqual(['mars square moon'])
  expect(contacts[0]!.from).toEqual({ x: -RADII.core, y: 0 })
})
