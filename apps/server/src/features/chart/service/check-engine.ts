import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'

/** Does the engine answer? Throws chart_unavailable when it does not, or answers nonsense. */
export function checkEngine(context: Pick<Context, 'sky' | 'now'>): {
  success: true
  status: 'ok'
  library: string
} {
  try {
    // the Sun stood at the spring point on 20 March 2000 at 07:35 UTC
    const { longitude } = context.sky.position('sun', new Date('2000-03-20T07:35:00Z'))
    if (Math.min(longitude, 360 - longitude) > 0.01) throw new Error('The Sun is not where it was')
  } catch (error) {
    throw new AppError('chart_unavailable', 'Astrology API is not available', { cause: error })
  }
  return { success: true, status: 'ok', library: 'Swiss Ephemeris (DE431)' }
}
