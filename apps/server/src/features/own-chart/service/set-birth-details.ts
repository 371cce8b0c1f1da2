import type { BirthDetails } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { checkAge } from '../../birth/service/check-age.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'
import { keepBirthVersion } from '../../profile/service/birth-versions.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { keepChange } from '../../security/service/keep-change.ts'

/**
 * Birth details without a chart, which `generateMyChart` makes of them; those that stood are kept as a
 * version. Throws too_young, and what a birth is refused with.
 */
export async function setBirthDetails(context: UserContext, birth: BirthDetails): Promise<{ success: true }> {
  const { userId } = context.actor
  checkAge(context, birth)
  const moment = findBirthMoment(context, birth)
  await context.db.asUser(userId, async (tx) => {
    await keepBirthVersion(context, tx, birth)
    await saveBirth(context, tx, userId, { birth, moment, chart: null })
    await keepChange(tx, userId, 'birth_changed')
  })
  return { success: true }
}
