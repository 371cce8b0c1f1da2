import type { Tx } from '../../../platform/db/database.ts'
import { removeEventsOfInvitations } from '../repository.ts'

/** For an account that is erased, before its rows go: others keep no number of an invitation of its own. */
export async function forgetTold(tx: Tx, userId: string, addressHash: string): Promise<void> {
  await removeEventsOfInvitations(tx, userId, addressHash)
}
