import type { PersonContext } from '../../platform/context.ts'
import type { Receiver } from './repository.ts'

/** Who may answer what was sent to an account, and to its address once that is confirmed. */
export async function receiverOf({ auth, actor }: PersonContext): Promise<Receiver> {
  const account = await auth.findByEmail(actor.email)
  const isOwn = account?.id === actor.userId && account.isEmailConfirmed
  return { userId: actor.userId, addressHash: isOwn ? auth.hashAddress(actor.email) : null }
}

/** As transactions of the Circle take it. */
export function toActor({ userId, addressHash }: Receiver) {
  return { userId, ...(addressHash !== null && { addressHash }) }
}
