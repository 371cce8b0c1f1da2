import type { PersonContext } from '../../../platform/context.ts'
import { noSuchRequest } from '../no-such-request.ts'
import { receiverOf, toActor } from '../receiver-of.ts'
import { addBlock, answerAllOf, lockIncoming } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * `quiet` stays pending for its sender, `never` besides lets nothing more of theirs through. Throws
 * request_not_found.
 */
export async function declineCircleRequest(
  context: PersonContext,
  requestId: string,
  how: 'told' | 'quiet' | 'never',
): Promise<{ success: true }> {
  const { vault } = context
  const receiver = await receiverOf(context)
  const { userId, addressHash } = receiver
  const at = context.now()
  await context.db.asCircle(toActor(receiver), async (tx) => {
    const invite = await lockIncoming(tx, receiver, requestId, at)
    if (!invite) throw noSuchRequest()
    await answerAllOf(tx, receiver, invite.userId, {
      status: 'declined',
      respondedAt: at,
      ...(how === 'told' && { shownStatus: 'declined' }),
    })
    if (how === 'never')
      await addBlock(tx, {
        userId,
        otherUserId: invite.userId,
        addressHash: addressHash ?? context.auth.hashAddress(context.actor.email),
        nameSealed: vault.seal(
          sealed.blockedName,
          userId,
          vault.open(sealed.senderName, invite.userId, invite.senderNameSealed),
        ),
        createdAt: at,
      })
  })
  return { success: true }
}
