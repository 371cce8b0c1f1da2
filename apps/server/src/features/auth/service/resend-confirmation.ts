import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { World } from '../../../platform/world.ts'
import { confirmationLetter } from '../mail.ts'
import { CONFIRMATION_MS } from '../policy.ts'
import { findPendingByUser, setToken } from '../repository.ts'

/** A fresh link for an account that waits for one; nothing, and the same answer, for anybody else. Throws mail_not_sent. */
export async function resendConfirmation(world: World, email: string): Promise<{ success: true }> {
  await world.mailer.check()
  const person = await world.auth.findByEmail(email)
  if (person && !person.isEmailConfirmed) {
    const token = newSecret()
    const isWaiting = await world.db.asAuth(async (tx) => {
      if (!(await findPendingByUser(tx, person.id))) return false
      await setToken(tx, person.id, hashSecret(token), new Date(world.now().getTime() + CONFIRMATION_MS))
      return true
    })
    if (isWaiting) world.mailer.post(confirmationLetter(world, person, token))
  }
  return { success: true }
}
