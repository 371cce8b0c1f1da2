import { RINGS } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { pointAt, radiusOf, ringAt, roomOf, turnTo } from './orbit.ts'

it('the rings are 160 to 700 px wide in steps of 90', () => {
  expect(RINGS.map((ring) => 2 * radiusOf(ring))).toEqual([160, 250, 340, 430, 520, 610, 700])
})

it('the rings hold 10 to 47 seals', () => {
  expect(RINGS.map(roomOf)).toEqual([10, 17, 23, 29, 35, 41, 47])
})

it('angles go counterclockwise from the right, as seen on the screen', () => {
  expect(pointAt(80, 90)).toEqual({ x: 0, y: -80 })
  expect(pointAt(80, 180).x).toBe(-80)
  expect(pointAt(80, 270).y).toBe(80)
})

it.each([
  [{ x: 0, y: 0 }, null],
  [{ x: 40, y: 0 }, null],
  [{ x: 0, y: -80 }, 'soul_anchor'],
  [{ x: -120, y: 0 }, 'emotional_resonator'],
  [{ x: 0, y: 148 }, 'purpose_partner'],
  [{ x: 250, y: 250 }, 'intensity_partner'],
  [{ x: 400, y: 0 }, null],
])('a point %o means the ring %s', (point, ring) => {
  expect(ringAt(point)).toBe(ring)
})

it.each([
  [0, 90, 90],
  [350, 10, 20],
  [10, 350, -20],
  [720, 180, 180],
])('from %d to %d is a turn of %d', (from, to, turn) => {
  expect(turnTo(from, to)).toBe(turn)
})
