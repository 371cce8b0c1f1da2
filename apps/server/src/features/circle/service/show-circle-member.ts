import type { CircleMember } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchMember } from '../open-member.ts'
import { findMember } from '../repository.ts'
import { showMemberRow } from './show-member-row.ts'

/** One of the person's Circle. Throws member_not_found, for another person's too. */
export async function showCircleMember(context: UserContext, memberId: string): Promise<CircleMember> {
  const { userId } = context.actor
  const row = await context.db.asUser(userId, (tx) => findMember(tx, userId, memberId))
  if (!row) throw noSuchMember()
  return showMemberRow(context, row)
}
