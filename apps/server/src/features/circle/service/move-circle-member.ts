import type { CircleMemberCard, Ring } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchMember, openCard } from '../open-member.ts'
import { canMove } from '../policy.ts'
import { changeMember, lockMember } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { readSharedByMember } from './read-shared.ts'

/**
 * To another ring; back in the one they were placed in, it is no choice any more. Throws member_not_found,
 * and bad_request for the ring they stand in.
 */
export async function moveCircleMember(
  context: UserContext,
  memberId: string,
  ring: Ring,
): Promise<CircleMemberCard> {
  const { userId } = context.actor
  const shared = (await readSharedByMember(context, memberId)).get(memberId)
  const row = await context.db.asUser(userId, async (tx) => {
    const member = await lockMember(tx, userId, memberId)
    if (!member) throw noSuchMember()
    const card = openCard(context, { ...member, hasChart: false }, shared)
    if (!canMove(card, ring)) throw refusedAt('ring', 'another ring than the one they stand in')
    const placed = context.vault.open(sealed.ringReading, userId, member.ringReadingSealed)
    const isPlaced = (shared?.ring ?? placed.ring) === ring
    return changeMember(tx, userId, memberId, {
      ring: isPlaced ? placed.ring : ring,
      ringSource: isPlaced ? placed.source : 'chosen',
      updatedAt: context.now(),
    })
  })
  return openCard(context, { ...row, hasChart: row.birthChartSealed !== null }, shared)
}

function refusedAt(field: string, wanted: string): AppError {
  return new AppError('bad_request', `${field}: ${wanted}`, { fields: { [field]: wanted } })
}
