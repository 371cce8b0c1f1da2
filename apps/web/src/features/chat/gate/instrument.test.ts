import { expect, it } from 'vitest'
import { instrument, RADII } from './instrument.ts'

const planet = (name: string, longitude: number) => ({ name, longitude })
const chart = {
  planets: [planet('Sun', 90), planet('Moon', 180)],
  ascendant: { sign: 'Cancer', degree: 0 },
  midheaven: null,
}

it('has the Ascendant at the left, and the signs against the clock from it', () => {
  const { natal, signs } = instrument(chart, [], [])
  expect(natal[0]!.dot).toEqual({ x: -RADII.core, y: 0 })
  expect(natal[1]!.dot.x).toBeCloseTo(0)
  expect(natal[1]!.dot.y).toBe(RADII.core)
  expect(signs[3]!.glyph).toBe('Cancer')
  expect(signs[3]!.place.y).toBeGreaterThan(0)
})

it('marks the angles where the time of birth is known, and joins what meets them', () => {
  const known = { ...chart, midheaven: { sign: 'Aries', degree: 0 } }
  const sky = [{ body: 'mars' as const, longitude: 90 }]
  const { natal, contacts } = instrument(known, sky, [
    { transiting: 'mars', natal: 'mc', aspectName: 'square' },
  ])
  expect(natal.slice(2).map(({ glyph }) => glyph)).toEqual(['asc', 'mc'])
  expect(contacts).toHaveLength(1)
  expect(instrument({ ...chart, ascendant: null }, [], []).natal).toHaveLength(2)
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
