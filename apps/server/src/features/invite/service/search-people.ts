import type { ConnectionStatus, searchPeople as contract } from '@astrarium/contracts'
import { SEARCH_MOST } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { listLinkedUsers } from '../../circle/service/list-linked-users.ts'
import { findPeople } from '../../profile/service/find-people.ts'
import { findSent } from '../repository.ts'
import type { InviteRow } from '../repository.ts'

/** People who chose to be found, by a part of their name, and how each stands to the one who searches. */
export async function searchPeople(
  context: UserContext,
  name: string,
): Promise<z.input<(typeof contract)['output']>> {
  const { userId } = context.actor
  const found = await findPeople(context, name, userId, SEARCH_MOST)
  const linked = await listLinkedUsers(context)
  const sent = await context.db.asUser(userId, (tx) => findSent(tx, userId, context.now()))
  return {
    people: found.map((person) => ({
      ...person,
      status: statusOf(
        linked.has(person.userId),
        sent.filter(({ recipientUserId }) => recipientUserId === person.userId),
      ),
    })),
  }
}

function statusOf(isLinked: boolean, sent: readonly InviteRow[]): ConnectionStatus {
  const has = (status: InviteRow['shownStatus']) => sent.some(({ shownStatus }) => shownStatus === status)
  if (isLinked) return has('accepted') ? 'accepted' : 'in_circle'
  return has('pending') ? 'pending' : has('declined') ? 'declined' : 'none'
}
