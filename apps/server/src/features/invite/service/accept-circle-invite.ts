import type { acceptCircleInvite as contract } from '@astrarium/contracts'
import { RelationshipTag } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { isDatabaseAway } from '../../../platform/db/database-away.ts'
import { CONSENT_VERSION } from '../../circle/consent-words.ts'
import { findLinkedMember } from '../../circle/service/list-linked-users.ts'
import { linkPeople } from '../../circle/service/link-people.ts'
import { noSuchRequest } from '../no-such-request.ts'
import { receiverOf, toActor } from '../receiver-of.ts'
import { acceptOwnTo, answerAllOf, lockIncoming } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { ownName } from './own-name.ts'
import { ownUnlinkedMember } from './own-unlinked-member.ts'

/**
 * Each of the two becomes part of the other's Circle, and shows what they agreed to: whoever asked, the ring.
 * Throws request_not_found, circle_full, their_circle_full, wrong_user, connection_failed, and what
 * `ownUnlinkedMember` throws.
 */
export async function acceptCircleInvite(
  context: PersonContext,
  {
    inviteId,
    acceptingUserId,
    invitingUserId,
    relationshipTag,
    circleMemberId,
    scope,
  }: z.output<(typeof contract)['input']>,
): Promise<{ success: true; memberId: string }> {
  const { vault, actor } = context
  const { userId } = actor
  if (acceptingUserId !== undefined && acceptingUserId !== userId)
    throw new AppError('wrong_user', 'acceptingUserId is not the signed-in user')
  const member = await ownUnlinkedMember(context, circleMemberId)
  const receiver = await receiverOf(context)
  const at = context.now()
  const ownCalled = await ownName(context)
  const senderId = await context.db.asCircle(toActor(receiver), async (tx) => {
    const invite = await lockIncoming(tx, receiver, inviteId, at)
    if (!invite || (invitingUserId !== undefined && invitingUserId !== invite.userId)) throw noSuchRequest()
    await connect(context, tx, [
      {
        userId: invite.userId,
        other: {
          name: ownCalled,
          relationshipTag: RelationshipTag.parse(invite.relationshipTag),
          memberId: invite.circleMemberId,
        },
        shows: 'ring',
        version: invite.consentVersion,
      },
      {
        userId,
        other: {
          name: vault.open(sealed.senderName, invite.userId, invite.senderNameSealed),
          relationshipTag,
          memberId: member?.id ?? null,
        },
        shows: scope,
        version: CONSENT_VERSION,
      },
    ])
    await answerAllOf(tx, receiver, invite.userId, {
      status: 'accepted',
      shownStatus: 'accepted',
      respondedAt: at,
    })
    await acceptOwnTo(tx, userId, invite.userId, at)
    return invite.userId
  })
  return { success: true, memberId: await findLinkedMember(context, senderId) }
}

/** Throws connection_failed where nobody asked for too much, so that it is said what did not come about. */
async function connect(...linking: Parameters<typeof linkPeople>): Promise<void> {
  try {
    await linkPeople(...linking)
  } catch (error) {
    if (error instanceof AppError || isDatabaseAway(error)) throw error
    const [{ log }] = linking
    log.error({ err: error }, 'two people could not be linked')
    throw new AppError('connection_failed', 'Failed to create circle connection', { cause: error })
  }
}
