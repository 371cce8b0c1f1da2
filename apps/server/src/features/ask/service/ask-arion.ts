import { randomUUID } from 'node:crypto'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { reserveAsk } from '../../billing/service/reserve-ask.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { addAsk, addMessage, addThread, findAskBySend, findThread, removeAsk } from '../repository.ts'
import { answerAsk } from './answer-ask.ts'
import type { RunningAsk } from './ask-event.ts'
import { readTurns } from './read-turns.ts'
import { replayAsk } from './replay-ask.ts'

export interface Question {
  message: string
  threadId: string | null
  /** made once for a send: the same send again takes no second Ask and gets the same answer */
  sendId: string
}

/**
 * Sends a question. One Ask is reserved and the question kept before the first word; what follows happens without a
 * transaction. Throws ask_limit_daily, ask_limit_monthly, thread_not_found, ask_in_progress.
 */
export async function askArion(world: PersonalWorld, question: Question): Promise<RunningAsk> {
  const { userId } = world.actor
  const opened = await world.db.asUser(userId, async (tx) => {
    const earlier = await findAskBySend(tx, userId, question.sendId)
    if (earlier && earlier.status !== 'failed') return { earlier }
    // a send that failed has given its Ask back, and may be tried again
    if (earlier) await removeAsk(tx, earlier.id)
    const profile = await readProfile(world, tx)
    const turns = question.threadId ? await readTurns(world, tx, question.threadId) : []
    const kept = await keepQuestion(world, tx, question, profile)
    return { profile, turns, ...kept }
  })
  if ('earlier' in opened && opened.earlier) return replayAsk(world, opened.earlier)
  return answerAsk(world, { ...opened, question: question.message })
}

async function keepQuestion(world: PersonalWorld, tx: Tx, { message, threadId, sendId }: Question, profile: OpenProfile): Promise<{ askId: string; threadId: string; isNewThread: boolean; askedAt: Date }> {
  const { userId } = world.actor
  if (threadId && !(await findThread(tx, threadId))) throw new AppError('thread_not_found', 'There is no such conversation')
  const askId = randomUUID()
  const thread = threadId ?? randomUUID()
  const askedAt = world.now()
  if (!threadId) await addThread(tx, { id: thread, userId, createdAt: askedAt })
  const isFirst = await addAsk(tx, { id: askId, userId, threadId: thread, sendId, status: 'reserved', questionSealed: world.vault.seal(userId, 'question', message), askedAt })
  if (!isFirst) throw new AppError('ask_in_progress', 'This question is being answered already')
  await reserveAsk(world, tx, userId, askId, profile.currentTimeZone)
  await addMessage(tx, { userId, threadId: thread, askId, role: 'user', contentSealed: world.vault.seal(userId, 'message', message), createdAt: askedAt })
  return { askId, threadId: thread, isNewThread: threadId === null, askedAt }
}
