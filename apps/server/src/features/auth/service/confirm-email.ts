import { BirthDetails } from '@astrarium/contracts'
import type { SessionUser } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { World } from '../../../platform/world.ts'
import { birthMoment } from '../../birth/service/birth-moment.ts'
import { recordConsent } from '../../profile/service/record-consent.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { findPendingByToken, markConfirmed } from '../repository.ts'

/**
 * The link of the confirmation letter: the address is confirmed, the birth details move to the profile, the person is signed in.
 * Throws confirmation_link_invalid (unknown or used) and confirmation_link_expired.
 */
export async function confirmEmail(
  world: World,
  token: string,
  headers: Headers,
): Promise<{ user: SessionUser; hasPendingBirth: boolean; cookies: Headers }> {
  const pending = await world.db.asAuth((tx) => findPendingByToken(tx, hashSecret(token)))
  if (!pending || pending.confirmedAt)
    throw new AppError('confirmation_link_invalid', 'The confirmation link is invalid or was used before')
  if (!pending.tokenExpiresAt || pending.tokenExpiresAt < world.now())
    throw new AppError('confirmation_link_expired', 'The confirmation link has expired')

  const { userId, email, name, birthSealed } = pending
  const birth = birthSealed ? BirthDetails.parse(JSON.parse(world.vault.open(userId, 'pending_birth', birthSealed))) : null
  // first the details, then the confirmation: if this stops half-way, the link still works
  await world.db.asUser(userId, async (tx) => {
    await recordConsent(world, tx, userId, {
      termsVersion: pending.termsVersion,
      acceptedAt: pending.createdAt,
      currentTimeZone: pending.currentTimeZone,
    })
    if (birth) await saveBirth(world, tx, userId, birth, birthMoment(world, birth), null)
  })
  const { cookies } = await world.auth.confirmEmail({ id: userId, email, name, isEmailConfirmed: false }, headers)
  await world.db.asAuth((tx) => markConfirmed(tx, userId, world.now()))
  return { user: { id: userId, email, name, isEmailConfirmed: true }, hasPendingBirth: birth !== null, cookies }
}
