import { SkyError } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { personalTransits, toShownTransit } from '../personal-transits.ts'
import { addDailyTransit } from '../repository.ts'
import { sealed } from '../sealed.ts'
import type { ShownTransit } from '../sealed.ts'
import type { DailyChart } from './open-daily-chart.ts'

/** The chart of this day, made and kept. Throws chart_missing, daily_chart_failed. */
export async function makeDailyChart(
  context: UserContext,
  tx: Tx,
  profile: OpenProfile,
  day: string,
): Promise<DailyChart> {
  const { userId } = context.actor
  const transits = transitsOfDay(context, profile, day)
  await addDailyTransit(tx, {
    userId,
    forDate: day,
    transitsSealed: context.vault.seal(sealed.transits, userId, transits),
    createdAt: context.now(),
  })
  return { forDate: day, transits }
}

function transitsOfDay(context: UserContext, profile: OpenProfile, day: string): ShownTransit[] {
  try {
    const chart = readNatalChart(context, profile, profile.chartSettings)
    if (!chart) throw new AppError('chart_missing', 'There is no chart yet')
    const [from, to] = context.sky.localDay(profile.currentTimeZone, day)
    return personalTransits(context, chart, from, to).map(toShownTransit)
  } catch (error) {
    if (error instanceof SkyError)
      throw new AppError('daily_chart_failed', 'Failed to generate daily chart', { cause: error })
    throw error
  }
}
