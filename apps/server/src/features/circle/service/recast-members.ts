import type { ChartSettings } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { sunSignOf } from '../placed-member.ts'
import { changeMember, lockChartedMembers } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** The charts of a person's Circle by other settings; rings, and what was said of them, stay as told. */
export async function recastMembers(context: UserContext, tx: Tx, settings: ChartSettings): Promise<void> {
  const { vault, actor } = context
  for (const row of await lockChartedMembers(tx, actor.userId)) {
    const birth = vault.open(sealed.birth, row.userId, row.birthSealed)
    if (!birth) continue
    const chart = toStoredChart(generateChart(context, birth, settings).chart, context.now())
    const sunSign = sunSignOf(chart)
    await changeMember(tx, actor.userId, row.id, {
      birthChartSealed: vault.seal(sealed.chart, row.userId, chart),
      sunSignSealed: sunSign && vault.seal(sealed.sunSign, row.userId, sunSign),
    })
  }
}
