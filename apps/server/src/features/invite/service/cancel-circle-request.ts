import type { UserContext } from '../../../platform/context.ts'
import { noSuchRequest } from '../no-such-request.ts'
import { cancelInvite } from '../repository.ts'

/** Throws request_not_found, for another person's too. */
export async function cancelCircleRequest(
  context: UserContext,
  requestId: string,
): Promise<{ success: true }> {
  const { userId } = context.actor
  const isCancelled = await context.db.asUser(userId, (tx) => cancelInvite(tx, userId, requestId))
  if (!isCancelled) throw noSuchRequest()
  return { success: true }
}
