import type { Context } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { resetLetter } from '../mail.ts'

/** A letter with a link, if somebody has that address; the same answer in any case. Throws mail_not_sent. */
export async function forgotPassword(context: Context, email: string): Promise<{ success: true }> {
  await context.mailer.check()
  const reset = await context.auth.startReset(email)
  await postLetter(context, reset && resetLetter(context, reset.person, reset.token))
  return { success: true }
}
