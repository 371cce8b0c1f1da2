import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findLink, findOwnLinks } from '../links/repository.ts'

/**
 * What rests on the chart of somebody linked names their link: it goes with it, and with the consent it was
 * told under. Null for anybody else.
 */
export function findLinkOfMember(
  { actor }: UserContext,
  tx: Tx,
  memberId: string,
): Promise<{ id: string; shownSince: Date | null } | null> {
  return findLink(tx, actor.userId, memberId)
}

/** Since when each of those who are linked with the person shows them what they show now; by the link. */
export async function findLinksShown({ actor }: UserContext, tx: Tx): Promise<Map<string, Date | null>> {
  const links = await findOwnLinks(tx, actor.userId)
  return new Map(links.map(({ id, shownSince }) => [id, shownSince]))
}
