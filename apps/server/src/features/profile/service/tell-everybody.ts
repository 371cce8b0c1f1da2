import type { Context } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { LETTERS_A_RUN } from '../limits.ts'
import { policyChangeLetter } from '../mail.ts'
import { findUntold, lockUntold, markFinished, markTold } from '../repository.ts'

/**
 * Everybody with an account is told of what was announced, one letter each through the queue of letters; as
 * many as one run bears, the next goes on. Whoever dies in between has told at most one person twice.
 */
export async function tellEverybody(context: Context): Promise<void> {
  for (let letters = 0; letters < LETTERS_A_RUN; letters += 1) if (!(await tellOne(context))) return
}

/** False where nobody is left, or another server is at it. */
function tellOne(context: Context): Promise<boolean> {
  return context.db.asJobs(async (tx) => {
    const change = await lockUntold(tx)
    if (!change) return false
    const person = await findUntold(tx, change)
    if (!person) {
      await markFinished(tx, change.id, context.now())
      return true
    }
    await postLetter(context, policyChangeLetter(context, person, change), person.userId)
    await markTold(tx, change.id, person.userId)
    return true
  })
}
