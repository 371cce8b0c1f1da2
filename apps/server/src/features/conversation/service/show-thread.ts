import type { AskOutcome, OfferIndex, Thread, ThreadMessage } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { asksOfThread, findThread, messagesOf, sealed } from '../repository.ts'
import { nameMembers } from '../../circle/service/name-member.ts'
import { findKeptAnswers } from '../../notes/service/find-kept-answers.ts'
import { askBackShown } from '../../ask/asked-back.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'
import { answersBeside, newestBelow, pathTo, questionsBeside } from '../../ask/branch.ts'

/**
 * One conversation, oldest first: the branch that leads through this ask, or the one last shown. Throws
 * thread_not_found, also for somebody else's.
 */
export function showThread(context: UserContext, threadId: string, through?: string): Promise<Thread> {
  return context.db.asUser(context.actor.userId, (tx) => readThread(context, tx, threadId, through))
}

export async function readThread(
  context: UserContext,
  tx: Tx,
  threadId: string,
  through?: string,
): Promise<Thread> {
  const { userId } = context.actor
  await forgetUnshared(context, tx)
  const thread = await findThread(tx, threadId)
  if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
  const places = await asksOfThread(tx, threadId)
  const isThere = through !== undefined && places.some(({ id }) => id === through)
  const path = pathTo(places, isThere ? newestBelow(places, through) : thread.headId)
  const ids = path.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await messagesOf(tx, ids)
  const isKept = await findKeptAnswers(context, tx, ids)
  const names = await nameMembers(context, tx, [
    thread.circleMemberId,
    ...rows.map(({ ask }) => ask.circleMemberId),
  ])
  const messages = path.flatMap((place) =>
    (['user', 'arion'] as const).flatMap((role): ThreadMessage[] => {
      const row = rows.find(({ message }) => message.askId === place.id && message.role === role)
      if (!row) return []
      const { message, ask } = row
      const about = names.get(ask.circleMemberId ?? '') ?? null
      return [
        {
          id: message.id,
          role,
          content: context.vault.open(sealed.message, userId, message.contentSealed),
          createdAt: message.createdAt.toISOString(),
          askId: place.id,
          facts:
            role === 'arion' && ask.factsSealed !== null
              ? context.vault.open(sealed.facts, userId, ask.factsSealed)
              : [],
          about,
          isFavourite: about ? isKept(ask.id, about.id) : ask.isFavourite,
          outcome: role === 'arion' ? (ask.outcome as AskOutcome | null) : null,
          asksBack:
            role === 'arion'
              ? askBackShown(context.vault.open(sealed.asksBack, userId, ask.asksBackSealed))
              : null,
          offer: role === 'user' ? (ask.offer as OfferIndex | null) : null,
          versions: role === 'user' ? questionsBeside(places, place) : answersBeside(places, place),
        },
      ]
    }),
  )
  return {
    id: thread.id,
    title: context.vault.open(sealed.title, userId, thread.titleSealed) ?? 'Untitled Chat',
    createdAt: thread.createdAt.toISOString(),
    messages,
    about: names.get(thread.circleMemberId ?? '') ?? null,
    runningAskId: places.find(({ status }) => status === 'reserved')?.id ?? null,
  }
}
