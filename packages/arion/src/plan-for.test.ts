import { expect, it } from 'vitest'
import { cycleIntent } from './question/cycle-intent.ts'
import type { Intent } from './question/intent.ts'
import type { Trait } from './question/traits.ts'
import { prefaceOf } from './plan-for.ts'

const of = (kind: Intent['kind'], traits: Trait[], more: Partial<Intent> = {}): Intent => ({
  ...cycleIntent({ is: 'past' }, null),
  theme: 'home',
  kind,
  traits: new Set(traits),
  ...more,
})

it('what somebody says of the asker is met before the child it is said of', () => {
  expect(prefaceOf(of('why', ['said_of_me', 'of_a_child']))).toBe('preface.said')
})

it('of children no time promises any, whatever else of the time is asked', () => {
  expect(prefaceOf(of('outlook', ['parting', 'promise', 'of_a_child']))).toBe('preface.children')
  expect(prefaceOf(of('need', ['of_a_child']))).toBe('preface.children')
  expect(prefaceOf(of('outlook', ['promise', 'of_a_child'], { theme: 'work' }))).toBe('preface.promise')
})

it('two times that are held against each other promise nothing', () => {
  const beside = { from: '2026-11-09', to: '2026-11-15', phrase: 'last week' }
  expect(prefaceOf(of('outlook', ['promise'], { theme: 'work', beside }))).toBe(null)
})

it('who chooses between two ways hears what speaks for each, and no reserve', () => {
  expect(prefaceOf(of('choice', ['either', 'of_a_child']))).toBe(null)
})
