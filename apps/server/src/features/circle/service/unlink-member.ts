import type { UserContext } from '../../../platform/context.ts'
import { noSuchLink } from '../links/no-such-link.ts'
import { endConsent, lockLink, removePair } from '../links/repository.ts'
import { askToForget } from '../unshared.ts'

/**
 * Ends what two people share, for both and at once: what each was told of the other goes, what each wrote
 * stays. Throws link_not_found.
 */
export async function unlinkMember(context: UserContext, memberId: string): Promise<{ success: true }> {
  if (!(await endLink(context, memberId))) throw noSuchLink()
  return { success: true }
}

/** False where that member is not linked. */
export async function endLink(context: UserContext, memberId: string): Promise<boolean> {
  const { userId } = context.actor
  const other = await context.db.asCircle({ userId }, async (tx) => {
    const link = await lockLink(tx, userId, memberId)
    if (!link) return null
    const at = context.now()
    await endConsent(tx, userId, link.otherUserId, at)
    await endConsent(tx, link.otherUserId, userId, at)
    await removePair(tx, link.pairId)
    return link.otherUserId
  })
  if (other === null) return false
  for (const each of [userId, other]) await askToForget(context, each)
  return true
}
