import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findDailyTransit } from '../repository.ts'
import type { ShownTransit } from './personal-transits.ts'
import { settleToday } from './settle-today.ts'

export interface DailyChart {
  forDate: string
  transits: ShownTransit[]
}

/** Today's chart of the person, or null while it was not made. */
export async function findDailyChart(context: UserContext, tx: Tx): Promise<DailyChart | null> {
  return openDailyChart(context, tx, await settleToday(context, tx, await readProfile(context, tx)))
}

export async function openDailyChart(
  context: UserContext,
  tx: Tx,
  forDate: string,
): Promise<DailyChart | null> {
  const { userId } = context.actor
  const row = await findDailyTransit(tx, userId, forDate)
  return (
    row && {
      forDate,
      transits: JSON.parse(
        context.vault.open(userId, 'daily_transits', row.transitsSealed),
      ) as ShownTransit[],
    }
  )
}
