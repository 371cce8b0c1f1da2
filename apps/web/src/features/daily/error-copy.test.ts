import type { ErrorCode } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { insightErrorCopy, saveInsightErrorCopy } from './error-copy.ts'

const refused = (code: ErrorCode, message = '', status = 409) => new ApiError({ code, status, message })

describe('today’s insight that was not made', () => {
  it('exists already: says only that', () =>
    expect(insightErrorCopy(refused('insight_exists'))).toEqual({ title: 'Daily Insight Already Generated' }))
  it.each(['ask_limit_daily', 'ask_limit_monthly'] as const)('%s is told in the server’s words', (code) =>
    expect(insightErrorCopy(refused(code, 'You have reached your daily Ask limit of 5.'))).toEqual({
      title: 'Ask Limit Reached',
      text: 'You have reached your daily Ask limit of 5.',
    }),
  )
  it('needs a subscription: says where to look', () =>
    expect(insightErrorCopy(refused('subscription_required'))).toEqual({
      title: 'Subscription Required',
      text: 'Please check your subscription status to continue.',
    }))
  it('needs a chart: says what is missing', () =>
    expect(insightErrorCopy(refused('chart_missing'))).toEqual({
      title: 'Error Generating Insight',
      text: 'No birth chart data available. Complete your birth information to generate your chart.',
    }))
  it.each(['insight_failed', 'unavailable', 'internal'] as const)('%s can be tried again', (code) =>
    expect(insightErrorCopy(refused(code))).toEqual({
      title: 'Error Generating Insight',
      text: 'Failed to generate your daily insight. Please try again.',
    }),
  )
  it.each([new Error('not as agreed'), refused('unavailable', '', 0)])(
    'anything unforeseen is an error: %s',
    (error) =>
      expect(insightErrorCopy(error)).toEqual({
        title: 'Error',
        text: 'An unexpected error occurred. Please try again.',
      }),
  )
})

describe('an insight that was not saved', () => {
  it('is saved already', () =>
    expect(saveInsightErrorCopy(refused('insight_already_saved')).title).toBe('Already Saved'))
  it('is not there any more', () =>
    expect(saveInsightErrorCopy(refused('insight_not_found'))).toEqual({
      title: 'Error Saving Insight',
      text: 'Failed to get insight details',
    }))
  it('failed otherwise', () =>
    expect(saveInsightErrorCopy(refused('internal')).title).toBe('Error Saving Insight'))
})
