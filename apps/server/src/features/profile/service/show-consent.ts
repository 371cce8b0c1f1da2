import type { Tx } from '../../../platform/db/database.ts'
import { findProfile } from '../repository.ts'

/** Which version of the terms somebody agreed to, and when; null where nothing is on record. */
export async function showConsent(tx: Tx, userId: string): Promise<{ version: string; at: Date } | null> {
  const profile = await findProfile(tx, userId)
  return profile?.termsVersion && profile.termsAcceptedAt
    ? { version: profile.termsVersion, at: profile.termsAcceptedAt }
    : null
}
