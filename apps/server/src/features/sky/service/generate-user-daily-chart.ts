import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { makeDailyChart } from './make-daily-chart.ts'
import { openDailyChart } from './open-daily-chart.ts'
import { settleToday } from './settle-today.ts'

/**
 * Keeps the transits that touch the person's chart today, once a day. Costs no Ask. Throws bad_request for
 * another date, chart_missing, daily_chart_failed.
 */
export function generateUserDailyChart(
  context: UserContext,
  forDate: string,
): Promise<{ success: true; transitCount: number }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const today = await settleToday(context, tx, profile)
    if (forDate !== today)
      throw new AppError('bad_request', `forDate: today, ${today}`, {
        fields: { forDate: `today, ${today}` },
      })
    const earlier = await openDailyChart(context, tx, today)
    const { transits } = earlier ?? (await makeDailyChart(context, tx, profile, today))
    return { success: true, transitCount: transits.length }
  })
}
