import type { PersonContext } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { erasureCodeLetter } from '../mail.ts'

/** A code to the account's own address, which confirms instead of a password. Throws mail_not_sent. */
export async function sendErasureCode(context: PersonContext): Promise<{ success: true }> {
  await context.mailer.check()
  const { userId, email, name } = context.actor
  const code = await context.auth.makeCode(userId)
  await postLetter(context, erasureCodeLetter(context, { email, name }, code), userId)
  return { success: true }
}
