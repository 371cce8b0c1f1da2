import type { Context } from '../../../platform/context.ts'
import { forgetSignUps } from '../../auth/service/forget-sign-ups.ts'
import { wantedAddress } from '../../auth/service/wanted-address.ts'
import { cancelBillingNow } from '../../billing/service/cancel-billing-now.ts'
import { partFromErased } from '../../circle/service/part-from-erased.ts'
import { askToForget } from '../../circle/unshared.ts'
import { forgetInvited } from '../../invite/service/forget-invited.ts'
import { forgetLetters, removeLetters } from '../../letter/service/forget-letters.ts'
import { forgetTold } from '../../live/service/forget-told.ts'
import { findPerson, makeArchivesAnew, removeAccount } from '../repository.ts'

/**
 * Everything of a person, everywhere: payments, what waits in queues, letters that are kept, and every row.
 * May be asked twice, and goes on where it was interrupted. Throws cancel_failed.
 */
export async function eraseAccount(context: Context, userId: string): Promise<void> {
  const person = await context.db.asJobs((tx) => findPerson(tx, userId))
  if (!person) return
  const { email } = person
  const wanted = await context.db.asJobs((tx) => wantedAddress(tx, userId))
  await cancelBillingNow(context, userId)
  // rows last: as long as they stand, the next run finds that there is something left
  await context.jobs.forget(userId)
  await forgetLetters(context, userId, person)
  if (wanted !== null) context.mailer.forget({ email: wanted })
  const { linked, letters } = await context.db.asJobs(async (tx) => {
    await forgetSignUps(tx, email)
    const addressHash = context.auth.hashAddress(email)
    await forgetTold(tx, userId, addressHash)
    const inviting = await forgetInvited(tx, { userId, addressHash })
    const linked = await partFromErased(context, tx, userId)
    await makeArchivesAnew(tx, [...inviting, ...linked], context.now())
    await removeAccount(tx, userId)
    // once more: the account was waited for until a letter on its way into the queue stood there
    return { linked, letters: await removeLetters(context, tx, userId, email) }
  })
  for (const id of letters) await context.jobs.forget(id)
  context.mailer.forget(person)
  for (const each of linked) await askToForget(context, each)
}
