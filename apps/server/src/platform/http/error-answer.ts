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
  password_weak: 400,
  confirmation_link_invalid: 400,
  confirmation_link_expired: 410,
  reset_link_invalid: 400,
  mail_not_sent: 503,
  email_same: 400,
  code_wrong: 401,
  code_expired: 410,
  second_step_changed: 409,
  passkey_refused: 401,
  birth_date_invalid: 400,
  birth_ahead: 400,
  too_young: 403,
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
  plan_not_found: 404,
  payment_unavailable: 503,
  checkout_failed: 502,
  portal_failed: 502,
  cancel_failed: 502,
  resume_failed: 502,
  refresh_failed: 502,
  no_subscription: 404,
  insight_exists: 409,
  insight_not_found: 404,
  insight_already_saved: 409,
  insight_failed: 500,
  timeline_not_understood: 422,
  foresight_not_found: 404,
  foresight_failed: 500,
  category_not_found: 404,
  photo_too_large: 413,
  photo_type: 415,
  photo_too_many_pixels: 422,
  photo_moves: 422,
  photo_unreadable: 422,
  photo_not_found: 404,
  export_not_found: 404,
  import_invalid: 422,
  import_conflict: 409,
  member_not_found: 404,
  member_changed: 409,
  member_late: 409,
  circle_full: 409,
  their_circle_full: 409,
  note_not_found: 404,
  note_changed: 409,
  notes_full: 409,
  not_shared: 409,
  ring_failed: 500,
  link_not_found: 404,
  connection_failed: 500,
  person_not_found: 404,
  request_not_found: 404,
  request_exists: 409,
  request_limit_daily: 429,
  request_limit_pending: 429,
  invited_lately: 429,
  invitation_gone: 404,
}

/** seconds; what is away for a moment, such as a database that is started anew, is tried again soon */
const SOON = 1

/**
 * The one mapping from what was thrown to what is answered. What nobody expected is logged, and never shown.
 */
export function answerError(c: HonoContext, error: unknown, log: Log): Response {
  const refusal = toAppError(error)
  const request = { method: c.req.method, path: c.req.path, err: error }
  if (refusal.code === 'internal') log.error(request, 'request failed')
  if (refusal.code === 'unavailable') log.warn(request, 'request could not be served')
  const wait = refusal.retryAfter ?? (refusal.code === 'unavailable' ? SOON : undefined)
  const retryAfter = wait === undefined ? undefined : Math.ceil(wait)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const body: ErrorBody = {
    success: false,
    error: refusal.message,
    code: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(retryAfter !== undefined && { retryAfter }),
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
