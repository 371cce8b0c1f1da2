import type { MemberInsight } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { listCircleMembers } from '../../circle/service/list-circle-members.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { openMemberInsight } from '../member-insight.ts'
import { listInsightsOfMembers } from '../repository.ts'

/** On whom the person checked in today. */
export async function listMemberInsights(
  context: UserContext,
): Promise<{ forDate: string; insights: MemberInsight[] }> {
  const { userId } = context.actor
  const { forDate, rows } = await context.db.asUser(userId, async (tx) => {
    const today = await settleToday(context, tx, await readProfile(context, tx))
    return { forDate: today, rows: await listInsightsOfMembers(tx, userId, today) }
  })
  const { members } = await listCircleMembers(context)
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return {
    forDate,
    insights: rows.map((row) => openMemberInsight(context, row, names.get(row.circleMemberId) ?? '')),
  }
}
