import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { checkAge } from '../../birth/service/check-age.ts'
import { placeMembersAnew } from '../../circle/service/place-members-anew.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { keepBirthVersion } from '../../profile/service/birth-versions.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { keepChange } from '../../security/service/keep-change.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'

/**
 * New birth details, their chart, and where the Circle stands by it, kept together or not at all; those that
 * stood are kept as a version. Throws too_young, ring_failed, and what a birth is refused with.
 */
export async function replaceBirthDetails(
  context: UserContext,
  birth: BirthDetails,
): Promise<{ chart: StoredChart }> {
  const { userId } = context.actor
  const { chartSettings } = await readProfile(context)
  checkAge(context, birth)
  const { chart, moment } = generateChart(context, birth, chartSettings)
  const stored = toStoredChart(chart, context.now())
  await context.db.asUser(userId, async (tx) => {
    await keepBirthVersion(context, tx, birth)
    await saveBirth(context, tx, userId, { birth, moment, chart: stored })
    await placeMembersAnew(context, tx)
    await keepChange(tx, userId, 'birth_changed')
  })
  return { chart: stored }
}
