import { expect, it } from 'vitest'
import { inShort } from './saved-forecast.ts'

const forecast = {
  themeDescription: 'd'.repeat(121),
  opportunities: ['o'.repeat(31), 'second', 'third'],
  challenges: ['first', 'other'],
}

it('the description is cut at 120 characters', () =>
  expect(inShort(forecast).description).toBe(`${'d'.repeat(120)}...`))
it('two opportunities and one challenge stand for the whole, cut at 30 characters', () =>
  expect(inShort(forecast).insights).toEqual([
    { kind: 'opportunity', text: `${'o'.repeat(30)}...` },
    { kind: 'opportunity', text: 'second' },
    { kind: 'challenge', text: 'first' },
  ]))
it('what is short enough stays whole, and what is missing is left out', () =>
  expect(inShort({ themeDescription: 'd'.repeat(120), opportunities: [], challenges: [] })).toEqual({
    description: 'd'.repeat(120),
    insights: [],
  }))
