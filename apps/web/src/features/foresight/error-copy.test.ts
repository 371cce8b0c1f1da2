import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { EMPTY_FORM } from './forecast-request.ts'
import { forecastErrorCopy, openForecastErrorCopy } from './error-copy.ts'

const refusal = (code: ConstructorParameters<typeof ApiError>[0]['code'], message = '') =>
  new ApiError({ code, status: 400, message })
const custom = { ...EMPTY_FORM, choice: { kind: 'custom' } as const }

describe('what was not understood', () => {
  const asks = refusal('timeline_not_understood', 'Until which day and month?')
  it('is asked back beside the timeline, in the server’s words', () =>
    expect(forecastErrorCopy(asks, custom)).toEqual({
      kind: 'asked-back',
      field: 'timeline',
      text: 'Until which day and month?',
    }))
  it('is asked back beside the question when there was no timeline', () =>
    expect(forecastErrorCopy(asks, EMPTY_FORM)).toMatchObject({ kind: 'asked-back', field: 'question' }))
  it('is a failure where nothing was written that could be put right', () =>
    expect(
      forecastErrorCopy(asks, { ...EMPTY_FORM, choice: { kind: 'preset', timeline: '1 Week' } }),
    ).toMatchObject({ kind: 'failed' }))
})

describe('a failure says', () => {
  it.each([
    [
      refusal('foresight_failed'),
      { kind: 'failed', text: 'Failed to generate foresight. Please try again.' },
    ],
    [refusal('not_authenticated'), { kind: 'failed', text: 'No active session found. Please log in again.' }],
    [
      new TypeError('x'),
      {
        kind: 'failed',
        title: 'Failed to generate foresight',
        text: 'An unexpected error occurred. Please try again.',
      },
    ],
  ])('what the specification has for %s', (error, said) =>
    expect(forecastErrorCopy(error, custom)).toEqual(said),
  )
  it('that a chart is missing', () =>
    expect(forecastErrorCopy(refusal('chart_missing'), custom).text).toContain('No birth chart data'))
})

describe('a forecast that cannot be opened', () => {
  it('is not found, or another person’s', () =>
    expect(openForecastErrorCopy(refusal('foresight_not_found'))).toEqual({
      title: 'Forecast Not Found',
      text: 'Forecast not found or you do not have permission to view it.',
    }))
  it('is not found under an address that none can have', () =>
    expect(openForecastErrorCopy(refusal('not_found'))).toEqual({
      title: 'Forecast Not Found',
      text: 'Forecast not found.',
    }))
  it('may be there at another try', () =>
    expect(openForecastErrorCopy(refusal('unavailable'))).toEqual({
      title: null,
      text: 'An unexpected error occurred while loading the forecast.',
    }))
})
