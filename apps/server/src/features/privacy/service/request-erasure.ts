import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { cancelBillingNow } from '../../billing/service/cancel-billing-now.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { UNDO_MS } from '../limits.ts'
import { erasureLetter } from '../mail.ts'
import { endSessionsBut, keepErasure } from '../repository.ts'
import { eraseAccount } from './erase-account.ts'

interface Wish {
  /** the password, or the mailed code where there is none */
  confirmation: string
  when: 'in_seven_days' | 'now'
}

/**
 * Payments end at once, and the account goes: now, or in seven days, in which it can be kept after all.
 * Every other browser is signed out. Throws invalid_credentials, cancel_failed.
 */
export async function requestErasure(
  context: PersonContext,
  { confirmation, when }: Wish,
  sessionId: string | null,
): Promise<{ erasure: { requestedAt: string; dueAt: string } | null }> {
  const { userId, email, name } = context.actor
  if (!(await context.auth.isConfirmedBy(userId, confirmation)))
    throw new AppError('invalid_credentials', 'The password is not right')
  if (when === 'now') {
    await eraseAccount(context, userId)
    return { erasure: null }
  }
  await cancelBillingNow(context, userId)
  const requestedAt = context.now()
  const wanted = { userId, requestedAt, dueAt: new Date(requestedAt.getTime() + UNDO_MS) }
  const erasure = await context.db.asUser(userId, (tx) => keepErasure(tx, wanted))
  await context.db.asAuth((tx) => endSessionsBut(tx, userId, sessionId))
  await postLetter(context, erasureLetter(context, { email, name }, erasure.dueAt), userId)
  return {
    erasure: { requestedAt: erasure.requestedAt.toISOString(), dueAt: erasure.dueAt.toISOString() },
  }
}
