import type { StoredChart } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { generateChart } from './generate-chart.ts'
import { toStoredChart } from './stored-chart.ts'

/** Computes the chart of the birth details on the profile, and keeps it. Throws birth_data_missing. */
export async function generateMyChart(world: PersonalWorld): Promise<{ chart: StoredChart }> {
  const { userId } = world.actor
  const { birth } = await readProfile(world)
  if (!birth) throw new AppError('birth_data_missing', 'Missing required birth data for chart generation')
  const { chart, moment } = generateChart(world, birth)
  const stored = toStoredChart(chart, world.now())
  await world.db.asUser(userId, (tx) => saveBirth(world, tx, userId, birth, moment, stored))
  return { chart: stored }
}
