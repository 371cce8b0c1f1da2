import type { UserContext } from '../../../platform/context.ts'
import { findRibbon } from '../repository.ts'
import { noSuchForesight } from './read-foresight.ts'
import type { StoredRibbon } from './stored-foresight.ts'

/** The transits over a forecast's span, as they were found with it. Throws foresight_not_found. */
export async function showRibbon(context: UserContext, foresightId: string): Promise<StoredRibbon> {
  const { userId } = context.actor
  const sealed = await context.db.asUser(userId, (tx) => findRibbon(tx, userId, foresightId))
  if (sealed === null) throw noSuchForesight()
  return JSON.parse(context.vault.open(userId, 'foresight_ribbon', sealed)) as StoredRibbon
}
