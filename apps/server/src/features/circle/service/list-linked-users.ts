import type { UserContext } from '../../../platform/context.ts'
import { findLinks } from '../links/repository.ts'
import { noSuchLink } from '../links/no-such-link.ts'

/** Ids of the accounts that the person is linked with, each with the member of the Circle who they are. */
export async function listLinkedUsers(context: UserContext): Promise<Map<string, string>> {
  const { userId } = context.actor
  const links = await context.db.asCircle({ userId }, (tx) => findLinks(tx, userId))
  return new Map(links.map(({ otherUserId, circleMemberId }) => [otherUserId, circleMemberId]))
}

/** Throws link_not_found. */
export async function findLinkedMember(context: UserContext, otherUserId: string): Promise<string> {
  const memberId = (await listLinkedUsers(context)).get(otherUserId)
  if (memberId === undefined) throw noSuchLink()
  return memberId
}
