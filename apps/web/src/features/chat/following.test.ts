import { describe, expect, it } from 'vitest'
import { followedTop, follows, hasMoreBelow, restingPlace } from './following.ts'

describe('the view', () => {
  it('goes on following while the answer grows below it', () =>
    expect(follows(true, { top: 500, toEnd: 0 }, { top: 500, toEnd: 120 })).toBe(true))
  it('is the reader’s as soon as they go up, however little', () =>
    expect(follows(true, { top: 500, toEnd: 0 }, { top: 490, toEnd: 10 })).toBe(false))
  it('is the reader’s when they read on below, and are not at the end', () =>
    expect(follows(true, { top: 500, toEnd: 300 }, { top: 540, toEnd: 260 })).toBe(false))
  it('stays the reader’s while the answer grows', () =>
    expect(follows(false, { top: 300, toEnd: 200 }, { top: 300, toEnd: 400 })).toBe(false))
  it('follows again once they are back at the end', () =>
    expect(follows(false, { top: 300, toEnd: 200 }, { top: 480, toEnd: 20 })).toBe(true))
  it('goes on following when the page gets shorter', () =>
    expect(follows(true, { top: 500, toEnd: 0 }, { top: 400, toEnd: 0 })).toBe(true))
})

describe('a growing answer', () => {
  it('draws the view to its end while the question is below the top', () =>
    expect(followedTop(0, 180, 300)).toBe(180))
  it('never scrolls the question out', () => expect(followedTop(300, 900, 300)).toBe(300))
  it('is followed to its end by a reader who went there', () => expect(followedTop(500, 900, 300)).toBe(900))
})

describe('a view that rests', () => {
  it('has the question near its top', () => expect(restingPlace(400, 470, 500)).toBe(376))
  it('has the first words of the answer in its upper half, however long the question', () =>
    expect(restingPlace(400, 1400, 500)).toBe(1150))
  it('is never before the beginning', () => expect(restingPlace(20, 90, 500)).toBe(0))
})

it('offers to jump as soon as anything of the last line is below', () => {
  expect(hasMoreBelow({ top: 0, toEnd: 8 })).toBe(false)
  expect(hasMoreBelow({ top: 0, toEnd: 20 })).toBe(true)
})
