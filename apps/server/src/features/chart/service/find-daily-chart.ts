import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findDailyTransit } from '../repository.ts'
import type { ShownTransit } from './personal-transits.ts'
import { settleToday } from './settle-today.ts'

export interface DailyChart {
  forDate: string
  transits: ShownTransit[]
}

/** Today's chart of the person, or null while it was not made. */
export async function findDailyChart(world: PersonalWorld, tx: Tx): Promise<DailyChart | null> {
  return openDailyChart(world, tx, await settleToday(world, tx, await readProfile(world, tx)))
}

export async function openDailyChart(
  world: PersonalWorld,
  tx: Tx,
  forDate: string,
): Promise<DailyChart | null> {
  const { userId } = world.actor
  const row = await findDailyTransit(tx, userId, forDate)
  return (
    row && {
      forDate,
      transits: JSON.parse(world.vault.open(userId, 'daily_transits', row.transitsSealed)) as ShownTransit[],
    }
  )
}
