import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { ChartSettings, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { placeMembersAnew } from '../../circle/service/place-members-anew.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { saveChartSettings } from '../../profile/service/save-chart-settings.ts'

/**
 * The settings, the person's chart by them, and charts and rings of their Circle, kept together or not at
 * all. Readings stay as they were told. Throws chart_failed, ring_failed.
 */
export async function setChartSettings(
  context: UserContext,
  settings: ChartSettings,
): Promise<{ settings: ChartSettings; chart: StoredChart | null }> {
  const { userId } = context.actor
  const chart = await context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const made =
      profile.birth && profile.hasChart
        ? toStoredChart(generateChart(context, profile.birth, settings).chart, context.now())
        : null
    await saveChartSettings(context, tx, userId, {
      settings: isDeepStrictEqual(settings, DEFAULT_CHART_SETTINGS) ? null : settings,
      chart: made,
    })
    await placeMembersAnew(context, tx)
    return made
  })
  return { settings, chart }
}
