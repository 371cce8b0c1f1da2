import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import type { ErrorCode } from '@astrarium/contracts'
import { errorCopy } from '../../lib/error-copy.ts'
import { additionErrorCopy, changeErrorCopy } from './error-copy.ts'

const refused = (code: ErrorCode, status = 400) => new ApiError({ code, status, message: 'in the log' })

describe('what is said when somebody could not be added', () => {
  it.each([
    ['chart_failed', 'Unable to generate birth chart. Please check the birth details and try again.'],
    ['chart_unavailable', 'Unable to generate birth chart. Please check the birth details and try again.'],
    ['ring_failed', 'Birth chart generated, but AI ring assignment failed. Please try again.'],
    ['circle_full', 'Error: Your circle is full: it holds 500 people.'],
    ['internal', 'Error: An unexpected error occurred. Please try again.'],
  ] as const)('for %s', (code, text) => {
    expect(additionErrorCopy(refused(code), 'Tom')).toEqual({ text })
  })

  it('names what is wrong with the birth as well', () => {
    expect(additionErrorCopy(refused('birth_time_skipped'), 'Tom')).toEqual({
      text: 'Unable to generate birth chart. Please check the birth details and try again.',
      detail: 'The clocks went forward and this time never happened. Please check the birth time.',
    })
  })

  it('for a lost connection, and for a fault of ours', () => {
    expect(additionErrorCopy(refused('unavailable', 0), 'Tom').text).toBe(
      'Network connection issue. Please check your internet and try again.',
    )
    expect(additionErrorCopy(new Error('?'), 'Tom').text).toBe('Failed to add Tom to your circle')
  })
})

it('a link that one of the two circles has no room for says whose', () => {
  expect(errorCopy(refused('circle_full', 409))).toBe('Your circle is full: it holds 500 people.')
  expect(errorCopy(refused('their_circle_full', 409))).toBe('Their circle is full: it holds 500 people.')
})

it('a change that failed says which, and a fault of ours that it was unexpected', () => {
  const failed = 'Failed to update circle member'
  expect(changeErrorCopy(refused('member_not_found', 404), failed)).toEqual({
    title: failed,
    text: 'We cannot find this person in your circle. They may have been removed, here or on another device.',
  })
  expect(changeErrorCopy(new Error('?'), failed)).toEqual({ title: 'An unexpected error occurred' })
})
