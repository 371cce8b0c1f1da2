import type { Context } from '../../../platform/context.ts'
import { DEAD_FOR_MS, GIVEN_UP_WITHIN_MS, TOLD_WITHIN_MS } from '../limits.ts'
import { removeDead, untoldLetters } from '../repository.ts'
import { queueLetter } from './post-letter.ts'

/** What a server kept, and died before it told the queue, and what the queue has lost. */
export async function queueUntoldLetters(context: Context): Promise<void> {
  const now = context.now().getTime()
  const untold = await context.db.asJobs(async (tx) => {
    await removeDead(tx, new Date(now - DEAD_FOR_MS))
    return untoldLetters(tx, {
      keptBefore: new Date(now - TOLD_WITHIN_MS),
      toldBefore: new Date(now - GIVEN_UP_WITHIN_MS),
    })
  })
  for (const id of untold) await queueLetter(context, id)
}
