import { expect, it } from 'vitest'
import { deliberates, isUndertaking } from './undertaking.ts'

it.each(['is it right to call him', 'should i call', 'would it be wise for me to sell now'])(
  '"%s" is about something that one can do, whatever was heard',
  (text) => expect(isUndertaking(text, { deed: 0 })).toBe(true),
)

it.each(['my wife says i am cold is she right according to your planets', 'is it fair to me', 'is he right'])(
  '"%s" does not say so by its form',
  (text) => expect(deliberates(text)).toBe(false),
)

it('what is surely heard is one in any words, where there is somebody to do it', () => {
  expect(isUndertaking('the room in leeds, can i really take it', { deed: 0.8 })).toBe(true)
  expect(isUndertaking('the room in leeds, can i really take it', { deed: 0.3 })).toBe(false)
  expect(isUndertaking('is the plane safe', { deed: 0.8 })).toBe(false)
})
