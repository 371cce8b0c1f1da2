import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { openDailyChart } from './find-daily-chart.ts'
import type { ShownTransit } from './personal-transits.ts'
import { settleToday } from './settle-today.ts'

/** Which day it is for the person, and whether its chart was made: the gate before the chat. */
export function showDailyChart(
  world: PersonalWorld,
): Promise<{ forDate: string; hasChart: boolean; isReady: boolean; transits: ShownTransit[] | null }> {
  return world.db.asUser(world.actor.userId, async (tx) => {
    const profile = await readProfile(world, tx)
    const forDate = await settleToday(world, tx, profile)
    const daily = await openDailyChart(world, tx, forDate)
    return {
      forDate,
      hasChart: profile.chart !== null,
      isReady: daily !== null,
      transits: daily?.transits ?? null,
    }
  })
}
