import type { UserContext } from '../../../platform/context.ts'
import { noSuchLink } from '../links/no-such-link.ts'
import { endConsent, lockLink, removePair } from '../links/repository.ts'

/**
 * Ends what two people share, for both and at once: what each was told of the other goes, what each wrote
 * stays. Throws link_not_found.
 */
export async function unlinkMember(context: UserContext, memberId: string): Promise<{ success: true }> {
  if (!(await endLink(context, memberId))) throw noSuchLink()
  return { success: true }
}

/** False where that member is not linked. */
export function endLink(context: UserContext, memberId: string): Promise<boolean> {
  const { userId } = context.actor
  return context.db.asCircle({ userId }, async (tx) => {
    const link = await lockLink(tx, userId, memberId)
    if (!link) return false
    const at = context.now()
    await endConsent(tx, userId, link.otherUserId, at)
    await endConsent(tx, link.otherUserId, userId, at)
    await removePair(tx, link.pairId)
    return true
  })
}
