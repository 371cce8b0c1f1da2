import type { ChartSettings, StoredChart } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { changeProfile } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** Writes how charts are made for somebody (null for the defaults), and the chart that is made so. */
export async function saveChartSettings(
  { vault, now }: Context,
  tx: Tx,
  userId: string,
  { settings, chart }: { settings: ChartSettings | null; chart: StoredChart | null },
): Promise<void> {
  await changeProfile(
    tx,
    userId,
    {
      chartSettingsSealed: settings && vault.seal(sealed.chartSettings, userId, settings),
      birthChartSealed: chart && vault.seal(sealed.chart, userId, chart),
    },
    now(),
  )
}
