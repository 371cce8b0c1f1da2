import type { StoredChart } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { placeMembersAnew } from '../../circle/service/place-members-anew.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'

/**
 * Computes the chart of the birth details on the profile, and keeps it with where the Circle stands by it.
 * Throws birth_data_missing, ring_failed.
 */
export async function generateMyChart(context: UserContext): Promise<{ chart: StoredChart }> {
  const { userId } = context.actor
  const { birth, chartSettings } = await readProfile(context)
  if (!birth) throw new AppError('birth_data_missing', 'Missing required birth data for chart generation')
  const { chart, moment } = generateChart(context, birth, chartSettings)
  const stored = toStoredChart(chart, context.now())
  await context.db.asUser(userId, async (tx) => {
    await saveBirth(context, tx, userId, { birth, moment, chart: stored })
    await placeMembersAnew(context, tx)
  })
  return { chart: stored }
}
