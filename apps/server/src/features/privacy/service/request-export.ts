import type { AccountPrivacy } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { exportShown } from '../export-shown.ts'
import { MAKE_EXPORT } from '../limits.ts'
import { beginExport } from '../repository.ts'

/** An archive of everything is made in the background; what was made before goes. */
export async function requestExport(context: PersonContext): Promise<NonNullable<AccountPrivacy['export']>> {
  const { userId } = context.actor
  const row = await context.db.asUser(userId, (tx) => beginExport(tx, userId, context.now()))
  await context.jobs.send(MAKE_EXPORT, userId)
  return exportShown(row, context.now())!
}
