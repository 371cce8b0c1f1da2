import { expect, it } from 'vitest'
import { linkToken } from './link-token.ts'

it.each([
  ['#token=abc.def', 'abc.def'],
  ['#x=1&token=a%2Bb', 'a+b'],
  ['#token=', ''],
  ['', ''],
  ['#other=1', ''],
])('the link %s carries "%s"', (hash, token) => expect(linkToken(hash)).toBe(token))
