import type { ErrorCode } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { chartErrorCopy, ChartServiceDown } from './error-copy.ts'

const refused = (code: ErrorCode, status: number) => new ApiError({ code, status, message: code })

describe('a chart that could not be made', () => {
  it.each([
    ['the engine is not there', new ChartServiceDown(), 'Astrology API is not available'],
    [
      'the engine fails after it said it was there',
      refused('chart_unavailable', 503),
      'Unable to generate birth chart: Both primary and fallback astrology services failed',
    ],
    [
      'birth details are missing',
      refused('birth_data_missing', 409),
      'Missing required birth data for chart generation',
    ],
    ['birth details cannot be read', refused('birth_data_format', 400), 'Invalid birth data format provided'],
    ['the computation fails', refused('chart_failed', 500), 'Failed to generate birth chart'],
    [
      'the server cannot be reached',
      refused('unavailable', 0),
      'Unable to connect to astrology service. This may be due to network issues or the service being temporarily unavailable.',
    ],
    [
      'it was asked too often',
      refused('rate_limited', 429),
      'Chart generation failed: That was a lot in a short time.',
    ],
    [
      'the server breaks',
      refused('internal', 500),
      'Chart generation error: An unexpected error occurred. Please try again.',
    ],
    ['something else breaks', new Error('out of memory'), 'Chart generation error: out of memory'],
  ])('says so when %s', (_, error, sentence) => expect(chartErrorCopy(error)).toBe(sentence))
})
