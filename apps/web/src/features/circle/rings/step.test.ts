import { expect, it } from 'vitest'
import { stopAfterKey } from './step.ts'

const RINGS = [
  [
    { id: 'a', ring: 'soul_anchor', angle: 180 },
    { id: 'b', ring: 'soul_anchor', angle: 300 },
  ],
  [],
  [
    { id: 'c', ring: 'purpose_partner', angle: 190 },
    { id: 'd', ring: 'purpose_partner', angle: 290 },
    { id: 'e', ring: 'purpose_partner', angle: 100 },
  ],
] as const

it.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'b'],
  ['c', 'ArrowLeft', 'e'],
  ['a', 'ArrowUp', 'c'],
  ['b', 'ArrowUp', 'd'],
  ['d', 'ArrowDown', 'b'],
  ['c', 'ArrowUp', 'c'],
  ['a', 'ArrowDown', 'a'],
  ['d', 'Home', 'a'],
  ['a', 'End', 'e'],
  ['a', 'x', null],
  ['nobody', 'Home', null],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(stopAfterKey(RINGS, from, key)).toBe(to)
})
