import { randomUUID } from 'node:crypto'
import type { BirthDetails } from '@astrarium/contracts'
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { checkAge } from '../../birth/service/check-age.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'
import { addPending, endPending, findBySecret } from '../repository.ts'
import { checkPassword } from './check-password.ts'
import { sendLink } from './send-link.ts'
import { sealed } from '../sealed.ts'

export interface SignUp {
  name: string
  email: string
  password: string
  termsVersion: string
  birth: BirthDetails
  currentTimeZone?: string | undefined
}

/**
 * A sign-up that waits for its letter to be opened, beside any other with the same address; the one that this
 * browser made before (`earlierSecret`) is replaced. What happens and what is answered is the same whether or
 * not the address has an account already: its owner hears of it by mail. Throws what a birth is refused with,
 * what a password is refused with, and mail_not_sent.
 */
export async function signUp(
  context: Context,
  { name, email, password, termsVersion, birth, currentTimeZone }: SignUp,
  earlierSecret?: string,
): Promise<{ status: 'confirm_email'; secret: string }> {
  // a birth that has no chart is refused now, not after the mail
  findBirthMoment(context, birth)
  checkAge(context, birth)
  await checkPassword(password, email)
  await context.mailer.check()
  const userId = randomUUID()
  const secret = newSecret()
  const passwordHash = await context.auth.hashPassword(email, password)
  await context.db.asAuth(async (tx) => {
    const earlier = earlierSecret === undefined ? null : await findBySecret(tx, hashSecret(earlierSecret))
    if (earlier?.email === email) await endPending(tx, earlier)
    await addPending(tx, {
      userId,
      email,
      name,
      passwordHash,
      secretHash: hashSecret(secret),
      birthSealed: context.vault.seal(sealed.birth, userId, birth),
      currentTimeZone:
        currentTimeZone && context.sky.zones().includes(currentTimeZone) ? currentTimeZone : null,
      termsVersion,
      createdAt: context.now(),
    })
  })
  await sendLink(context, { userId, email })
  return { status: 'confirm_email', secret }
}
