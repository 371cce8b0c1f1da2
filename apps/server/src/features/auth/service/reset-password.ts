import { AppError } from '../../../platform/app-error.ts'
import type { World } from '../../../platform/world.ts'

/** Throws reset_link_invalid when the link is unknown, used or older than an hour. */
export async function checkResetLink(world: World, token: string): Promise<{ success: true }> {
  if (!(await world.auth.isResetTokenGood(token)))
    throw new AppError('reset_link_invalid', 'The reset link is invalid or has expired')
  return { success: true }
}

/** Sets the new password and ends every session of the account. */
export async function resetPassword(
  world: World,
  { token, password }: { token: string; password: string },
): Promise<{ success: true }> {
  await world.auth.resetPassword(token, password)
  return { success: true }
}
