import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { ZODIAC } from '@astrarium/sky/wheel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointAt, radiusOf, roomOf, turnTo } from './orbit.ts'
import { middleOf, placesInRing } from './places.ts'
import type { Standing } from './places.ts'

const SIGNS = ZODIAC.map(({ sign }) => sign)
let born = 0
const person = (sunSign: Standing['sunSign'], id = `p${(born += 1)}`): Standing => ({
  id,
  name: id,
  sunSign,
  createdAt: `2026-01-01T00:00:${String(born % 60).padStart(2, '0')}Z`,
})
const people = (count: number, sunSign: Standing['sunSign']) =>
  Array.from({ length: count }, () => person(sunSign))
const places = (members: Standing[], ring: Ring = 'light_connector', left = 0) =>
  placesInRing(members, { ring, left, nameWidth: 120 })

it('a sign stands where the wheel has it: Aries below the left when it rises there', () => {
  expect(middleOf('Aries', 0)).toBe(195)
  expect(middleOf('Aries', 15)).toBe(180)
  expect(middleOf('Libra', 0)).toBe(15)
  expect(middleOf('Cancer', 0)).toBe(285)
})

it('somebody alone stands in the middle of their sign', () => {
  expect(places([person('Leo')]).people[0]!.angle).toBe(middleOf('Leo', 0))
})

it('two of one sign stand to both sides of its middle', () => {
  const [a, b] = places(people(2, 'Leo')).people
  expect((a!.angle + b!.angle) / 2).toBeCloseTo(middleOf('Leo', 0), 1)
})

it('nothing but the sign decides about somebody alone: the same sign, the same place', () => {
  const [one, other] = [places([person('Virgo', 'one')]), places([person('Virgo', 'other')])]
  expect(one.people[0]!.angle).toBe(other.people[0]!.angle)
})

it('who shares no sign stands opposite the only one there', () => {
  const { people: both } = places([person('Aries', 'known'), person(null, 'other')])
  const angle = (id: string) => both.find((place) => place.id === id)!.angle
  // between the known one and the name at the top, in the wider of the two gaps
  expect(Math.abs(turnTo(angle('known'), angle('other')))).toBeGreaterThan(90)
})

it('those without a sign come to stand apart, and keep clear of the name at the top', () => {
  const angles = places(people(5, null)).people.map(({ angle }) => angle)
  for (const [at, angle] of angles.entries()) {
    expect(Math.abs(turnTo(angle, 90))).toBeGreaterThan(20)
    for (const other of angles.slice(at + 1)) expect(Math.abs(turnTo(angle, other))).toBeGreaterThan(35)
  }
})

it('seven people alone in seven rings form no line', () => {
  const angles = RINGS.map((ring) => places([person(null)], ring).people[0]!.angle)
  for (const [at, angle] of angles.slice(1).entries())
    expect(Math.abs(turnTo(angle, angles[at]!))).toBeGreaterThan(30)
})

it('who came first keeps their place when others come', () => {
  const first = person(null, 'first')
  const before = places([first]).people[0]!.angle
  const after = places([person(null), first, person(null)]).people.find(({ id }) => id === 'first')!.angle
  expect(after).toBe(before)
})

it('the order is around the ring from the left', () => {
  const { people: all } = places(SIGNS.map((sign) => person(sign, sign)).reverse())
  expect(all.map(({ id }) => id)).toEqual(SIGNS)
})

it('a ring holds exactly its room, and one more makes a seal for the rest', () => {
  for (const ring of RINGS) {
    const room = roomOf(ring)
    expect(places(people(room, null), ring).more).toBeNull()
    const full = places(people(room + 1, 'Leo'), ring)
    expect(full.people).toHaveLength(room - 1)
    expect(full.more?.count).toBe(2)
  }
})

it('500 in one ring are 46 seals and a count', () => {
  const { people: shown, more } = places(people(500, null), 'intensity_partner')
  expect(shown).toHaveLength(46)
  expect(more?.count).toBe(454)
})

it('nobody touches anybody, whoever stands there', () => {
  const anybody = fc.record({
    ring: fc.constantFrom(...RINGS),
    left: fc.double({ min: 0, max: 359.99, noNaN: true }),
    signs: fc.array(fc.option(fc.constantFrom(...SIGNS)), { maxLength: 60 }),
  })
  fc.assert(
    fc.property(anybody, ({ ring, left, signs }) => {
      const { people: shown, more } = places(
        signs.map((sign) => person(sign)),
        ring,
        left,
      )
      const seals = [...shown, ...(more ? [more] : [])].map(({ angle }) => pointAt(radiusOf(ring), angle))
      for (const [at, one] of seals.entries())
        for (const other of seals.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44.9)
      expect(shown.length + (more?.count ?? 0)).toBe(signs.length)
    }),
    { numRuns: 300 },
  )
})
