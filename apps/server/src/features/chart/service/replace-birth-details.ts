import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { generateChart } from './generate-chart.ts'
import { toStoredChart } from '../stored-chart.ts'

/** New birth details and their chart, kept together or not at all. */
export async function replaceBirthDetails(
  context: UserContext,
  birth: BirthDetails,
): Promise<{ chart: StoredChart }> {
  const { userId } = context.actor
  const { chart, moment } = generateChart(context, birth)
  const stored = toStoredChart(chart, context.now())
  await context.db.asUser(userId, (tx) => saveBirth(context, tx, userId, { birth, moment, chart: stored }))
  return { chart: stored }
}
