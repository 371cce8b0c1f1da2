import type { MemberInsight } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { nameMembers } from '../../circle/service/name-member.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { openMemberInsight } from '../member-insight.ts'
import { listInsightsOfMembers } from '../repository.ts'

/** On whom the person checked in today. */
export async function listMemberInsights(
  context: UserContext,
): Promise<{ forDate: string; insights: MemberInsight[] }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const forDate = await settleToday(context, tx, await readProfile(context, tx))
    const rows = await listInsightsOfMembers(tx, userId, forDate)
    const names = await nameMembers(
      context,
      tx,
      rows.map(({ circleMemberId }) => circleMemberId),
    )
    const nameOf = (memberId: string) => names.get(memberId)?.name ?? ''
    return {
      forDate,
      insights: rows.map((row) => openMemberInsight(context, row, nameOf(row.circleMemberId))),
    }
  })
}
