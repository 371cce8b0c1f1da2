import { z } from 'zod'

/**
 * Every refusal the server can give. Programs branch on the code; the words for each stand in the web's
 * `words`. The list is closed so that the compiler finds a missing sentence.
 */
export const ERROR_CODES = [
  // the request itself
  'bad_request',
  'not_found',
  'method_not_allowed',
  'too_large',
  'rate_limited',
  'forbidden',
  'wrong_user',
  'cross_origin',
  'internal',
  'unavailable',
  // accounts
  'not_authenticated',
  'invalid_credentials',
  'email_not_confirmed',
  'password_too_short',
  'password_weak',
  'confirmation_link_invalid',
  'confirmation_link_expired',
  'reset_link_invalid',
  'mail_not_sent',
  'email_same',
  'code_wrong',
  'code_expired',
  'second_step_changed',
  'passkey_refused',
  // birth, time, chart
  'birth_date_invalid',
  'birth_ahead',
  'too_young',
  'birth_time_repeated',
  'birth_time_skipped',
  'zone_unknown',
  'birth_data_missing',
  'birth_data_format',
  'chart_unavailable',
  'chart_failed',
  'chart_missing',
  'daily_chart_failed',
  // asks
  'thread_not_found',
  'ask_not_found',
  'offer_not_found',
  'ask_in_progress',
  'ask_limit_daily',
  'ask_limit_monthly',
  'answer_failed',
  'subscription_required',
  // billing
  'plan_not_found',
  'payment_unavailable',
  'checkout_failed',
  'portal_failed',
  'cancel_failed',
  'resume_failed',
  'refresh_failed',
  'no_subscription',
  // readings
  'insight_exists',
  'insight_not_found',
  'insight_already_saved',
  'insight_failed',
  'timeline_not_understood',
  'foresight_not_found',
  'foresight_failed',
  'category_not_found',
  // what is mine
  'photo_too_large',
  'photo_type',
  'photo_too_many_pixels',
  'photo_moves',
  'photo_unreadable',
  'photo_not_found',
  'export_not_found',
  'import_invalid',
  'import_conflict',
  // the circle
  'member_not_found',
  'member_changed',
  'member_late',
  'circle_full',
  'their_circle_full',
  'note_not_found',
  'note_changed',
  'notes_full',
  'not_shared',
  'ring_failed',
  'link_not_found',
  'connection_failed',
  'person_not_found',
  'request_not_found',
  'request_exists',
  'request_limit_daily',
  'request_limit_pending',
  'invited_lately',
  'invitation_gone',
] as const
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/** Body of every 4xx and 5xx. `error` is for people who read logs or curl; clients branch on `code`. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  code: ErrorCode,
  /** the field at fault, dotted, and what would be right, for each field */
  fields: z.record(z.string(), z.string()).optional(),
  /** seconds until another try makes sense */
  retryAfter: z.number().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
