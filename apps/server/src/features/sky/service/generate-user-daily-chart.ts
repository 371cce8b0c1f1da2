import { SkyError } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { addDailyTransit } from '../repository.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { openDailyChart } from './open-daily-chart.ts'
import { personalTransits, toShownTransit } from '../personal-transits.ts'
import type { ShownTransit } from '../sealed.ts'
import { settleToday } from './settle-today.ts'
import { sealed } from '../sealed.ts'

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
    if (earlier) return { success: true, transitCount: earlier.transits.length }
    const transits = transitsOfDay(context, profile, today)
    await addDailyTransit(tx, {
      userId,
      forDate: today,
      transitsSealed: context.vault.seal(sealed.transits, userId, transits),
      createdAt: context.now(),
    })
    return { success: true, transitCount: transits.length }
  })
}

function transitsOfDay(
  context: UserContext,
  profile: Awaited<ReturnType<typeof readProfile>>,
  day: string,
): ShownTransit[] {
  try {
    const chart = readNatalChart(context, profile)
    if (!chart) throw new AppError('chart_missing', 'There is no chart yet')
    const [from, to] = context.sky.localDay(profile.currentTimeZone, day)
    return personalTransits(context, chart, from, to).map(toShownTransit)
  } catch (error) {
    if (error instanceof SkyError)
      throw new AppError('daily_chart_failed', 'Failed to generate daily chart', { cause: error })
    throw error
  }
}
