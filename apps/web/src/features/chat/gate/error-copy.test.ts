import { expect, it } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { dailyChartErrorCopy } from './error-copy.ts'

const refused = (code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ code, status: 400, message: 'x' })

it.each([
  [refused('daily_chart_failed'), 'Failed to generate daily chart'],
  [refused('not_authenticated'), 'Please sign in to generate your daily chart'],
  [refused('unavailable'), 'Chart generation failed'],
  [new TypeError('network'), 'Chart generation failed'],
])('%s says "%s"', (error, text) => expect(dailyChartErrorCopy(error)).toBe(text))
