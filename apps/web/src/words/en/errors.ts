import type { ErrorCode } from '@astrarium/contracts'

/** A sentence for every refusal the server can give; the compiler finds a missing one. */
export const errors: Record<ErrorCode, string> = {
  bad_request: 'Something in what was sent is not as expected. Please check it and try again.',
  not_found: 'This is not here, or no longer.',
  method_not_allowed: 'This cannot be done here.',
  too_large: 'That is too large to send.',
  rate_limited: 'Too many tries in a short time.',
  forbidden: 'You are not allowed to do this.',
  wrong_user: 'You are signed in as somebody else. Please reload the page.',
  cross_origin: 'The request came from another site and was refused.',
  internal: 'An unexpected error occurred. Please try again.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',

  not_authenticated: 'Your session has ended. Please sign in again.',
  invalid_credentials: 'The email or the password is not right.',
  email_not_confirmed: 'Please check your email and click the confirmation link before signing in.',
  password_too_short: 'Password must be at least 6 characters long.',
  confirmation_link_invalid: 'Invalid confirmation link. Please check your email and try again.',
  confirmation_link_expired: 'Failed to confirm email. The link may have expired.',
  reset_link_invalid: 'Invalid or expired reset link. Please request a new password reset.',
  mail_not_sent: 'The email could not be sent. Please try again.',

  birth_date_invalid: 'This birth date does not exist, or not in that timezone.',
  birth_time_repeated:
    'The clocks went back that night and this time happened twice. Please choose which of the two.',
  birth_time_skipped: 'The clocks went forward and this time never happened. Please check the birth time.',
  zone_unknown: 'This timezone is not known.',
  birth_data_missing: 'Missing required birth data for chart generation',
  birth_data_format: 'Invalid birth data format provided',
  chart_unavailable: 'Astrology API is not available',
  chart_failed: 'Failed to generate birth chart',
  chart_missing: 'No birth chart data available. Complete your birth information to generate your chart.',
  daily_chart_failed: 'Failed to generate daily chart',

  thread_not_found: 'This conversation is not here, or no longer.',
  ask_not_found: 'This Ask is not here, or no longer.',
  offer_not_found: 'This choice is not here, or no longer.',
  ask_in_progress: 'Arion is still answering the question before. Please wait for it, or stop it.',
  ask_limit_daily: 'You have used all Asks of today. They come back tomorrow.',
  ask_limit_monthly: 'You have used all Asks of this month.',
  answer_failed: 'Arion could not answer. Your Ask has been given back.',
  subscription_required: 'Please check your subscription status to continue.',

  insight_exists: 'You already have a daily insight for today.',
  insight_not_found: 'This insight is not here, or no longer.',
  insight_already_saved: 'This insight is already in your saved notes.',
  insight_failed: 'Failed to generate your daily insight. Please try again.',
  timeline_not_understood: 'Which stretch of time do you mean?',
  foresight_not_found: 'Forecast not found or you do not have permission to view it.',
  foresight_failed: 'Failed to generate foresight. Please try again.',
  category_not_found: 'Category Not Found',
}
