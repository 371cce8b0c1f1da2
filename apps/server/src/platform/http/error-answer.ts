import type { ErrorBody, ErrorCode } from '@astrarium/contracts'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../app-error.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Log } from '../log.ts'

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  rate_limited: 429,
  forbidden: 403,
  wrong_user: 403,
  cross_origin: 403,
  internal: 500,
  unavailable: 503,
  not_authenticated: 401,
  invalid_credentials: 401,
  email_not_confirmed: 403,
  password_too_short: 400,
  confirmation_link_invalid: 400,
  confirmation_link_expired: 410,
  reset_link_invalid: 400,
  mail_not_sent: 503,
  birth_date_invalid: 400,
  birth_time_repeated: 409,
  birth_time_skipped: 400,
  zone_unknown: 400,
  birth_data_missing: 400,
  birth_data_format: 400,
  chart_unavailable: 503,
  chart_failed: 500,
  chart_missing: 409,
  daily_chart_failed: 500,
  thread_not_found: 404,
  ask_not_found: 404,
  offer_not_found: 404,
  ask_in_progress: 409,
  ask_limit_daily: 429,
  ask_limit_monthly: 429,
  answer_failed: 500,
  subscription_required: 402,
  insight_exists: 409,
  insight_not_found: 404,
  insight_already_saved: 409,
  insight_failed: 500,
  timeline_not_understood: 422,
  foresight_not_found: 404,
  foresight_failed: 500,
  category_not_found: 404,
}

/**
 * The one mapping from what was thrown to what is answered. What nobody expected is logged, and never shown.
 */
export function answerError(c: HonoContext, error: unknown, log: Log): Response {
  const refusal = toAppError(error)
  const request = { method: c.req.method, path: c.req.path, err: error }
  if (refusal.code === 'internal') log.error(request, 'request failed')
  if (refusal.code === 'unavailable') log.warn(request, 'request could not be served')
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(refusal.retryAfter)))
  const body: ErrorBody = {
    success: false,
    error: refusal.message,
    code: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.retryAfter !== undefined && { retryAfter: Math.ceil(refusal.retryAfter) }),
  }
  return c.json(body, STATUS[refusal.code])
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413)
    return new AppError('too_large', 'The request is larger than 100 KB')
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'The database does not answer at this moment', { cause: error })
  return new AppError('internal', 'Something went wrong on the server', { cause: error })
}
