import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'

/** Throws reset_link_invalid when the link is unknown, used or older than an hour. */
export async function checkResetLink(context: Context, token: string): Promise<{ success: true }> {
  if (!(await context.auth.isResetTokenGood(token)))
    throw new AppError('reset_link_invalid', 'The reset link is invalid or has expired')
  return { success: true }
}

/** Sets the new password and ends every session of the account. */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ success: true }> {
  await context.auth.resetPassword(token, password)
  return { success: true }
}
