import type { UserContext } from '../../../platform/context.ts'
import { lockThread, rememberTold } from '../repository.ts'
import type { ArionEnd, AskToAnswer } from './ask-to-answer.ts'
import { factShown } from './fact-shown.ts'
import { keepAnswer } from './keep-answer.ts'
import { noteAnswer } from './note-answer.ts'
import { AskEnded } from './open-frames.ts'
import type { BehindAnswer } from './voice.ts'

/**
 * Keeps a whole answer and books its Ask, or gives the Ask back, all at once. Throws AskEnded when somebody
 * else ended it before.
 */
export async function finishAsk(
  context: UserContext,
  ask: AskToAnswer,
  words: string,
  end: ArionEnd,
  behind: BehindAnswer,
): Promise<void> {
  const { userId } = context.actor
  await context.db.asUser(userId, async (tx) => {
    await lockThread(tx, ask.threadId)
    const isOurs = await keepAnswer(
      context,
      tx,
      { id: ask.askId, threadId: ask.threadId },
      { words, facts: end.facts.map(factShown), outcome: end.outcome, category: end.topic },
    )
    if (!isOurs) throw new AskEnded('The ask has ended')
    await rememberTold(tx, userId, end.usedPhrases)
    await noteAnswer(context, tx, ask, { outcome: end.outcome, end, behind, error: null })
  })
}
