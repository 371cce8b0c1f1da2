import type { Context } from '../../../platform/context.ts'
import { CHANGES_KEPT_MS } from '../limits.ts'
import { removeChanges } from '../repository.ts'

/** After a year nobody is told any more what was changed. */
export async function forgetChanges({ db, now }: Context): Promise<void> {
  await db.asJobs((tx) => removeChanges(tx, new Date(now().getTime() - CHANGES_KEPT_MS)))
}
