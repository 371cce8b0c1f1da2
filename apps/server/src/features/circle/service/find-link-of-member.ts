import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findLink } from '../links/repository.ts'

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
