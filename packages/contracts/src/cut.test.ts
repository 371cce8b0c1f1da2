import { expect, it } from 'vitest'
import { cut } from './cut.ts'

it('a text is cut at its length, never in the middle of a character', () =>
  expect(cut('🌙'.repeat(101), 100)).toBe(`${'🌙'.repeat(100)}...`))
it('what is short enough stays as it is', () => expect(cut('short', 5)).toBe('short'))
it('no blank stands before the dots', () => expect(cut('two words', 4)).toBe('two...'))
