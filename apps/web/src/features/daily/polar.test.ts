import { expect, it } from 'vitest'
import { arc, at, ring } from './polar.ts'

it.each([
  [0, { x: 0, y: -10 }],
  [90, { x: 10, y: 0 }],
  [180, { x: 0, y: 10 }],
  [270, { x: -10, y: 0 }],
])('%i degrees is clockwise from the top', (angle, point) => {
  expect(at(10, angle).x).toBeCloseTo(point.x, 9)
  expect(at(10, angle).y).toBeCloseTo(point.y, 9)
})
it('an arc goes clockwise, through its middle', () =>
  expect(arc(10, 0, 180)).toBe('M0 -10A10 10 0 0 1 10 0A10 10 0 0 1 0 10'))
it('a whole day is a whole circle', () =>
  expect(arc(10, 180, 540)).toBe('M0 10A10 10 0 0 1 0 -10A10 10 0 0 1 0 10'))
it('a piece of a ring goes out clockwise and comes back', () =>
  expect(ring(5, 10, 0, 180)).toBe(
    'M0 -10A10 10 0 0 1 10 0A10 10 0 0 1 0 10L0 5A5 5 0 0 0 5 0A5 5 0 0 0 0 -5Z',
  ))
