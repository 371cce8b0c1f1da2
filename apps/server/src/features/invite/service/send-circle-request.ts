import type { sendCircleRequest as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { listLinkedUsers } from '../../circle/service/list-linked-users.ts'
import { findPerson } from '../../profile/service/find-people.ts'
import { cleanMessage } from '../clean-name.ts'
import { keepRequest } from './keep-request.ts'
import { ownUnlinkedMember } from './own-unlinked-member.ts'

/**
 * Asks somebody who can be found. Throws person_not_found for whoever cannot, request_exists where the two
 * are linked, wrong_user, and what `ownUnlinkedMember` and `keepRequest` throw.
 */
export async function sendCircleRequest(
  context: PersonContext,
  {
    recipientUserId,
    senderData,
    relationshipTag,
    relationshipContext,
    circleMemberId,
  }: z.output<(typeof contract)['input']>,
): Promise<{ success: true }> {
  const { userId } = context.actor
  if (senderData?.userId !== undefined && senderData.userId !== userId)
    throw new AppError('wrong_user', 'senderData.userId is not the signed-in user')
  const person = recipientUserId === userId ? null : await findPerson(context, recipientUserId)
  if (!person) throw new AppError('person_not_found', 'There is nobody to be found')
  if ((await listLinkedUsers(context)).has(recipientUserId))
    throw new AppError('request_exists', 'You two are linked already')
  const member = await ownUnlinkedMember(context, circleMemberId)
  await keepRequest(context, {
    to: { recipientUserId },
    recipient: person.fullName,
    relationshipTag: member?.relationshipTag ?? relationshipTag,
    circleMemberId: member?.id ?? null,
    message: cleanMessage(relationshipContext),
  })
  return { success: true }
}
