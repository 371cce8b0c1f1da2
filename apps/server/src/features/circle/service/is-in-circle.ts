import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findMember } from '../repository.ts'

/** Whether there is such a member in the person's Circle. */
export async function isInCircle({ actor }: UserContext, tx: Tx, memberId: string): Promise<boolean> {
  return (await findMember(tx, actor.userId, memberId)) !== null
}
