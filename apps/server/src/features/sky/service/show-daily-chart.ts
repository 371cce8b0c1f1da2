import type { getDailyChart } from '@astrarium/contracts'
import { PLANETS } from '@astrarium/sky'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { hasDailyTransitBefore } from '../repository.ts'
import { makeDailyChart } from './make-daily-chart.ts'
import { openDailyChart } from './open-daily-chart.ts'
import { settleToday } from './settle-today.ts'

/**
 * Which day it is for the person, and whether its chart was made: the gate before the chat. For whoever wants
 * each day made ready it is made with the first look at it, from whichever page.
 */
export function showDailyChart(context: UserContext): Promise<z.output<typeof getDailyChart.output>> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const forDate = await settleToday(context, tx, profile)
    const known = await openDailyChart(context, tx, forDate)
    const isWanted = profile.preparesDay && !profile.isRestricted
    const isDue = !known && isWanted && profile.hasChart
    const daily = isDue ? await makeDailyChart(context, tx, profile, forDate) : known
    const now = context.now()
    const sky = context.sky.inZodiac(profile.chartSettings.zodiac)
    return {
      forDate,
      hasChart: profile.hasChart,
      isReady: daily !== null,
      isFirstDay: !(await hasDailyTransitBefore(tx, userId, forDate)),
      sky: PLANETS.map((body) => ({ body, longitude: sky.position(body, now).longitude })),
      transits: daily?.transits ?? null,
    }
  })
}
