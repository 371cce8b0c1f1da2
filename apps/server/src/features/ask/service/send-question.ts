import { randomUUID } from 'node:crypto'
import { needsCare, titleOf } from '@astrarium/arion'
import type { ThreadTurn } from '@astrarium/arion'
import type { OfferIndex, Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { findAskToTake } from '../../billing/service/reserve-ask.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { addQuestion, asksOfThread, findAskByKey, removeAsk, SentElsewhere } from '../repository.ts'
import type { AskRow } from '../repository.ts'
import { answerAsk } from './answer-ask.ts'
import { answerAtOnce } from './answer-at-once.ts'
import type { AskEvent, RunningAsk } from '../ask-event.ts'
import { NOTHING_SAID } from '../ask-to-answer.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { followAnswer } from './follow-answer.ts'
import { readGround } from './read-ground.ts'
import { readTurns } from './read-turns.ts'
import { waitForRoom } from '../room.ts'
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
 * without a transaction, unless all is kept in one go (`answerAtOnce`). Throws ask_limit_daily,
 * ask_limit_monthly, ask_in_progress and what `placeOf` throws.
 */
export async function sendQuestion(
  context: PersonContext,
  send: Send,
  placeOf: (tx: Tx) => Promise<Place>,
): Promise<RunningAsk> {
  const leaveRoom = await waitForRoom(context.db)
  const opened = await open(context, send, placeOf).catch((error: unknown) => {
    leaveRoom()
    throw error
  })
  if (opened.kind === 'taken') void answerAsk(context, opened.ask).then(leaveRoom)
  else leaveRoom()
  const { askId, threadId } = opened.ask
  return {
    askId,
    threadId,
    events: opened.kind === 'answered' ? opened.said : followAnswer(context, askId),
  }
}

/**
 * The question as it is kept from now on, answered where nothing has to be waited for; or the earlier one
 * where the same send came before.
 */
async function open(
  context: PersonContext,
  send: Send,
  placeOf: (tx: Tx) => Promise<Place>,
): Promise<Opened> {
  const { userId } = context.actor
  return context.db
    .asUser(userId, async (tx): Promise<Opened> => {
      const place = await placeOf(tx)
      const [earlier, profile, asks] = await Promise.all([
        findAskByKey(tx, userId, send.sendId),
        readProfile(context, tx),
        place.threadId ? asksOfThread(tx, place.threadId) : [],
      ])
      if (earlier && earlier.status !== 'failed') return sentBefore(earlier)
      // a send that failed has given its Ask back, and may be tried again
      if (earlier) await removeAsk(tx, earlier.id)
      if (asks.some(({ status }) => status === 'reserved'))
        throw new AppError('ask_in_progress', 'The question before is still being answered')
      const turns = await readTurns(context, tx, asks, place.parentId)
      const { ask, pay } = await keepQuestion(context, tx, { place, profile, turns, send })
      // the Ask is taken first, and what is kept of the answer leaves with that
      const [, said] = await Promise.all([pay(), answerAtOnce(context, tx, ask)])
      return said ? { kind: 'answered', ask, said } : { kind: 'taken', ask }
    })
    .catch(async (error: unknown): Promise<Opened> => {
      if (!(error instanceof SentElsewhere)) throw error
      const earlier = await context.db.asUser(userId, (tx) => findAskByKey(tx, userId, send.sendId))
      if (!earlier) throw new AppError('ask_in_progress', 'This question is being answered already')
      return sentBefore(earlier)
    })
}

type Opened =
  | { kind: 'taken'; ask: AskToAnswer }
  | { kind: 'answered'; ask: AskToAnswer; said: AskEvent[] }
  | { kind: 'sent_before'; ask: Pick<RunningAsk, 'askId' | 'threadId'> }

function sentBefore({ id: askId, threadId }: AskRow): Opened {
  return { kind: 'sent_before', ask: { askId, threadId } }
}

interface Asked {
  place: Place
  profile: OpenProfile
  /** what came before it in its branch */
  turns: ThreadTurn[]
  send: Send
}

async function keepQuestion(
  context: PersonContext,
  tx: Tx,
  asked: Asked,
): Promise<{ ask: AskToAnswer; pay: () => Promise<void> }> {
  const { userId } = context.actor
  const { place, profile, turns, send } = asked
  const { question, version, offer, about } = place
  const askId = randomUUID()
  const threadId = place.threadId ?? randomUUID()
  const askedAt = context.now()
  const link = about === null ? null : await findLinkOfMember(context, tx, about)
  const isNew = place.threadId === null
  const adding = addQuestion(tx, isNew ? 'new' : place.turns === 'conversation' ? 'turned' : 'as_it_was', {
    threadId,
    askId,
    userId,
    parentId: place.parentId,
    turnId: place.turnId ?? askId,
    version,
    sendId: send.sendId,
    serverId: context.serverId,
    includesDebug: send.includeDebugInfo,
    offer,
    about,
    circleLinkId: link?.id ?? null,
    questionSealed: context.vault.seal(sealed.question, userId, question),
    messageSealed: context.vault.seal(sealed.message, userId, question),
    titleSealed: isNew ? context.vault.seal(sealed.title, userId, titleOf(question)) : null,
    askedAt,
  })
  // all is asked at once: where the question cannot stand, the database refuses what comes after it
  const [, pay, ground] = await Promise.all([
    adding,
    findPayment(context, tx, askId, { ...asked, askedAt }),
    readGround(context, tx, profile, askedAt),
  ])
  const ask: AskToAnswer = {
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
    ground,
    turns,
    about,
    send,
  }
  return { ask, pay }
}

/** How the question is paid for, with the balance locked. */
async function findPayment(
  context: PersonContext,
  tx: Tx,
  askId: string,
  { place: { question }, profile, turns, askedAt }: Asked & { askedAt: Date },
): Promise<() => Promise<void>> {
  const { currentTimeZone: timeZone } = profile
  const nothing = async () => {}
  if (needsCare(question, turns)) return nothing
  try {
    return await findAskToTake(context, tx, context.actor.userId, askId, timeZone)
  } catch (refusal) {
    // nobody in need is turned away for want of an Ask; who has one gets it back
    const isRefused = refusal instanceof AppError
    if (isRefused && (await soundsInNeed(context, question, turns, { timeZone, at: askedAt }))) return nothing
    throw refusal
  }
}
