import type { DailyInsight } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findInsightOfDay, findNote } from '../repository.ts'
import { openInsight } from '../insight-reading.ts'

/**
 * The insight of the person's day, whether it was kept as a note, and whether there is a chart to make one
 * from.
 */
export function showTodaysInsight(
  context: UserContext,
): Promise<{ forDate: string; hasChart: boolean; insight: DailyInsight | null; savedId: string | null }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const forDate = await settleToday(context, tx, profile)
    const row = await findInsightOfDay(tx, userId, forDate)
    return {
      forDate,
      hasChart: profile.hasChart,
      insight: row && openInsight(context, row),
      savedId: row && (await findNote(tx, row.askId)),
    }
  })
}
