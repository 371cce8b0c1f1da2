import { describe, expect, it } from 'vitest'
import { chartMessage, chartProgress } from './chart-progress.ts'

describe('the bar of the chart', () => {
  it.each([
    [0, 0],
    [199, 0],
    [200, 2],
    [1000, 10],
    [9000, 90],
    [60_000, 90],
  ])('after %i ms stands at %i', (elapsed, at) => expect(chartProgress(elapsed)).toBe(at))
  it('begins with the first message and ends with the last', () => {
    const messages = ['a', 'b', 'c']
    expect(chartMessage(0, messages)).toBe('a')
    expect(chartMessage(30, messages)).toBe('b')
    expect(chartMessage(90, messages)).toBe('c')
  })
})
