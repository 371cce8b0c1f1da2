import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findDailyTransit } from '../repository.ts'
import type { ShownTransit } from '../sealed.ts'
import { sealed } from '../sealed.ts'

export interface DailyChart {
  forDate: string
  transits: ShownTransit[]
}

/** The person's chart of a day, or null while it was not made. */
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
