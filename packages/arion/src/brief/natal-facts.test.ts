import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { people } from '../../evals/people.ts'
import { rulerOf } from '../chart/certainty.ts'
import { aspectFacts, pointWeightsOf } from './natal-facts.ts'

const sky = await openSky()
const { chart } = people(sky).find(({ name }) => name === 'london')!
const loudest = (houses: Partial<Record<number, number>>) =>
  Object.entries(houses).toSorted(([, a = 0], [, b = 0]) => b - a)[0]![0]

it.each([
  ['your brother', 3],
  ['your son', 5],
  ['your friend', 11],
])('%s is looked for in the house of such people, and not where the family or work is', (name, house) => {
  const { houses, weights } = pointWeightsOf(chart, { theme: 'family', person: { name, house } })
  expect(loudest(houses)).toBe(String(house))
  expect(weights.get(rulerOf(chart, house)!)).toBe(1)
  expect(houses[10]).toBeLessThan(0.1)
})

it('an orb is said where no other hour of the birth would change it', () => {
  // the Moon is in trine to Jupiter at every hour of that day
  const unknown = sky.chart({
    at: new Date('1930-03-25T12:00:00Z'),
    latitude: 0,
    longitude: 0,
    accuracy: { kind: 'unknown' },
    day: sky.localDay('UTC', '1930-03-25'),
  })
  const pairs = (of: typeof chart) => aspectFacts(of, pointWeightsOf(of, { theme: 'self' }))
  expect(pairs(chart).every(({ statement }) => statement.includes(', orb '))).toBe(true)
  const ofMoon = pairs(unknown).filter(({ points }) => points.includes('moon'))
  expect(ofMoon.length).toBeGreaterThan(0)
  expect(ofMoon.filter(({ statement }) => statement.includes('orb'))).toEqual([])
})

it('a mother stays with the Moon and the fourth house', () => {
  const mother = { name: 'your mother', house: 10 }
  expect(pointWeightsOf(chart, { theme: 'family', person: mother })).toEqual(
    pointWeightsOf(chart, { theme: 'family' }),
  )
})

it('an examination belongs to the ninth house, and hardly to that of talk', () => {
  const { houses } = pointWeightsOf(chart, { theme: 'study' })
  expect(loudest(houses)).toBe('9')
  expect(houses[3]).toBeLessThan(houses[10]!)
})
