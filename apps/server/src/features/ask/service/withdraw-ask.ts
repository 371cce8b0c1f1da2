import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { returnAsk } from '../../billing/service/return-ask.ts'
import { removeMessages } from '../repository.ts'
import { endAsk, removeChunks } from '../run/repository.ts'
import type { AskRow } from '../repository.ts'
import type { AnswerRun } from '../run/repository.ts'
import { leaveThread } from './leave-thread.ts'

/**
 * Nothing came, or nothing is wanted any more: the question leaves the conversation (the person gets the
 * words back), and the Ask is returned, once. False when the ask had ended before, or another run has it.
 * The caller has locked the thread.
 */
export async function withdrawAsk(
  context: Context,
  tx: Tx,
  ask: AskRow,
  { outcome, run }: { outcome: 'withdrawn' | null; run?: AnswerRun | undefined },
): Promise<boolean> {
  if (!(await endAsk(tx, ask.id, { status: 'failed', outcome }, run))) return false
  await removeMessages(tx, ask.id)
  await removeChunks(tx, ask.id)
  await leaveThread(tx, ask)
  await returnAsk(context, tx, ask.userId, ask.id)
  return true
}
