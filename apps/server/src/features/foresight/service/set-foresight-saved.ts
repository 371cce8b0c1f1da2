import type { UserContext } from '../../../platform/context.ts'
import { setSaved } from '../repository.ts'
import { noSuchForesight } from './read-foresight.ts'

/** Keeps a forecast, or lets it go again. Throws foresight_not_found. */
export async function setForesightSaved(
  context: UserContext,
  foresightId: string,
  { isSaved }: { isSaved: boolean },
): Promise<{ isSaved: boolean }> {
  const { userId } = context.actor
  const isThere = await context.db.asUser(userId, (tx) => setSaved(tx, userId, foresightId, { isSaved }))
  if (!isThere) throw noSuchForesight()
  return { isSaved }
}
