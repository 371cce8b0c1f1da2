import { expect, it } from 'vitest'
import { around, freeStretches, meet } from './gaps.ts'

it('a length along a ring is the wider an angle, the smaller the ring', () => {
  expect(around(90, Math.PI * 80, 80)).toEqual({ from: 0, to: 180 })
  expect(around(90, Math.PI * 80, 160)).toEqual({ from: 45, to: 135 })
})

it.each([
  [{ from: 10, to: 20 }, { from: 15, to: 30 }, true],
  [{ from: 10, to: 20 }, { from: 20, to: 30 }, false],
  [{ from: -10, to: 10 }, { from: 355, to: 359 }, true],
  [{ from: 350, to: 370 }, { from: 5, to: 8 }, true],
  [{ from: 350, to: 370 }, { from: 11, to: 20 }, false],
  [{ from: 0, to: 90 }, { from: 30, to: 40 }, true],
])('%o and %o meet: %s', (a, b, expected) => {
  expect(meet(a, b)).toBe(expected)
  expect(meet(b, a)).toBe(expected)
})

it('an untouched ring is whole', () => {
  expect(freeStretches([], 5)).toEqual([{ from: 0, to: 360 }])
})

it('one seal leaves the rest of the ring in one piece', () => {
  expect(freeStretches([{ from: 80, to: 100 }], 5)).toEqual([{ from: -260, to: 80 }])
})

it('a seal over the seam is one seal', () => {
  expect(freeStretches([{ from: -10, to: 10 }], 5)).toEqual([{ from: 10, to: 350 }])
})

it('stretches that cover each other count once', () => {
  expect(
    freeStretches(
      [
        { from: 0, to: 100 },
        { from: 20, to: 30 },
      ],
      5,
    ),
  ).toEqual([{ from: -260, to: 0 }])
})

it('a stub is dropped', () => {
  const taken = [
    { from: 0, to: 100 },
    { from: 104, to: 200 },
  ]
  expect(freeStretches(taken, 5)).toEqual([{ from: -160, to: 0 }])
  expect(freeStretches(taken, 3)).toHaveLength(2)
})
