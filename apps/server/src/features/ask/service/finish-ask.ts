import type { AskInput } from '@astrarium/arion'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { keepShownBy, lockThread } from '../repository.ts'
import { runState } from '../run/repository.ts'
import { stateKept } from '../../guide/service/read-ask.ts'
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
export async function finishAsk(context: UserContext, ask: AskToAnswer, said: Said): Promise<boolean> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    // all at once: the database does it in this order
    const locking = lockThread(tx, ask.threadId)
    const [isAsSaid] = await Promise.all([keepWhole(context, tx, ask, said), locking])
    return isAsSaid
  })
}

/** The same in a transaction that has locked the conversation. */
export async function keepWhole(
  context: UserContext,
  tx: Tx,
  ask: AskToAnswer,
  { words, end, state, trace, readBy }: Said,
): Promise<boolean> {
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
  // an Ask that goes back touches the balance, which comes first: whoever is answered at once has locked it
  if (end.outcome !== 'answered') await keeping
  const [hasEnded] = await Promise.all([keeping, rememberTold(context, tx, end.usedPhrases)])
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
}

/** What was said to its end is kept also where the next question has to be read without it. */
export function stateOrNone(context: UserContext, input: AskInput, { asksBack }: ArionEnd): KeptState | null {
  try {
    return { ...stateKept(context, input, asksBack) }
  } catch (error) {
    context.log.error({ err: error }, 'a turn is kept without what was understood of it')
    return null
  }
}

export function warnOfHeld({ log }: UserContext, { askId }: AskToAnswer, { plan, rejected }: ArionEnd): void {
  if (rejected.length > 0) log.warn({ askId, plan, held: rejected.length }, 'the check left sentences out')
}
