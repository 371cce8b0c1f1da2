import type { OfferIndex } from '@astrarium/contracts'
import type { Context, UserContext } from '../../../platform/context.ts'
import { outlastOutage } from '../../../platform/db/outlast.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { BEGUN_AGAIN_AT_ONCE, FAILURE_TOLD_WITHIN_MS, TAKEN_UP_AT_ONCE, TAKEN_UP_MOST } from '../limits.ts'
import { asksOfThread, chunksFrom, findAsk, takeLeftAsks } from '../repository.ts'
import type { LeftAsk } from '../repository.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { sealed } from '../sealed.ts'
import { answerAsk } from './answer-ask.ts'
import { failAsk } from './fail-ask.ts'
import { readTurns } from './read-turns.ts'

/**
 * Answers what a server that ended had under way, from where its words broke off; the Ask goes back where
 * that cannot be done. Answers how many it took, of what all servers share.
 */
export async function takeUpAnswers(context: Context): Promise<number> {
  const left = await context.db.asJobs((tx) => takeLeftAsks(tx, context.serverId, TAKEN_UP_AT_ONCE))
  const waiting = left.values()
  const begin = async () => {
    for (const run of waiting)
      await takeUp(
        { ...context, actor: { kind: 'job', name: 'take-up-answers', userId: run.userId } },
        run,
      ).catch((error: unknown) => context.log.error({ err: error, askId: run.askId }, 'answer not taken up'))
  }
  for (let place = 0; place < BEGUN_AGAIN_AT_ONCE; place++) void begin()
  return left.length
}

async function takeUp(context: UserContext, run: LeftAsk): Promise<void> {
  const ask = await reopen(context, run).catch((error: unknown) => {
    context.log.error({ err: error, askId: run.askId }, 'question not read again')
    return null
  })
  if (ask) answerAsk(context, ask)
  else await outlastOutage(() => failAsk(context, run), FAILURE_TOLD_WITHIN_MS)
}

/** The question as it was sent; null where nobody is to answer it again. */
async function reopen(context: UserContext, run: LeftAsk): Promise<AskToAnswer | null> {
  const { userId } = context.actor
  if (run.takenUp > TAKEN_UP_MOST) return null
  return context.db.asUser(userId, async (tx) => {
    const ask = await findAsk(tx, run.askId)
    if (!ask?.threadId) return null
    const frames = await chunksFrom(tx, run.askId, 0)
    const profile = await readProfile(context, tx)
    // a model does not say the same twice; where one had begun, the words of another voice are refused
    if (frames.length > 0 && context.model && !profile.isRestricted) return null
    return {
      ...run,
      threadId: ask.threadId,
      askedAt: ask.askedAt,
      question: context.vault.open(sealed.question, userId, ask.questionSealed),
      version: ask.version,
      offer: ask.offer as OfferIndex | null,
      begun: {
        words: frames
          .map(({ textSealed }) => context.vault.open(sealed.chunk, userId, textSealed).text)
          .join(''),
        frames: frames.length,
      },
      profile,
      turns: await readTurns(context, tx, await asksOfThread(tx, ask.threadId), ask.parentId),
      about: ask.circleMemberId,
      send: { sendId: ask.idempotencyKey, includeDebugInfo: ask.includesDebug },
    }
  })
}
