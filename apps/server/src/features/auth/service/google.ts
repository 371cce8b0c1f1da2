import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { checkAge } from '../../birth/service/check-age.ts'
import { recordConsent } from '../../profile/service/record-consent.ts'

/** Throws not_found where Google is not configured, and too_young. */
export async function startGoogle(
  context: Context,
  agreed?: { termsVersion: string; birthDate: string },
): Promise<{ url: string; cookies: Headers }> {
  if (!context.config.google) throw new AppError('not_found', 'Google log-in is not configured')
  if (agreed) checkAge(context, agreed)
  return context.auth.startGoogle(agreed?.termsVersion ?? null)
}

/** The browser comes back from Google; what a newcomer agreed to before is kept with the new account. */
export async function finishGoogle(context: Context, request: Request): Promise<Response> {
  const { answer, made } = await context.auth.finishGoogle(request)
  if (made)
    await context.db.asUser(made.userId, (tx) =>
      recordConsent(context, tx, made.userId, {
        termsVersion: made.termsVersion,
        acceptedAt: context.now(),
        currentTimeZone: null,
      }),
    )
  return answer
}
