import type { NatalChart } from '@astrarium/sky'
import type { ChartSettings } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { generateChart } from './generate-chart.ts'

/**
 * The person's chart for reckoning, at full precision, from the birth details (which takes less than a
 * millisecond, where the stored form is rounded). Null for somebody who continued without a chart.
 */
export function readNatalChart(
  context: UserContext,
  profile: Pick<OpenProfile, 'birth' | 'hasChart'>,
  settings: ChartSettings,
): NatalChart | null {
  return profile.birth && profile.hasChart ? generateChart(context, profile.birth, settings).chart : null
}
