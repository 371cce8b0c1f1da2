import type { PersonalWorld } from '../../../platform/world.ts'
import { findRibbon } from '../repository.ts'
import { noSuchForesight } from './read-foresight.ts'
import type { StoredRibbon } from './stored-foresight.ts'

/** The transits over a forecast's span, as they were found with it. Throws foresight_not_found. */
export async function showRibbon(world: PersonalWorld, foresightId: string): Promise<StoredRibbon> {
  const { userId } = world.actor
  const sealed = await world.db.asUser(userId, (tx) => findRibbon(tx, userId, foresightId))
  if (sealed === null) throw noSuchForesight()
  return JSON.parse(world.vault.open(userId, 'foresight_ribbon', sealed)) as StoredRibbon
}
