import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { removeEmailChange, removePasskeys } from '../repository.ts'
import { checkPassword } from './check-password.ts'

/** Throws reset_link_invalid when the link is unknown, used or older than an hour. */
export async function checkResetLink(context: Context, token: string): Promise<{ success: true }> {
  if ((await context.auth.resetAddress(token)) === null)
    throw new AppError('reset_link_invalid', 'The reset link is invalid or has expired')
  return { success: true }
}

/**
 * Sets the new password and ends every session of the account. Answers its address. Throws
 * reset_link_invalid, and what a password is refused with, after which the link is still good.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const address = await context.auth.resetAddress(token)
  if (address !== null) await checkPassword(password, address)
  const { userId, email } = await context.auth.resetPassword(token, password)
  // whoever asked for it may be the reason for the reset
  await context.db.asAuth(async (tx) => {
    await removeEmailChange(tx, userId)
    await removePasskeys(tx, userId)
  })
  return { email }
}
