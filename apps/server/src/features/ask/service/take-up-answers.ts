import { setTimeout as pause } from 'node:timers/promises'
import type { OfferIndex } from '@astrarium/contracts'
import type { Context, UserContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { outlastOutage } from '../../../platform/db/outlast.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import {
  BEGUN_AGAIN_AT_ONCE,
  FAILURE_TOLD_WITHIN_MS,
  LEFT_WITHIN_MS,
  TAKEN_UP_AT_ONCE,
  TAKEN_UP_MOST,
} from '../limits.ts'
import { asksOfThread, findAsk } from '../repository.ts'
import { chunksFrom, leaveTaken, takeLeftAsks } from '../run/repository.ts'
import type { LeftAsk } from '../run/repository.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { sealed } from '../sealed.ts'
import { answerAsk } from './answer-ask.ts'
import { failAsk } from './fail-ask.ts'
import { readGround } from './read-ground.ts'
import { readTurns } from './read-turns.ts'

/**
 * Answers what a server that ended had under way, from where its words broke off; the Ask goes back where
 * that cannot be done. Answers how many it took, of what all servers share.
 */
export async function takeUpAnswers(context: Context): Promise<number> {
  const left = await context.db.asJobs((tx) => takeLeftAsks(tx, context.serverId, TAKEN_UP_AT_ONCE))
  const taken = takenBy(context.db)
  taken.waiting.push(...left)
  while (taken.waiting.length > 0 && taken.beginning.size < BEGUN_AGAIN_AT_ONCE) {
    const beginning = beginWaiting(context, taken).finally(() => taken.beginning.delete(beginning))
    taken.beginning.add(beginning)
  }
  return left.length
}

/**
 * What this server has taken up and not begun is left to others, as if it had never been taken. Where that
 * cannot be done in time they find it out by themselves.
 */
export async function handOnTaken({ db }: Pick<Context, 'db'>): Promise<void> {
  const { waiting, beginning } = takenBy(db)
  const left = waiting.splice(0)
  const leaving = left.length > 0 ? db.asJobs((tx) => leaveTaken(tx, left)) : null
  const done = Promise.allSettled([leaving, ...beginning])
  await Promise.race([done, pause(LEFT_WITHIN_MS, undefined, { ref: false })])
}

interface Taken {
  waiting: LeftAsk[]
  beginning: Set<Promise<void>>
}

/** What each server has taken up and not begun; a server has a database pool of its own. */
const takenUp = new WeakMap<Database, Taken>()

function takenBy(db: Database): Taken {
  const taken = takenUp.get(db) ?? { waiting: [], beginning: new Set() }
  takenUp.set(db, taken)
  return taken
}

async function beginWaiting(context: Context, { waiting }: Taken): Promise<void> {
  for (let run = waiting.shift(); run; run = waiting.shift())
    await takeUp({ ...context, actor: { kind: 'job', name: 'take-up-answers', userId: run.userId } }, run)
}

async function takeUp(context: UserContext, run: LeftAsk): Promise<void> {
  const ask = await reopen(context, run).catch((error: unknown) => {
    context.log.error({ err: error, askId: run.askId }, 'question not read again')
    return null
  })
  if (ask) return answerAsk(context, ask)
  const fail = () => failAsk(context, run)
  // an outage is waited for without a place among those that are begun
  await fail().catch(
    () =>
      void outlastOutage(fail, FAILURE_TOLD_WITHIN_MS).catch((error: unknown) =>
        context.log.error({ err: error, askId: run.askId }, 'answer not taken up'),
      ),
  )
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
      ground: await readGround(context, tx, profile, ask.askedAt),
      turns: await readTurns(context, tx, await asksOfThread(tx, ask.threadId), ask.parentId),
      about: ask.circleMemberId,
      send: { sendId: ask.idempotencyKey, includeDebugInfo: ask.includesDebug },
    }
  })
}
