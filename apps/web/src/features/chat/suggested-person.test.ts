import { expect, it } from 'vitest'
import { nearestOf } from './suggested-person.ts'

const nina = { name: 'Nina', ring: 'growth_catalyst', isLate: false } as const
const tom = { name: 'Tom', ring: 'soul_anchor', isLate: false } as const

it('names who stands nearest in the Circle', () => {
  expect(nearestOf([nina, tom])).toBe('Tom')
})
it('names nobody who has died, and nobody where there is nobody', () => {
  expect(nearestOf([nina, { ...tom, isLate: true }])).toBe('Nina')
  expect(nearestOf([])).toBeNull()
})
