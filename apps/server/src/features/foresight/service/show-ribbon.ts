import type { UserContext } from '../../../platform/context.ts'
import { findRibbon } from '../repository.ts'
import { noSuchForesight } from './read-foresight.ts'
import { sealed } from '../sealed.ts'
import type { StoredRibbon } from '../sealed.ts'

/** The transits over a forecast's span, as they were found with it. Throws foresight_not_found. */
export async function showRibbon(context: UserContext, foresightId: string): Promise<StoredRibbon> {
  const { userId } = context.actor
  const ribbonSealed = await context.db.asUser(userId, (tx) => findRibbon(tx, userId, foresightId))
  if (ribbonSealed === null) throw noSuchForesight()
  return context.vault.open(sealed.ribbon, userId, ribbonSealed)
}
