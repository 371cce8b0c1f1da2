import { expect, it } from 'vitest'
import { faultsInSaying, NOTHING_SAID, sayingOf } from './otherwise-form.ts'

it.each([
  ['12', 12],
  ['12.4', 12.4],
  ['12,4', 12.4],
  ['12°', 12],
  ['12°24′', 12.4],
  ["12 24'", 12.4],
  ['0', 0],
])('reads %j as %d degrees', (degree, expected) => {
  expect(faultsInSaying({ ...NOTHING_SAID, degree }).degree).toBeUndefined()
  expect(sayingOf({ ...NOTHING_SAID, degree }).degree).toBeCloseTo(expected, 9)
})

it.each(['30', '12°60′', 'twelve', '-1', '123'])('takes %j for no degrees', (degree) => {
  expect(faultsInSaying({ ...NOTHING_SAID, degree }).degree).toBeDefined()
})

it('asks for something that was said, and knows no house of an angle', () => {
  expect(faultsInSaying(NOTHING_SAID).sign).toBeDefined()
  expect(faultsInSaying({ ...NOTHING_SAID, house: '4' }).sign).toBeDefined()
  expect(faultsInSaying({ ...NOTHING_SAID, point: 'moon', house: '4' })).toEqual({})
  expect(sayingOf({ ...NOTHING_SAID, sign: 'Leo', house: '4' })).toEqual({
    point: 'asc',
    sign: 'Leo',
    degree: null,
    house: null,
  })
})
