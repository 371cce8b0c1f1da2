import type { NatalChart } from '@astrarium/sky'
import type { PersonalWorld } from '../../../platform/world.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { generateChart } from './generate-chart.ts'

/**
 * The person's chart for reckoning, at full precision, from the birth details (which takes less than a
 * millisecond, where the stored form is rounded). Null for somebody who continued without a chart.
 */
export function natalChartOf(
  world: PersonalWorld,
  profile: Pick<OpenProfile, 'birth' | 'chart'>,
): NatalChart | null {
  return profile.birth && profile.chart ? generateChart(world, profile.birth).chart : null
}
