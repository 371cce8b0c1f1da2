import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findAsk, lockThread } from '../repository.ts'
import { runState } from '../run/repository.ts'
import type { AnswerRun } from '../run/repository.ts'
import { RunTakenUp } from '../run/run-ended.ts'
import { withdrawAsk } from './withdraw-ask.ts'

/**
 * Gives the Ask of an answer that failed back, and takes the question out of its conversation. `tell` goes
 * with it: whoever sees the failure finds it told. A run that was taken up by another server fails nothing.
 */
export async function failAsk(
  context: UserContext,
  { askId, takenUp }: { askId: string; takenUp?: number },
  tell: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const run = takenUp === undefined ? undefined : { askId, takenUp }
  const failing = context.db.asUser(context.actor.userId, async (tx) => {
    await mustBeOurs(tx, run)
    await tell(tx)
    const ask = await findAsk(tx, askId)
    if (!ask) return
    if (ask.threadId) await lockThread(tx, ask.threadId)
    // it may have been taken up while the thread was waited for; then nothing of this is to stand
    if (!(await withdrawAsk(context, tx, ask, { outcome: null, run }))) await mustBeOurs(tx, run)
  })
  await failing.catch((error: unknown) => {
    if (!(error instanceof RunTakenUp)) throw error
  })
}

async function mustBeOurs(tx: Tx, run: AnswerRun | undefined): Promise<void> {
  if (run && (await runState(tx, run)) === 'taken')
    throw new RunTakenUp('Another server goes on with the answer')
}
