import { openState } from '@astrarium/arion'
import type { ThreadTurn } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { TURNS_REMEMBERED } from '../limits.ts'
import { findAsks } from '../repository.ts'
import { pathTo } from '../branch.ts'
import type { AskPosition } from '../branch.ts'
import { sealed } from '../sealed.ts'
import { forgetUnshared } from './forget-unshared.ts'

/**
 * The last questions and answers of the branch that ends in this ask, oldest first: what a follow-up question
 * leans on.
 */
export async function readTurns(
  context: UserContext,
  tx: Tx,
  asksOfThread: readonly AskPosition[],
  lastAskId: string | null,
): Promise<ThreadTurn[]> {
  if (lastAskId === null) return []
  const { userId } = context.actor
  await forgetUnshared(context, tx)
  const ids = pathTo(asksOfThread, lastAskId)
    .slice(-TURNS_REMEMBERED)
    .map(({ id }) => id)
  const asks = new Map((await findAsks(tx, ids)).map((ask) => [ask.id, ask] as const))
  return ids.flatMap((id) => {
    const ask = asks.get(id)
    if (!ask?.answerSealed) return []
    return [
      {
        question: context.vault.open(sealed.question, userId, ask.questionSealed),
        answer: context.vault.open(sealed.answer, userId, ask.answerSealed),
        at: ask.askedAt,
        topic: ask.category as NonNullable<ThreadTurn['topic']>,
        asksBack: context.vault.open(sealed.asksBack, userId, ask.asksBackSealed),
        facts: context.vault.open(sealed.facts, userId, ask.factsSealed) ?? [],
        state: openState(context.vault.open(sealed.state, userId, ask.stateSealed)),
      },
    ]
  })
}
