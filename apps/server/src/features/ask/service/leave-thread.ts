import type { Tx } from '../../../platform/db/database.ts'
import { asksOfThread, changeThread, findThread, removeEmptyThread } from '../repository.ts'
import type { AskRow } from '../repository.ts'
import { newestBelow } from '../branch.ts'

/**
 * An ask that no longer stands in its conversation: the branch before it is shown again, and a conversation
 * without asks is gone.
 */
export async function leaveThread(tx: Tx, ask: Pick<AskRow, 'id' | 'parentId' | 'threadId'>): Promise<void> {
  if (!ask.threadId) return
  const places = (await asksOfThread(tx, ask.threadId)).filter(({ id }) => id !== ask.id)
  if (places.length === 0) return removeEmptyThread(tx, ask.threadId)
  const thread = await findThread(tx, ask.threadId)
  if (thread?.headId !== null && thread?.headId !== ask.id) return
  const siblings = places.some(({ id }) => id === ask.parentId) ? ask.parentId : null
  await changeThread(tx, ask.threadId, { headId: newestBelow(places, siblings) })
}
