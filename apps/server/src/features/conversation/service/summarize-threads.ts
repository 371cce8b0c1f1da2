import { cut } from '@astrarium/contracts'
import type { ThreadSummary } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'
import { PREVIEW_LENGTH } from '../limits.ts'
import { countMessages, listThreads, sealed } from '../repository.ts'

/** Conversations as the history shows them, the one last spoken in first. */
export async function summarizeThreads(
  context: UserContext,
  which: Parameters<typeof listThreads>[2],
): Promise<ThreadSummary[]> {
  const { userId } = context.actor
  const { threads, counts } = await context.db.asUser(userId, async (tx) => {
    await forgetUnshared(context, tx)
    const threads = await listThreads(tx, userId, which)
    return {
      threads,
      counts: await countMessages(
        tx,
        threads.map(({ id }) => id),
      ),
    }
  })
  return threads.map(({ id, titleSealed, createdAt, lastMessageAt, questionSealed, answerSealed }) => ({
    id,
    title: context.vault.open(sealed.title, userId, titleSealed) ?? 'Untitled Chat',
    createdAt: createdAt.toISOString(),
    lastMessage: cut(
      answerSealed === null
        ? context.vault.open(sealed.question, userId, questionSealed)
        : context.vault.open(sealed.answer, userId, answerSealed),
      PREVIEW_LENGTH,
    ),
    lastMessageAt: lastMessageAt.toISOString(),
    messageCount: counts.get(id) ?? 0,
  }))
}
