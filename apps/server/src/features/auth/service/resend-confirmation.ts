import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { findByPassword, findBySecret } from '../repository.ts'
import { sendLink } from './send-link.ts'

/**
 * The letter of a sign-up once more, for whoever made it: its secret or its password says so. For anybody
 * else nothing, and the same answer. Throws mail_not_sent.
 */
export async function resendConfirmation(
  context: Context,
  {
    email,
    secret,
    password = '',
  }: { email: string; secret?: string | undefined; password?: string | undefined },
): Promise<{ success: true }> {
  await context.mailer.check()
  const passwordHash = secret === undefined ? await context.auth.hashPassword(email, password) : ''
  const signUp = await context.db.asAuth((tx) =>
    secret === undefined ? findByPassword(tx, email, passwordHash) : findBySecret(tx, hashSecret(secret)),
  )
  if (signUp?.email === email && !signUp.confirmedAt) await sendLink(context, signUp)
  return { success: true }
}
