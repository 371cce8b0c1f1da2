import type { StoredChart } from '@astrarium/contracts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findShared } from '../repository.ts'
import { sealed } from '../sealed.ts'
import type { StoredBirth } from '../stored-birth.ts'

export interface SharedChart {
  birth: StoredBirth | null
  hasChart: boolean
  chart: StoredChart | null
}

/**
 * Births and charts of others, to reckon with: in a transaction of the Circle only those are there whose
 * consent stands. What of it is shown is said by `readShared` of the Circle and by nobody else.
 */
export async function openSharedCharts(
  { vault }: Context,
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, SharedChart>> {
  if (userIds.length === 0) return new Map()
  const rows = await findShared(tx, userIds)
  return new Map(
    rows.map((row) => [
      row.userId,
      {
        birth: vault.open(sealed.birth, row.userId, row.birthSealed),
        hasChart: row.birthChartSealed !== null,
        chart: vault.open(sealed.chart, row.userId, row.birthChartSealed),
      },
    ]),
  )
}
