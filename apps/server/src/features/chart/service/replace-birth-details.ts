import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { generateChart } from './generate-chart.ts'
import { toStoredChart } from './stored-chart.ts'

/** New birth details and their chart, kept together or not at all. */
export async function replaceBirthDetails(
  world: PersonalWorld,
  birth: BirthDetails,
): Promise<{ chart: StoredChart }> {
  const { userId } = world.actor
  const { chart, moment } = generateChart(world, birth)
  const stored = toStoredChart(chart, world.now())
  await world.db.asUser(userId, (tx) => saveBirth(world, tx, userId, birth, moment, stored))
  return { chart: stored }
}
