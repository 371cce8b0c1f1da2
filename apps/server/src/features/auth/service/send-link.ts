import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { alreadyRegisteredLetter, confirmationLetter } from '../mail.ts'
import { CONFIRMATION_MS } from '../limits.ts'
import { setToken } from '../repository.ts'

/**
 * The link of one sign-up to the owner of its address; the ones sent before it lead nowhere any more. To an
 * address that has an account no link goes, but word of what happened. It takes as long in both cases.
 */
export async function sendLink(
  context: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const token = newSecret()
  await context.db.asAuth((tx) =>
    setToken(tx, userId, hashSecret(token), new Date(context.now().getTime() + CONFIRMATION_MS)),
  )
  const known = await context.auth.findByEmail(email)
  await postLetter(
    context,
    known?.isEmailConfirmed
      ? alreadyRegisteredLetter(context, known)
      : confirmationLetter(context, email, token),
    userId,
  )
}
