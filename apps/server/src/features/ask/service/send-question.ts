import { randomUUID } from 'node:crypto'
import { needsCare, titleOf } from '@astrarium/arion'
import type { OfferIndex, Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { reserveAsk } from '../../billing/service/reserve-ask.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import {
  addAsk,
  addMessage,
  addThread,
  asksOfThread,
  changeThread,
  findAskByKey,
  removeAsk,
} from '../repository.ts'
import type { AskRow } from '../repository.ts'
import { answerAsk } from './answer-ask.ts'
import type { RunningAsk } from '../ask-event.ts'
import { NOTHING_SAID } from '../ask-to-answer.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { followAnswer } from './follow-answer.ts'
import { readTurns } from './read-turns.ts'
import { sealed } from '../sealed.ts'
import { findLinkOfMember } from '../../circle/service/find-link-of-member.ts'
import { soundsInNeed } from '../../guide/service/read-ask.ts'

/** Where a question stands; its conversation, when it has one, is locked. */
export interface Place {
  question: string
  /** null begins a conversation */
  threadId: string | null
  parentId: string | null
  /** null for a question of its own */
  turnId: string | null
  version: number
  /** of the ask-back that it follows */
  offer: OfferIndex | null
  /** member whom it is about */
  about: string | null
  /** whether the conversation is about them from now on, or stays about whom it was */
  turns: 'conversation' | 'nothing'
}

/**
 * Sends a question. One Ask is reserved and the question kept before the first word; what follows happens
 * without a transaction. Throws ask_limit_daily, ask_limit_monthly, ask_in_progress and what `placeOf`
 * throws.
 */
export async function sendQuestion(
  context: PersonContext,
  send: Send,
  placeOf: (tx: Tx) => Promise<Place>,
): Promise<RunningAsk> {
  const { userId } = context.actor
  const opened = await context.db
    .asUser(userId, async (tx): Promise<Opened> => {
      const place = await placeOf(tx)
      const earlier = await findAskByKey(tx, userId, send.sendId)
      if (earlier && earlier.status !== 'failed') return { earlier }
      // a send that failed has given its Ask back, and may be tried again
      if (earlier) await removeAsk(tx, earlier.id)
      return { ask: await keepQuestion(context, tx, place, send) }
    })
    .catch(async (error: unknown): Promise<Opened> => {
      if (!(error instanceof SentElsewhere)) throw error
      const earlier = await context.db.asUser(userId, (tx) => findAskByKey(tx, userId, send.sendId))
      if (!earlier) throw new AppError('ask_in_progress', 'This question is being answered already')
      return { earlier }
    })
  if ('ask' in opened) answerAsk(context, opened.ask)
  const { askId, threadId } =
    'ask' in opened ? opened.ask : { askId: opened.earlier.id, threadId: opened.earlier.threadId }
  return { askId, threadId, events: followAnswer(context, askId) }
}

type Opened = { ask: AskToAnswer } | { earlier: AskRow }

/** The same send arrived at another server, or twice at once, and came first. */
class SentElsewhere extends Error {}

async function keepQuestion(context: PersonContext, tx: Tx, place: Place, send: Send): Promise<AskToAnswer> {
  const { userId } = context.actor
  const { question, parentId, version, offer, about, turns } = place
  if (
    place.threadId &&
    (await asksOfThread(tx, place.threadId)).some(({ status }) => status === 'reserved')
  ) {
    throw new AppError('ask_in_progress', 'The question before is still being answered')
  }
  const profile = await readProfile(context, tx)
  const askId = randomUUID()
  const threadId = place.threadId ?? randomUUID()
  const askedAt = context.now()
  if (!place.threadId)
    await addThread(tx, {
      id: threadId,
      userId,
      createdAt: askedAt,
      titleSealed: context.vault.seal(sealed.title, userId, titleOf(question)),
      circleMemberId: about,
    })
  const link = about === null ? null : await findLinkOfMember(context, tx, about)
  const isFirst = await addAsk(tx, {
    id: askId,
    userId,
    threadId,
    parentId,
    turnId: place.turnId ?? askId,
    version,
    idempotencyKey: send.sendId,
    status: 'reserved',
    serverId: context.serverId,
    includesDebug: send.includeDebugInfo,
    offer,
    circleMemberId: about,
    circleLinkId: link?.id ?? null,
    questionSealed: context.vault.seal(sealed.question, userId, question),
    askedAt,
  })
  if (!isFirst) throw new SentElsewhere()
  await addMessage(tx, {
    userId,
    threadId,
    askId,
    role: 'user',
    contentSealed: context.vault.seal(sealed.message, userId, question),
    createdAt: askedAt,
  })
  await changeThread(tx, threadId, {
    headId: askId,
    lastMessageAt: askedAt,
    ...(turns === 'conversation' && { circleMemberId: about }),
  })
  const earlier = await readTurns(context, tx, threadId, parentId)
  const { currentTimeZone: timeZone } = profile
  if (!needsCare(question, earlier))
    await reserveAsk(context, tx, userId, askId, timeZone).catch(async (refusal: unknown) => {
      // nobody in need is turned away for want of an Ask; who has one gets it back
      const isRefused = refusal instanceof AppError
      if (isRefused && (await soundsInNeed(context, question, earlier, { timeZone, at: askedAt }))) return
      throw refusal
    })
  return {
    askId,
    takenUp: 0,
    begun: NOTHING_SAID,
    asker: context.actor,
    threadId,
    askedAt,
    question,
    version,
    offer,
    profile,
    turns: earlier,
    about,
    send,
  }
}
