import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { personalDayAt } from '../policy.ts'
import { findPersonalDay, setPersonalDay } from '../repository.ts'

/**
 * Which day it is for the person, `YYYY-MM-DD`: for everything that happens once a day. A change of zone
 * opens no second one.
 */
export async function settleToday(
  context: UserContext,
  tx: Tx,
  { currentTimeZone: zone }: Pick<OpenProfile, 'currentTimeZone'>,
): Promise<string> {
  const { userId } = context.actor
  const now = context.now()
  const last = await findPersonalDay(tx, userId)
  const today = personalDayAt(
    now,
    last,
    context.sky.localDate(zone, now),
    (day) => context.sky.localDay(zone, day)[1],
  )
  if (today !== last) await setPersonalDay(tx, { userId, ...today })
  return today.day
}
