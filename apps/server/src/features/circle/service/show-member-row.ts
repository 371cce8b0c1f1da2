import type { CircleMember } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { openMember } from '../open-member.ts'
import type { MemberRow } from '../repository.ts'
import { readSharedByMember } from './read-shared.ts'

/** A member with what they share, where they are linked. */
export async function showMemberRow(context: UserContext, row: MemberRow): Promise<CircleMember> {
  return openMember(context, row, (await readSharedByMember(context, row.id)).get(row.id))
}
