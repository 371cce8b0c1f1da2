import { expect, it } from 'vitest'
import { words } from '../../words/index.ts'
import { saidOf } from './said-of.ts'

const copy = words.signUp.chart
const sun = { point: 'sun' as const, signs: ['Leo' as const], text: 'You are here to be seen.' }
const moon = { point: 'moon' as const, signs: ['Aries' as const, 'Taurus' as const], text: null }

it('no sign of a new chart stands without a line, nor one that hangs on a minute nobody knows', () => {
  expect(saidOf([sun, moon], 'sun')).toBe('You are here to be seen.')
  expect(saidOf([sun, moon], 'moon')).toBe(copy.openSign)
  expect(saidOf([sun, moon], 'asc')).toBe(copy.openRising)
  expect(saidOf([], 'asc')).toBe('')
})
