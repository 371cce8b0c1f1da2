import type { DailyInsight } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { settleToday } from '../../chart/service/settle-today.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findInsightOfDay, findNote } from '../repository.ts'
import { openInsight } from './insight-reading.ts'

/**
 * The insight of the person's day, whether it was kept as a note, and whether there is a chart to make one
 * from.
 */
export function showTodaysInsight(
  world: PersonalWorld,
): Promise<{ forDate: string; hasChart: boolean; insight: DailyInsight | null; savedId: string | null }> {
  const { userId } = world.actor
  return world.db.asUser(userId, async (tx) => {
    const profile = await readProfile(world, tx)
    const forDate = await settleToday(world, tx, profile)
    const row = await findInsightOfDay(tx, userId, forDate)
    return {
      forDate,
      hasChart: profile.chart !== null,
      insight: row && openInsight(world, row),
      savedId: row && (await findNote(tx, row.askId)),
    }
  })
}
