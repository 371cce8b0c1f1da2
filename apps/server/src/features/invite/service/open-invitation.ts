import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { blockAddress, eraseByToken, findByToken } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** What whoever has the link of a letter is shown. Throws invitation_gone. */
export async function showInvitation(
  context: Context,
  token: string,
): Promise<{ senderName: string; expiresAt: string }> {
  const tokenHash = hashSecret(token)
  const invite = await context.db.asCircle({ tokenHash }, (tx) => findByToken(tx, tokenHash, context.now()))
  if (!invite) throw goneInvitation()
  return {
    senderName: context.vault.open(sealed.senderName, invite.userId, invite.senderNameSealed),
    expiresAt: invite.expiresAt.toISOString(),
  }
}

/** By the link alone, also for somebody who has no account. Throws invitation_gone. */
export async function eraseInvitation(
  context: Context,
  token: string,
  how: 'erase' | 'block',
): Promise<{ success: true }> {
  const tokenHash = hashSecret(token)
  const at = context.now()
  const invite = await context.db.asCircle({ tokenHash }, (tx) => eraseByToken(tx, tokenHash, at))
  if (!invite) throw goneInvitation()
  const { recipientHash } = invite
  if (how === 'block' && recipientHash !== null)
    await context.db.asCircle({ addressHash: recipientHash }, (tx) => blockAddress(tx, recipientHash, at))
  return { success: true }
}

function goneInvitation(): AppError {
  return new AppError('invitation_gone', 'This invitation is not here any more')
}
