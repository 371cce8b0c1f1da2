import type { SessionUser } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'
import { recordConsent } from '../../profile/service/record-consent.ts'
import { saveBirth } from '../../profile/service/save-birth.ts'
import { createAccount, findByToken, markConfirmed } from '../repository.ts'
import type { PendingRow } from '../repository.ts'
import { sealed } from '../sealed.ts'

type Confirmation =
  | { status: 'confirmed'; user: SessionUser; hasPendingBirth: boolean }
  | { status: 'already_confirmed' }
  | { status: 'password_needed' }

/** What shows that whoever opens a link made the sign-up it belongs to. */
interface Proof {
  /** of the browser that signed up */
  secret?: string | undefined
  password?: string | undefined
}

/**
 * The link of a confirmation letter. Having the letter shows whose the address is, `proof` whose the sign-up
 * is: with both, the sign-up becomes the account of that address, with its own password and birth details,
 * and the person is signed in. A link that did so before opens nothing any more and says that. Throws
 * confirmation_link_invalid, confirmation_link_expired, invalid_credentials.
 */
export async function confirmEmail(
  context: Context,
  token: string,
  proof: Proof,
  headers: Headers,
): Promise<{ confirmation: Confirmation; cookies: Headers }> {
  const signUp = await context.db.asAuth((tx) => findByToken(tx, hashSecret(token)))
  if (!signUp) throw new AppError('confirmation_link_invalid', 'The confirmation link is invalid')
  const { userId, email, name, birthSealed } = signUp
  const hasAccount = signUp.confirmedAt !== null || (await context.auth.findByEmail(email))?.isEmailConfirmed
  if (hasAccount) return { confirmation: { status: 'already_confirmed' }, cookies: new Headers() }
  if (!signUp.tokenExpiresAt || signUp.tokenExpiresAt < context.now())
    throw new AppError('confirmation_link_expired', 'The confirmation link has expired')
  if (!(await isOwn(context, signUp, proof))) {
    if (proof.password === undefined)
      return { confirmation: { status: 'password_needed' }, cookies: new Headers() }
    throw new AppError('invalid_credentials', 'This is not the password of the sign-up')
  }

  const birth = context.vault.open(sealed.birth, userId, birthSealed)
  // the confirmation comes last: if this stops half-way, the link still works
  await context.db.asAuth((tx) => createAccount(tx, signUp))
  await context.db.asUser(userId, async (tx) => {
    await recordConsent(context, tx, userId, {
      termsVersion: signUp.termsVersion,
      acceptedAt: signUp.createdAt,
      currentTimeZone: signUp.currentTimeZone,
    })
    if (birth)
      await saveBirth(context, tx, userId, { birth, moment: findBirthMoment(context, birth), chart: null })
  })
  const { cookies } = await context.auth.confirmEmail(email, headers)
  await context.db.asAuth((tx) => markConfirmed(tx, signUp, context.now()))
  const user = { id: userId, email, name, isEmailConfirmed: true }
  return { confirmation: { status: 'confirmed', user, hasPendingBirth: birth !== null }, cookies }
}

async function isOwn(
  context: Context,
  { secretHash, passwordHash }: PendingRow,
  { secret, password }: Proof,
): Promise<boolean> {
  if (secret !== undefined && hashSecret(secret) === secretHash) return true
  return password !== undefined && passwordHash !== null && context.auth.isPassword(password, passwordHash)
}
