import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { World } from '../../../platform/world.ts'
import { alreadyRegisteredLetter, confirmationLetter } from '../mail.ts'
import { CONFIRMATION_MS } from '../policy.ts'
import { setToken } from '../repository.ts'

/**
 * The link of one sign-up to the owner of its address; the ones sent before it lead nowhere any more. To an
 * address that has an account no link goes, but word of what happened. It takes as long in both cases.
 */
export async function sendLink(
  world: World,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const token = newSecret()
  await world.db.asAuth((tx) =>
    setToken(tx, userId, hashSecret(token), new Date(world.now().getTime() + CONFIRMATION_MS)),
  )
  const known = await world.auth.findByEmail(email)
  world.mailer.post(
    known?.isEmailConfirmed ? alreadyRegisteredLetter(world, known) : confirmationLetter(world, email, token),
  )
}
