import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { keepDebugEntry } from '../../debug/service/keep-debug-entry.ts'
import type { AnswerEnding } from '../../guide/answer-trace.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'

type Listener = (context: UserContext, tx: Tx, ask: AskToAnswer, ending: AnswerEnding) => Promise<void>

/** Who wants to know how an answer ended. */
const LISTENERS: Listener[] = [keepDebugEntry, countEnding]

async function countEnding(
  { meter, now }: UserContext,
  _tx: Tx,
  { askedAt }: AskToAnswer,
  { outcome }: AnswerEnding,
): Promise<void> {
  meter.askEnded(outcome, (now().getTime() - askedAt.getTime()) / 1000)
}

/** Tells how an answer ended, in the transaction that ends it. */
export async function tellEnding(...told: Parameters<Listener>): Promise<void> {
  for (const listen of LISTENERS) await listen(...told)
}
