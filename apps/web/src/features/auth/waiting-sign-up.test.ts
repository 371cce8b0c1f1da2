import { expect, it } from 'vitest'
import { readWaitingSignUp } from './waiting-sign-up.ts'

const stored = (text: string | null) => ({ getItem: () => text })

it('is found again after a reload', () =>
  expect(readWaitingSignUp(stored('{"email":"a@b.example","secret":"s","assumedPlace":"Bath"}'))).toEqual({
    email: 'a@b.example',
    secret: 's',
    assumedPlace: 'Bath',
  }))
it.each([null, '', '{', '[]', '{"email":"a@b.example"}', '{"email":1,"secret":2}'])(
  'is nothing when %s is stored',
  (text) => expect(readWaitingSignUp(stored(text))).toBeNull(),
)
