import { expect, it } from 'vitest'
import { undertakingIn } from './undertaking.ts'

it.each(['is it right to call him', 'should i call', 'would it be wise for me to sell now'])(
  '"%s" is about something that one can do',
  (text) => expect(undertakingIn(text)).toBe('named'),
)

it.each(['my wife says i am cold is she right according to your planets', 'is it fair to me', 'is he right'])(
  '"%s" is not, and gets no verdict',
  (text) => expect(undertakingIn(text)).toBeNull(),
)
