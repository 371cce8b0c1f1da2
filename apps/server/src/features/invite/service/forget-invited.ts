import type { Tx } from '../../../platform/db/database.ts'
import { removeBlocksOf, removeInvitationsTo } from '../repository.ts'

/**
 * For an account that is erased: what others sent to it goes, since it holds name or address, and so does
 * what they kept of it when they wanted no more requests. Answers who they are.
 */
export async function forgetInvited(
  tx: Tx,
  account: { userId: string; addressHash: string },
): Promise<string[]> {
  return [...(await removeInvitationsTo(tx, account)), ...(await removeBlocksOf(tx, account.userId))]
}
