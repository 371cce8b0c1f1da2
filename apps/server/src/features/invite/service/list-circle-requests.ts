import type { listCircleRequests as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import type { PersonContext } from '../../../platform/context.ts'
import { listLinkedUsers } from '../../circle/service/list-linked-users.ts'
import { sendingLimits } from '../policy.ts'
import { receiverOf, toActor } from '../receiver-of.ts'
import { findBlocks, findIncoming, findSent } from '../repository.ts'
import type { InviteRow } from '../repository.ts'
import { sealed } from '../sealed.ts'

type Requests = z.input<(typeof contract)['output']>

/**
 * What waits for the person, what they sent, and to whom they said "never again". Of a request its receiver
 * sees the sender's name and message, and nothing of their rows.
 */
export async function listCircleRequests(context: PersonContext): Promise<Requests> {
  const { userId } = context.actor
  const now = context.now()
  const receiver = await receiverOf(context)
  const linked = await listLinkedUsers(context)
  const incoming = await context.db.asCircle(toActor(receiver), (tx) => findIncoming(tx, receiver, now))
  const { sent, blocks } = await context.db.asUser(userId, async (tx) => ({
    sent: await findSent(tx, userId, now),
    blocks: await findBlocks(tx, userId),
  }))
  const newest = new Map(incoming.toReversed().map((row) => [row.userId, row]))
  return {
    incoming: [...newest.values()]
      .toReversed()
      .filter((row) => !linked.has(row.userId))
      .map((row) => ({
        id: row.id,
        senderId: row.userId,
        senderName: context.vault.open(sealed.senderName, row.userId, row.senderNameSealed),
        message: context.vault.open(sealed.message, row.userId, row.messageSealed),
        createdAt: row.createdAt.toISOString(),
      })),
    sent: sent.flatMap((row) => toSent(context, row)),
    limits: sendingLimits(sent, now),
    blocked: blocks.map(({ id, nameSealed, createdAt }) => ({
      id,
      name: context.vault.open(sealed.blockedName, userId, nameSealed) ?? '',
      since: createdAt.toISOString(),
    })),
  }
}

function toSent({ vault }: PersonContext, row: InviteRow): Requests['sent'] {
  if (row.shownStatus === 'cancelled') return []
  return [
    {
      id: row.id,
      recipientName: vault.open(sealed.recipient, row.userId, row.recipientSealed) ?? '',
      circleMemberId: row.circleMemberId,
      by: row.recipientUserId === null ? 'mail' : 'name',
      status: row.shownStatus,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    },
  ]
}
