import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { ChartSettings } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { findChartSettings } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** How charts are made for the person. */
export async function readChartSettings({ db, vault, actor }: UserContext): Promise<ChartSettings> {
  const { userId } = actor
  const kept = await db.asUser(userId, (tx) => findChartSettings(tx, userId))
  return vault.open(sealed.chartSettings, userId, kept) ?? DEFAULT_CHART_SETTINGS
}
