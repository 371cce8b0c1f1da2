import { describe, expect, it } from 'vitest'
import { emptyInAccount, NO_ACCOUNT, validateAccount } from './account.ts'

const mara = { name: 'Mara Lind', email: 'mara@example.com', password: 'orrery', termsAccepted: true }

describe('the account step', () => {
  it('takes a name, an email, six characters and the terms', () => expect(validateAccount(mara)).toEqual({}))
  it('names everything that is missing', () =>
    expect(Object.keys(validateAccount(NO_ACCOUNT))).toEqual(['name', 'email', 'password', 'termsAccepted']))
  it.each([
    ['a name of one letter', { name: ' M ' }, 'name', 'The name needs at least 2 characters.'],
    [
      'an email without @',
      { email: 'mara.example.com' },
      'email',
      'Please enter an email address such as name@example.com.',
    ],
    ['five characters', { password: 'orrer' }, 'password', 'Password must be at least 6 characters long.'],
    [
      'one thing over and over',
      { password: 'lalala' },
      'password',
      'This is one thing over and over, or a row of keys. Please choose another password.',
    ],
    [
      'the name of the email',
      { email: 'orrery@example.com' },
      'password',
      'This is your email, or part of it. Please choose another password.',
    ],
    [
      'a password beyond 128',
      { password: 'o'.repeat(129) },
      'password',
      'Password must be at most 128 characters long.',
    ],
    [
      'terms not accepted',
      { termsAccepted: false },
      'termsAccepted',
      'Please accept the Privacy Policy and the Terms of Service.',
    ],
  ] as const)('refuses %s', (_, change, field, sentence) =>
    expect(validateAccount({ ...mara, ...change })).toEqual({ [field]: sentence }),
  )
  it('takes an email with blanks around it', () =>
    expect(validateAccount({ ...mara, email: ' mara@example.com ' })).toEqual({}))
})

describe('Continue', () => {
  it('waits until every field has something in it, and knows which have nothing', () => {
    expect(emptyInAccount(mara)).toEqual([])
    for (const change of [{ name: ' ' }, { email: '' }, { password: '' }, { termsAccepted: false }])
      expect(emptyInAccount({ ...mara, ...change })).toEqual(Object.keys(change))
  })
  it('does not judge what is in them', () => expect(emptyInAccount({ ...mara, password: 'x' })).toEqual([]))
})
