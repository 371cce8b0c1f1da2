import type { Context } from '../../../platform/context.ts'
import { isDatabaseAway } from '../../../platform/db/database-away.ts'
import { listPolicyChanges as listRows } from '../repository.ts'
import type { PolicyChange } from '../repository.ts'

export type { PolicyChange }

/** What everybody is told of by mail, newest first. While the database is away what is `known` stands. */
export async function listPolicyChanges(
  { db }: Pick<Context, 'db'>,
  known?: readonly PolicyChange[],
): Promise<readonly PolicyChange[]> {
  try {
    return await db.asJobs(listRows)
  } catch (error) {
    if (!known || !isDatabaseAway(error)) throw error
    return known
  }
}
