import type { ErrorCode } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { blueprintErrorCopy } from './error-copy.ts'

const refused = (code: ErrorCode, status: number) => new ApiError({ code, status, message: '' })

describe('a blueprint that cannot be loaded', () => {
  it('says which part is missing, and why', () => {
    expect(blueprintErrorCopy(refused('unavailable', 503), 'questions')).toMatch(
      /^Failed to fetch questions: The service is not available/,
    )
    expect(blueprintErrorCopy(refused('internal', 500), 'answers')).toMatch(
      /^Failed to fetch answers: An unexpected error/,
    )
  })
  it('says that the server cannot be reached', () =>
    expect(blueprintErrorCopy(refused('unavailable', 0), 'answers')).toMatch(
      /^Failed to fetch answers: The server cannot be reached/,
    ))
  it('says that nobody is signed in any more', () =>
    expect(blueprintErrorCopy(refused('not_authenticated', 401), 'answers')).toBe('No user found'))
  it('says that somebody else is', () =>
    expect(blueprintErrorCopy(refused('wrong_user', 403), 'questions')).toMatch(/^Authentication error: /))
})
