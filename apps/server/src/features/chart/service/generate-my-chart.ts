import type { StoredChart } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { generateChart } from './generate-chart.ts'
import { toStoredChart } from '../stored-chart.ts'

/** Computes the chart of the birth details on the profile, and keeps it. Throws birth_data_missing. */
export async function generateMyChart(context: UserContext): Promise<{ chart: StoredChart }> {
  const { userId } = context.actor
  const { birth, chartSettings } = await readProfile(context)
  if (!birth) throw new AppError('birth_data_missing', 'Missing required birth data for chart generation')
  const { chart, moment } = generateChart(context, birth, chartSettings)
  const stored = toStoredChart(chart, context.now())
  await context.db.asUser(userId, (tx) => saveBirth(context, tx, userId, { birth, moment, chart: stored }))
  return { chart: stored }
}
