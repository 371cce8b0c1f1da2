import type { PersonalWorld } from '../../../platform/world.ts'
import { setSaved } from '../repository.ts'
import { noSuchForesight } from './read-foresight.ts'

/** Keeps a forecast, or lets it go again. Throws foresight_not_found. */
export async function setForesightSaved(
  world: PersonalWorld,
  foresightId: string,
  isSaved: boolean,
): Promise<{ isSaved: boolean }> {
  const { userId } = world.actor
  const isThere = await world.db.asUser(userId, (tx) => setSaved(tx, userId, foresightId, isSaved))
  if (!isThere) throw noSuchForesight()
  return { isSaved }
}
