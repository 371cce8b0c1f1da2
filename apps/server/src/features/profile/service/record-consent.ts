import type { Tx } from '../../../platform/db/database.ts'
import type { World } from '../../../platform/world.ts'
import { changeProfile } from '../repository.ts'

/** Which terms were accepted and when, and the zone the person signed up in. */
export async function recordConsent(
  world: World,
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
    world.now(),
  )
}
