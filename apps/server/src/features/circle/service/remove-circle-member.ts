import type { UserContext } from '../../../platform/context.ts'
import { noSuchMember } from '../open-member.ts'
import { removeMember } from '../repository.ts'
import { endLink } from './unlink-member.ts'

/** With all that was entered about them, and the link where there is one. Throws member_not_found. */
export async function removeCircleMember(context: UserContext, memberId: string): Promise<{ success: true }> {
  const { userId } = context.actor
  await endLink(context, memberId)
  const isGone = await context.db.asUser(userId, (tx) => removeMember(tx, userId, memberId))
  if (!isGone) throw noSuchMember()
  return { success: true }
}
