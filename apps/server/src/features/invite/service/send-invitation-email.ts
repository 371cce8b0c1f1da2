import type { sendInvitationEmail as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { invitationLetter } from '../mail.ts'
import { isRefused } from '../repository.ts'
import { keepRequest } from './keep-request.ts'
import { ownUnlinkedMember } from './own-unlinked-member.ts'

/**
 * A letter that asks an address into the Circle. What is done and answered is the same whether or not
 * somebody has an account there; where the address or its owner wants no letters, the letter alone is left
 * out. Throws mail_not_sent, member_not_found, request_exists, and what `keepRequest` throws.
 */
export async function sendInvitationEmail(
  context: PersonContext,
  { inviteeEmail, circleMemberId, relationshipTag }: z.output<(typeof contract)['input']>,
): Promise<{ success: true; emailId: string }> {
  const { auth, actor } = context
  if (inviteeEmail === actor.email.toLowerCase())
    throw new AppError('bad_request', 'That is your own address', {
      fields: { inviteeEmail: 'the address of somebody else' },
    })
  const member = await ownUnlinkedMember(context, circleMemberId)
  await context.mailer.check()
  const addressHash = auth.hashAddress(inviteeEmail)
  const token = newSecret()
  const { id, senderName, reaches } = await keepRequest(context, {
    to: { recipientHash: addressHash },
    recipient: inviteeEmail,
    relationshipTag: member?.relationshipTag ?? relationshipTag,
    circleMemberId: member?.id ?? null,
    tokenHash: hashSecret(token),
  })
  // asked of every address alike, and of what is found nothing else is looked at
  const account = await auth.findByEmail(inviteeEmail)
  const isUnwanted = await context.db.asCircle({ userId: actor.userId, addressHash }, (tx) =>
    isRefused(tx, actor.userId, { addressHash, accountId: account?.id ?? null }),
  )
  await postLetter(
    context,
    reaches && !isUnwanted ? invitationLetter(context, { to: inviteeEmail, senderName, token }) : null,
    actor.userId,
  )
  return { success: true, emailId: id }
}
