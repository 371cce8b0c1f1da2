import { expect, it } from 'vitest'
import { moved, squareOf, WHOLE, within } from './crop.ts'

const wide = { width: 400, height: 200 }

it('begins with the largest square in the middle', () => {
  expect(squareOf(WHOLE, wide)).toEqual({ left: 100, top: 0, side: 200 })
})

it('follows the finger, and stops at the edge of the picture', () => {
  expect(squareOf(moved(WHOLE, { x: 0.25, y: 0.5 }, wide), wide)).toEqual({ left: 50, top: 0, side: 200 })
  expect(squareOf(moved(WHOLE, { x: -9, y: 0 }, wide), wide)).toEqual({ left: 200, top: 0, side: 200 })
})

it('keeps the middle while it is enlarged, four times at most', () => {
  expect(squareOf(within({ ...WHOLE, zoom: 2 }, wide), wide)).toEqual({ left: 150, top: 50, side: 100 })
  expect(within({ ...WHOLE, zoom: 9 }, wide).zoom).toBe(4)
  expect(within({ ...WHOLE, zoom: 0.1 }, wide)).toEqual(WHOLE)
})
