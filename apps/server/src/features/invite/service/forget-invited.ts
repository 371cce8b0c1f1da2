import type { Tx } from '../../../platform/db/database.ts'
import { removeInvitationsTo } from '../repository.ts'

/** For an account that is erased: invitations that others sent to its address go, since they hold it. */
export async function forgetInvited(tx: Tx, addressHash: string): Promise<void> {
  await removeInvitationsTo(tx, addressHash)
}
