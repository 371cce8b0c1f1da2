import type { ShareScope } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { CONSENT_VERSION } from '../consent-words.ts'
import { noSuchLink } from '../links/no-such-link.ts'
import { addConsent, endConsent, forgetTold, lockLink, tellLinkChanged } from '../links/repository.ts'
import { askToForget } from '../unshared.ts'

/**
 * What the person shows a linked one from now on, null for nothing. What was told before goes at once, and is
 * told anew as far as it may be; by newer words for the same all of it stays. Throws link_not_found.
 */
export async function changeConsent(
  context: UserContext,
  memberId: string,
  scope: ShareScope | null,
): Promise<{ success: true }> {
  const { userId } = context.actor
  const reader = await context.db.asCircle({ userId }, async (tx) => {
    const link = await lockLink(tx, userId, memberId)
    if (!link) throw noSuchLink()
    const at = context.now()
    const to = link.otherUserId
    const before = await endConsent(tx, userId, to, at)
    if (scope) await addConsent(tx, { userId, toUserId: to, scope, version: CONSENT_VERSION, givenAt: at })
    if (scope !== null && scope === before) await tellLinkChanged(tx, { reader: to, other: userId })
    else await forgetTold(tx, { reader: to, other: userId }, scope && at)
    return to
  })
  await askToForget(context, reader)
  return { success: true }
}
