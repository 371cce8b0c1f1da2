import type { World } from '../../../platform/world.ts'
import { resetLetter } from '../mail.ts'

/** A letter with a link, if somebody has that address; the same answer in any case. Throws mail_not_sent. */
export async function forgotPassword(world: World, email: string): Promise<{ success: true }> {
  await world.mailer.check()
  const reset = await world.auth.startReset(email)
  if (reset) world.mailer.post(resetLetter(world, reset.person, reset.token))
  return { success: true }
}
