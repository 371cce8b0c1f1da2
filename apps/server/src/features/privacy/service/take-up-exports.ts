import type { Context } from '../../../platform/context.ts'
import { MAKE_EXPORT, TAKE_UP_MS } from '../limits.ts'
import { waitingExports } from '../repository.ts'

/** Archives that nobody makes: the operator asked for them, or the queue could not be reached. */
export async function takeUpExports({ db, jobs, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - TAKE_UP_MS)
  for (const userId of await db.asJobs((tx) => waitingExports(tx, before)))
    await jobs.send(MAKE_EXPORT, userId)
}
