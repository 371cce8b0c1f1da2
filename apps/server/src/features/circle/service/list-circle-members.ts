import type { CircleMemberCard } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { openCard } from '../open-member.ts'
import { listMembers } from '../repository.ts'
import { readSharedByMember } from './read-shared.ts'

/** Everybody in the person's Circle, newest first. */
export async function listCircleMembers(context: UserContext): Promise<{ members: CircleMemberCard[] }> {
  const { userId } = context.actor
  const rows = await context.db.asUser(userId, (tx) => listMembers(tx, userId))
  const shared = await readSharedByMember(context)
  return { members: rows.map((row) => openCard(context, row, shared.get(row.id))) }
}
