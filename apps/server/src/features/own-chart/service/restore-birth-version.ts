import type { StoredChart } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readBirthVersion } from '../../profile/service/birth-versions.ts'
import { replaceBirthDetails } from './replace-birth-details.ts'

/** Throws not_found, for another person's too, and chart_failed. */
export async function restoreBirthVersion(
  context: UserContext,
  versionId: string,
): Promise<{ chart: StoredChart }> {
  const birth = await readBirthVersion(context, versionId)
  if (!birth) throw new AppError('not_found', 'There is no such version')
  return replaceBirthDetails(context, birth)
}
