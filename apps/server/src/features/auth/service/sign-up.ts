import type { BirthDetails } from '@astrarium/contracts'
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { World } from '../../../platform/world.ts'
import { birthMoment } from '../../birth/service/birth-moment.ts'
import { alreadyRegisteredLetter, confirmationLetter } from '../mail.ts'
import { CONFIRMATION_MS } from '../policy.ts'
import { addPending } from '../repository.ts'

export interface SignUp {
  name: string
  email: string
  password: string
  termsVersion: string
  birth: BirthDetails
  currentTimeZone?: string | undefined
}

/**
 * An account that waits for its mail to be confirmed, with the birth details kept beside it. The answer is the same whether or
 * not the address has an account already: its owner hears of it by mail. An earlier sign-up that was never confirmed is replaced.
 * Throws what a birth is refused with, and mail_not_sent.
 */
export async function signUp(
  world: World,
  { name, email, password, termsVersion, birth, currentTimeZone }: SignUp,
): Promise<{ status: 'confirm_email'; secret: string }> {
  // a birth that has no chart is refused now, not after the mail
  birthMoment(world, birth)
  await world.mailer.check()
  const secret = newSecret()
  const known = await world.auth.findByEmail(email)
  if (known?.isEmailConfirmed) {
    await world.auth.pretendToCreate(password)
    world.mailer.post(alreadyRegisteredLetter(world, known))
    return { status: 'confirm_email', secret }
  }
  if (known) await world.auth.deleteAccount(known.id)
  const person = await world.auth.createAccount({ name, email, password })
  const token = newSecret()
  const now = world.now()
  try {
    await world.db.asAuth((tx) =>
      addPending(tx, {
        userId: person.id,
        secretHash: hashSecret(secret),
        tokenHash: hashSecret(token),
        tokenExpiresAt: new Date(now.getTime() + CONFIRMATION_MS),
        birthSealed: world.vault.seal(person.id, 'pending_birth', JSON.stringify(birth)),
        currentTimeZone: currentTimeZone && world.sky.zones().includes(currentTimeZone) ? currentTimeZone : null,
        termsVersion,
        createdAt: now,
      }),
    )
  } catch (error) {
    // an account without what it waits with could never be confirmed
    await world.auth.deleteAccount(person.id)
    throw error
  }
  world.mailer.post(confirmationLetter(world, person, token))
  return { status: 'confirm_email', secret }
}
