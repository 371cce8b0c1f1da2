import type { UserContext } from '../../../platform/context.ts'
import { keepShownBy, lockThread } from '../repository.ts'
import { runState } from '../run/repository.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { factShown } from '../../guide/fact-shown.ts'
import { forgetUnshared } from './forget-unshared.ts'
import { keepAnswer } from './keep-answer.ts'
import { tellEnding } from './tell-ending.ts'
import type { KeptState } from '../kept-state.ts'
import { AskEnded, RunTakenUp } from '../run/run-ended.ts'
import type { AnswerTrace, ArionEnd } from '../../guide/answer-trace.ts'

interface Said {
  words: string
  end: ArionEnd
  /** what is kept of the turn for those that follow */
  state: KeptState | null
  trace: AnswerTrace
  /** links by which a wheel was shown that it was read from; null where none might have been */
  readBy: readonly string[] | null
}

/**
 * Keeps a whole answer and books its Ask, or gives the Ask back, all at once. Throws AskEnded when somebody
 * else ended it before.
 * @returns whether it is kept as it was said: not where a consent that it was read by has ended meanwhile
 */
export async function finishAsk(
  context: UserContext,
  ask: AskToAnswer,
  { words, end, state, trace, readBy }: Said,
): Promise<boolean> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    // all at once: the database does it in this order
    const locking = lockThread(tx, ask.threadId)
    const keeping = keepAnswer(
      context,
      tx,
      { id: ask.askId, threadId: ask.threadId, run: ask },
      {
        words,
        facts: end.facts.map(factShown),
        outcome: end.outcome,
        asksBack: end.asksBack,
        state,
        category: end.topic,
      },
    )
    const [hasEnded] = await Promise.all([keeping, rememberTold(context, tx, end.usedPhrases), locking])
    if (!hasEnded && (await runState(tx, ask)) === 'taken')
      throw new RunTakenUp('Another server goes on with the answer')
    if (!hasEnded) throw new AskEnded('The ask has ended')
    // of a beginning that another server said, nobody here knows whom it was read from
    if (readBy && ask.begun.frames === 0) await keepShownBy(tx, ask.askId, readBy)
    await tellEnding(context, tx, ask, { outcome: end.outcome, end, trace, error: null })
    // nobody's wheel was looked at, by this server nor by one that began it
    if (readBy === null && ask.takenUp === 0) return true
    // a consent may have ended while this was said
    const gone = await forgetUnshared(context, tx)
    return !gone.includes(ask.askId)
  })
}
