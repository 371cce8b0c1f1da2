import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Weak'],
    ['abc', 20, 'Weak'],
    ['abcdefg', 20, 'Weak'],
    ['abcdefgh', 40, 'Medium'],
    ['Abcdefg', 40, 'Medium'],
    ['Abcdefg1', 80, 'Strong'],
    ['abcdefg1', 60, 'Medium'],
    ['Abc1!', 80, 'Strong'],
    ['Abcdefg1!', 100, 'Strong'],
  ] as const)('of "%s" is %i, %s', (password, score, label) =>
    expect(passwordStrength(password)).toMatchObject({ score, label }),
  )

  it('names what would make it stronger', () => {
    expect(passwordStrength('abc').lacks).toEqual(['length', 'upper', 'digit', 'sign'])
    expect(passwordStrength('Abcdefg1!').lacks).toEqual([])
  })
})
