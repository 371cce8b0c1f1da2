import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { removeLettersOf } from '../repository.ts'

/** For an account that is erased: what is on its way to it or speaks of it, and what is kept here. */
export async function forgetLetters(
  context: Context,
  userId: string,
  of: { email: string; name: string },
): Promise<void> {
  const gone = await context.db.asJobs((tx) => removeLetters(context, tx, userId, of.email))
  for (const id of gone) await context.jobs.forget(id)
  context.mailer.forget(of)
}

/** The letters alone, in the transaction in which their account goes: whose jobs are to be forgotten. */
export async function removeLetters(
  { auth }: Context,
  tx: Tx,
  userId: string,
  email: string,
): Promise<string[]> {
  return removeLettersOf(tx, userId, auth.hashAddress(email))
}
