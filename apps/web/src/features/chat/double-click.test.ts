import { describe, expect, it } from 'vitest'
import { isSecondClick } from './double-click.ts'

describe('a click on a button that has just taken the place of another', () => {
  it('is the second of two when the browser counts it so, however slow the hand', () => {
    expect(isSecondClick({ detail: 2, timeStamp: 5000 }, 1000)).toBe(true)
  })
  it('is the second of two while the change is new', () => {
    expect(isSecondClick({ detail: 1, timeStamp: 1400 }, 1000)).toBe(true)
  })
  it('is meant when the button has stood there', () => {
    expect(isSecondClick({ detail: 1, timeStamp: 1500 }, 1000)).toBe(false)
  })
  it('is meant when it comes from a key', () => {
    expect(isSecondClick({ detail: 0, timeStamp: 1001 }, 1000)).toBe(false)
  })
  it('is meant on a button that never changed', () => {
    expect(isSecondClick({ detail: 1, timeStamp: 3 }, Number.NEGATIVE_INFINITY)).toBe(false)
  })
})
