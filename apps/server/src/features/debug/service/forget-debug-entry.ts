import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { removeEntryOf } from '../repository.ts'

/** What stood behind an answer goes with it. */
export async function forgetDebugEntry({ actor }: UserContext, tx: Tx, askId: string): Promise<void> {
  await removeEntryOf(tx, actor.userId, askId)
}
