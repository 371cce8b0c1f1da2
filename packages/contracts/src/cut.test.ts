import { describe, expect, it } from 'vitest'
import { cut, firstCharacters } from './cut.ts'

describe('a text that is cut', () => {
  it.each(['🌙', '👨‍👩‍👧', '🇳🇴', '👍🏽', 'é', 'नि'])('counts %s as one character and never tears it', (one) => {
    expect(cut(one.repeat(101), 100)).toBe(`${one.repeat(100)}...`)
    expect(cut(one.repeat(100), 100)).toBe(one.repeat(100))
  })
  it('stays as it is when it is short enough', () => expect(cut('short', 5)).toBe('short'))
  it('has no blank before the dots', () => expect(cut('two words', 4)).toBe('two...'))
  it('begins with its first characters', () => expect(firstCharacters('👨‍👩‍👧 and I', 5)).toBe('👨‍👩‍👧 and'))
})
