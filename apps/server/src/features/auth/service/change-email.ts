import type { EmailChangeShown } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { EMAIL_CHANGE_MS } from '../limits.ts'
import { addressTakenLetter, leaveAddressLetter, newAddressLetter } from '../mail.ts'
import { findEmailChange, keepEmailChange, removeEmailChange } from '../repository.ts'
import type { EmailChange } from '../repository.ts'

/**
 * A letter with a link to the address that the account has, and one to that which it is to have. Whether
 * somebody else has an account there is told to the owner of that address alone. Throws invalid_credentials,
 * email_same, mail_not_sent.
 */
export async function requestEmailChange(
  context: PersonContext,
  { newEmail, confirmation }: { newEmail: string; confirmation: string },
): Promise<EmailChangeShown> {
  const { userId, email, name } = context.actor
  // first, so that a mailed code, which is good once, is not spent on it
  if (newEmail === email) throw new AppError('email_same', 'This is the address of the account')
  if (!(await context.auth.isConfirmedBy(userId, confirmation)))
    throw new AppError('invalid_credentials', 'The password is not right')
  await context.mailer.check()
  const [oldToken, newToken] = [newSecret(), newSecret()]
  const requestedAt = context.now()
  const change: EmailChange = {
    userId,
    newEmail,
    oldTokenHash: hashSecret(oldToken),
    newTokenHash: hashSecret(newToken),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + EMAIL_CHANGE_MS),
  }
  await context.db.asAuth((tx) => keepEmailChange(tx, change))
  const isTaken = (await context.auth.findByEmail(newEmail))?.isEmailConfirmed === true
  await postLetter(
    context,
    leaveAddressLetter(context, { email, name }, { newEmail, token: oldToken }),
    userId,
  )
  await postLetter(
    context,
    isTaken ? addressTakenLetter(context, newEmail) : newAddressLetter(context, newEmail, newToken),
    userId,
  )
  return emailChangeShown(change)
}

/** The links lead nowhere any more. */
export async function cancelEmailChange({ db, actor }: PersonContext): Promise<{ success: true }> {
  await db.asAuth((tx) => removeEmailChange(tx, actor.userId))
  return { success: true }
}

/** Null where nothing waits. */
export async function showEmailChange({ db, actor, now }: PersonContext): Promise<EmailChangeShown | null> {
  const change = await db.asAuth((tx) => findEmailChange(tx, actor.userId))
  return change && change.expiresAt > now() ? emailChangeShown(change) : null
}

function emailChangeShown(change: EmailChange): EmailChangeShown {
  return {
    newEmail: change.newEmail,
    isOldConfirmed: change.oldConfirmedAt !== null,
    isNewConfirmed: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
  }
}
