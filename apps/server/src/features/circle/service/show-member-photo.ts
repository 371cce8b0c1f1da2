import type { UserContext } from '../../../platform/context.ts'
import { openPhoto } from '../../profile/service/change-photo.ts'
import type { PhotoShown } from '../../profile/service/change-photo.ts'
import { findLinks } from '../links/repository.ts'
import { namesPhoto } from '../consent-words.ts'
import { noSuchLink } from '../links/no-such-link.ts'

/**
 * The one way by which a photo leaves its own account: to somebody linked, while its owner shows them
 * anything at all by words that name it. Throws link_not_found, photo_not_found.
 */
export function showMemberPhoto(
  context: UserContext,
  memberId: string,
): Promise<PhotoShown & { mayGo: true }> {
  const { userId } = context.actor
  return context.db.asCircle({ userId }, async (tx) => {
    const [link] = await findLinks(tx, userId, memberId)
    if (!link || !namesPhoto(link.version)) throw noSuchLink()
    return { ...(await openPhoto(context, tx, link.otherUserId)), mayGo: true }
  })
}
