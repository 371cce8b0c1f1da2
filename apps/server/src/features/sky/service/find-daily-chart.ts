import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findDailyTransit } from '../repository.ts'
import type { ShownTransit } from '../sealed.ts'
import { settleToday } from './settle-today.ts'
import { sealed } from '../sealed.ts'

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
      transits: context.vault.open(sealed.transits, userId, row.transitsSealed) ?? [],
    }
  )
}
