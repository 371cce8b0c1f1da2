import { expect, it } from 'vitest'
import { instrument, MEASURES } from './instrument.ts'

const { core } = MEASURES.plain

const planet = (name: string, longitude: number) => ({ name, longitude })
const chart = {
  planets: [planet('Sun', 90), planet('Moon', 180)],
  ascendant: { sign: 'Cancer', degree: 0 },
  midheaven: null,
}

it('has the Ascendant at the left, and the signs against the clock from it', () => {
  const { natal, signs } = instrument(chart, [], [])
  expect(natal[0]!.dot).toEqual({ x: -core, y: 0 })
  expect(natal[1]!.dot.x).toBeCloseTo(0)
  expect(natal[1]!.dot.y).toBe(core)
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
  expect(contacts[0]!.from).toEqual({ x: -core, y: 0 })
})

it.each(['fine', 'plain'] as const)('joins a glyph that made room to its true degree (%s)', (which) => {
  const crowd = ['mars', 'jupiter', 'saturn'] as const
  const { today } = instrument(
    chart,
    crowd.map((body) => ({ body, longitude: 119 })),
    [],
    MEASURES[which],
  )
  const { size, inner: zodiac } = MEASURES[which]
  for (const { dot, end, place } of today) {
    expect(Math.hypot(dot.x, dot.y)).toBeCloseTo(zodiac, 0)
    expect(dot).toEqual(today[0]!.dot)
    expect(Math.hypot(end.x - place.x, end.y - place.y)).toBeCloseTo(size.today / 2 + 3, 0)
  }
})

it.each(['fine', 'plain'] as const)(
  'lets no two glyphs touch, and none the rings beside it (%s)',
  (which) => {
    const { size, apart, today, natal, ring, core: middle, inner: zodiac } = MEASURES[which]
    const chordOf = (radius: number, degrees: number) => 2 * radius * Math.sin((degrees * Math.PI) / 360)
    expect(chordOf(today, apart.today)).toBeGreaterThan(size.today)
    expect(chordOf(natal, apart.natal)).toBeGreaterThan(size.natal)
    expect([zodiac - today, today - ring].every((room) => room >= size.today / 2)).toBe(true)
    expect([ring - natal, natal - middle].every((room) => room >= size.natal / 2)).toBe(true)
  },
)

it('can be read on a phone: a plain one of 180 px has no glyph under 11 px', () => {
  const { sign, today, natal } = MEASURES.plain.size
  expect((Math.min(sign, today, natal) * 180) / 640).toBeGreaterThanOrEqual(11)
})
