import { describe, expect, it } from 'vitest'
import { follows, isFarFromEnd } from './following.ts'

describe('the view', () => {
  it('goes on following while the answer grows below it', () =>
    expect(follows(true, { top: 500, toEnd: 0 }, { top: 500, toEnd: 120 })).toBe(true))
  it('is the reader’s as soon as they go up, however little', () =>
    expect(follows(true, { top: 500, toEnd: 0 }, { top: 490, toEnd: 10 })).toBe(false))
  it('stays the reader’s while the answer grows', () =>
    expect(follows(false, { top: 300, toEnd: 200 }, { top: 300, toEnd: 400 })).toBe(false))
  it('follows again once they are back at the end', () =>
    expect(follows(false, { top: 300, toEnd: 200 }, { top: 480, toEnd: 20 })).toBe(true))
  it('goes on following when the page gets shorter', () => expect(follows(true, { top: 500, toEnd: 0 }, { top: 400, toEnd: 0 })).toBe(true))
})

it('offers to jump only over some distance', () => {
  expect(isFarFromEnd({ top: 0, toEnd: 40 })).toBe(false)
  expect(isFarFromEnd({ top: 0, toEnd: 400 })).toBe(true)
})
