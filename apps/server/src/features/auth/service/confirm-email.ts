import { BirthDetails } from '@astrarium/contracts'
import type { SessionUser } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { World } from '../../../platform/world.ts'
import { birthMoment } from '../../birth/service/birth-moment.ts'
import { recordConsent } from '../../profile/service/record-consent.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { findPendingByToken, markConfirmed } from '../repository.ts'

type Confirmation = { status: 'confirmed'; user: SessionUser; hasPendingBirth: boolean } | { status: 'already_confirmed' }

/**
 * The link of the confirmation letter: the address is confirmed, the birth details move to the profile, the person is signed in.
 * A link that did so before opens nothing any more and says that. Throws confirmation_link_invalid and confirmation_link_expired.
 */
export async function confirmEmail(
  world: World,
  token: string,
  headers: Headers,
): Promise<{ confirmation: Confirmation; cookies: Headers }> {
  const pending = await world.db.asAuth((tx) => findPendingByToken(tx, hashSecret(token)))
  if (!pending) throw new AppError('confirmation_link_invalid', 'The confirmation link is invalid')
  if (pending.confirmedAt) return { confirmation: { status: 'already_confirmed' }, cookies: new Headers() }
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
  const user = { id: userId, email, name, isEmailConfirmed: true }
  return { confirmation: { status: 'confirmed', user, hasPendingBirth: birth !== null }, cookies }
}
