import { ERROR_CODES } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { errorCopy } from './error-copy.ts'

it.each(ERROR_CODES)('%s has a sentence', (code) =>
  expect(errorCopy(new ApiError({ code, status: 400, message: 'x' }))).toMatch(/^[A-Z].{10,}/),
)
it('a refusal for a while says how long', () => {
  expect(errorCopy(new ApiError({ code: 'rate_limited', status: 429, message: 'x', retryAfter: 30 }))).toBe(
    'That was a lot in a short time. Please try again in 30 seconds.',
  )
  expect(
    errorCopy(new ApiError({ code: 'rate_limited', status: 429, message: 'x', retryAfter: 200 })),
  ).toContain('in 4 minutes')
  expect(
    errorCopy(new ApiError({ code: 'rate_limited', status: 429, message: 'x', retryAfter: 1 })),
  ).toContain('in a moment')
})
it('a server that cannot be reached is told from one that refuses', () =>
  expect(errorCopy(new ApiError({ code: 'unavailable', status: 0, message: 'x' }))).toContain('connection'))
it('what nobody foresaw has a sentence too', () =>
  expect(errorCopy(new TypeError('x is undefined'))).toBe('An unexpected error occurred. Please try again.'))
