import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { changeProfile } from '../repository.ts'

/** Which terms were accepted and when, and the zone the person signed up in. */
export async function recordConsent(
  context: Context,
  tx: Tx,
  userId: string,
  consent: { termsVersion: string; acceptedAt: Date; currentTimeZone: string | null },
): Promise<void> {
  await changeProfile(
    tx,
    userId,
    {
      termsVersion: consent.termsVersion,
      termsAcceptedAt: consent.acceptedAt,
      currentTimeZone: consent.currentTimeZone,
    },
    context.now(),
  )
}
