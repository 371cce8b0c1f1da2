import { randomUUID } from 'node:crypto'
import type { RelationshipTag } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { CONSENT_VERSION } from '../../circle/consent-words.ts'
import { OPEN_FOR_MS } from '../limits.ts'
import { firstStatus, mustBeSendable } from '../policy.ts'
import { addInvite, findSent, lockSending } from '../repository.ts'
import type { Recipient } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { ownName } from './own-name.ts'

export interface NewRequest {
  to: Recipient
  /** a name or an address, as its sender knows them */
  recipient: string
  relationshipTag: RelationshipTag
  message?: string | null
  circleMemberId?: string | null
  tokenHash?: string
}

/**
 * A request that waits for its answer; one to somebody who declined quietly does not reach them. Throws what
 * `mustBeSendable` throws.
 */
export async function keepRequest(
  context: PersonContext,
  { to, recipient, relationshipTag, message = null, circleMemberId = null, tokenHash }: NewRequest,
): Promise<{ id: string; senderName: string; reaches: boolean }> {
  const { vault, actor } = context
  const { userId } = actor
  const id = randomUUID()
  const at = context.now()
  const senderName = await ownName(context)
  const status = await context.db.asUser(userId, async (tx) => {
    await lockSending(tx, userId)
    const sent = await findSent(tx, userId, at)
    mustBeSendable(sent, to, at)
    const first = firstStatus(sent, to)
    await addInvite(tx, {
      id,
      userId,
      circleMemberId,
      ...to,
      recipientSealed: vault.seal(sealed.recipient, userId, recipient),
      senderNameSealed: vault.seal(sealed.senderName, userId, senderName),
      messageSealed: message && vault.seal(sealed.message, userId, message),
      relationshipTag,
      status: first,
      shownStatus: 'pending',
      consentVersion: CONSENT_VERSION,
      tokenHash: tokenHash ?? null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + OPEN_FOR_MS),
    })
    return first
  })
  return { id, senderName, reaches: status === 'pending' }
}
