import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { AskRow, MessageRow } from '../ask/repository.ts'
import { asks, chatMessages, chatThreads } from '../ask/tables.ts'

// A conversation is made of asks: the rows are the same, and so are these queries.
export {
  asksOfThread,
  changeThread,
  findAsk,
  findAsks,
  findThread,
  lockAsk,
  lockThread,
  removeAsk,
} from '../ask/repository.ts'
export type { MessageRow } from '../ask/repository.ts'
export { sealed } from '../ask/sealed.ts'

export async function setFavourite(
  tx: Tx,
  askId: string,
  { isFavourite }: Pick<AskRow, 'isFavourite'>,
): Promise<void> {
  await tx.update(asks).set({ isFavourite }).where(eq(asks.id, askId))
}

export function favouriteAsks(tx: Tx, userId: string, most: number): Promise<AskRow[]> {
  return tx
    .select()
    .from(asks)
    .where(and(eq(asks.userId, userId), eq(asks.isFavourite, true)))
    .orderBy(desc(asks.askedAt))
    .limit(most)
}

/** With all that was said in it; favourites stay, without it. */
export async function removeThread(tx: Tx, threadId: string): Promise<void> {
  await tx.delete(asks).where(and(eq(asks.threadId, threadId), eq(asks.isFavourite, false)))
  await tx.delete(chatThreads).where(eq(chatThreads.id, threadId))
}

/** Whoever followed this ask follows the one before it. */
export async function passOver(tx: Tx, ask: Pick<AskRow, 'id' | 'parentId'>): Promise<void> {
  await tx.update(asks).set({ parentId: ask.parentId }).where(eq(asks.parentId, ask.id))
}

/** Threads with the ask their branch ends in, the one last spoken in first. */
export function listThreads(
  tx: Tx,
  userId: string,
  { most, before, among }: { most: number; before?: Date | undefined; among?: readonly string[] },
) {
  return tx
    .select({
      id: chatThreads.id,
      titleSealed: chatThreads.titleSealed,
      createdAt: chatThreads.createdAt,
      lastMessageAt: chatThreads.lastMessageAt,
      questionSealed: asks.questionSealed,
      answerSealed: asks.answerSealed,
    })
    .from(chatThreads)
    .innerJoin(asks, eq(asks.id, chatThreads.headId))
    .where(
      and(
        eq(chatThreads.userId, userId),
        before && lt(chatThreads.lastMessageAt, before),
        among && inArray(chatThreads.id, [...among]),
      ),
    )
    .orderBy(desc(chatThreads.lastMessageAt), desc(chatThreads.id))
    .limit(most)
}

/** How many messages the branch that is shown has, by thread. */
export async function countMessages(tx: Tx, threadIds: readonly string[]): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ thread_id: string; count: number }>(sql`
    with recursive path as (
      select ${chatThreads.id} as thread_id, ${asks.id} as ask_id, ${asks.parentId} as parent_id, ${asks.answerSealed} is not null as is_answered
        from ${chatThreads} join ${asks} on ${asks.id} = ${chatThreads.headId} where ${inArray(chatThreads.id, [...threadIds])}
      union all
      select path.thread_id, ${asks.id}, ${asks.parentId}, ${asks.answerSealed} is not null from path join ${asks} on ${asks.id} = path.parent_id
    ) select thread_id, (count(*) + count(*) filter (where is_answered))::int as count from path group by thread_id`)
  return new Map(rows.map(({ thread_id, count }) => [thread_id, count] as const))
}

export function threadTitles(tx: Tx, userId: string) {
  return tx
    .select({ id: chatThreads.id, titleSealed: chatThreads.titleSealed })
    .from(chatThreads)
    .where(eq(chatThreads.userId, userId))
}

export function messagesOf(tx: Tx, askIds: readonly string[]) {
  return tx
    .select({ message: chatMessages, ask: asks })
    .from(chatMessages)
    .innerJoin(asks, eq(asks.id, chatMessages.askId))
    .where(inArray(chatMessages.askId, [...askIds]))
}

/** Newest first; `after` is the last one known. */
export function newestMessages(
  tx: Tx,
  userId: string,
  { most, after }: { most: number; after: MessageRow | null },
): Promise<MessageRow[]> {
  return tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.userId, userId),
        after
          ? sql`(${chatMessages.createdAt}, ${chatMessages.id}) < (${after.createdAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(most)
}
