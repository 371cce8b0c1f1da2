import { Email } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { isEmail } from './is-email.ts'

it.each([
  'mara@example.com',
  'Mara+Sky@mail.example.co.uk',
  'mara',
  'mara@example',
  'mara@@example.com',
  '.mara@example.com',
  'ma ra@example.com',
  `${'m'.repeat(242)}@example.com`,
  `${'m'.repeat(243)}@example.com`,
  '',
])('an address is one where the contracts say so: %s', (text) =>
  expect(isEmail(text)).toBe(Email.safeParse(text).success),
)

it('may have blanks around it', () => expect(isEmail(' mara@example.com ')).toBe(true))
