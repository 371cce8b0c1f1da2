import type { Context } from '../../../platform/context.ts'
import { removeLettersOf } from '../repository.ts'

/** For an account that is erased: what is on its way to it or speaks of it, and what is kept here. */
export async function forgetLetters(
  context: Context,
  userId: string,
  of: { email: string; name: string },
): Promise<void> {
  const { db, auth, jobs, mailer } = context
  const gone = await db.asJobs((tx) => removeLettersOf(tx, userId, auth.hashAddress(of.email)))
  for (const id of gone) await jobs.forget(id)
  mailer.forget(of)
}
