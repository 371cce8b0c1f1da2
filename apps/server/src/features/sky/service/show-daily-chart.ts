import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { openDailyChart } from './open-daily-chart.ts'
import type { ShownTransit } from '../sealed.ts'
import { settleToday } from './settle-today.ts'

/** Which day it is for the person, and whether its chart was made: the gate before the chat. */
export function showDailyChart(
  context: UserContext,
): Promise<{ forDate: string; hasChart: boolean; isReady: boolean; transits: ShownTransit[] | null }> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const forDate = await settleToday(context, tx, profile)
    const daily = await openDailyChart(context, tx, forDate)
    return {
      forDate,
      hasChart: profile.chart !== null,
      isReady: daily !== null,
      transits: daily?.transits ?? null,
    }
  })
}
