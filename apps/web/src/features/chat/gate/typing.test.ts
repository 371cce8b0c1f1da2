import { describe, expect, it } from 'vitest'
import { isTyped, typedAfter } from './typing.ts'

const lines = ['Hello', 'Mara']

describe('a greeting', () => {
  it.each([
    [0, [0, 0]],
    [29, [0, 0]],
    [30, [1, 0]],
    [150, [5, 0]],
    [649, [5, 0]],
    [680, [5, 1]],
    [770, [5, 4]],
    [99_999, [5, 4]],
  ])('after %i ms has typed %j', (milliseconds, typed) =>
    expect(typedAfter(lines, milliseconds)).toEqual(typed),
  )
  it('is whole with its last character', () =>
    expect([769, 770].map((at) => isTyped(lines, at))).toEqual([false, true]))
  it('is whole at once when all the time has gone', () => expect(isTyped(lines, Infinity)).toBe(true))
})
