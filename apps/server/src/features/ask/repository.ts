import { and, asc, desc, eq, gte, inArray, lt, max, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { askFrames, asks, chatMessages, chatThreads, toldUnits } from './tables.ts'

export type AskRow = typeof asks.$inferSelect
export type ThreadRow = typeof chatThreads.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type AskStatus = 'reserved' | 'answered' | 'returned' | 'failed'

// ── asks ──

export async function findAsk(tx: Tx, askId: string): Promise<AskRow | null> {
  const [row] = await tx.select().from(asks).where(eq(asks.id, askId))
  return row ?? null
}

/** Until the transaction ends nothing more is said in it, and nobody else ends it. */
export async function lockAsk(tx: Tx, askId: string): Promise<AskRow | null> {
  const [row] = await tx.select().from(asks).where(eq(asks.id, askId)).for('no key update')
  return row ?? null
}

export async function findAskBySend(tx: Tx, userId: string, sendId: string): Promise<AskRow | null> {
  const [row] = await tx
    .select()
    .from(asks)
    .where(and(eq(asks.userId, userId), eq(asks.sendId, sendId)))
  return row ?? null
}

export function findAsks(tx: Tx, askIds: readonly string[]): Promise<AskRow[]> {
  return tx
    .select()
    .from(asks)
    .where(inArray(asks.id, [...askIds]))
}

/** False when the same send came first. */
export async function addAsk(tx: Tx, row: typeof asks.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(asks)
    .values(row)
    .onConflictDoNothing({ target: [asks.userId, asks.sendId] })
    .returning({ id: asks.id })
  return added.length === 1
}

/** Moves an ask on from `reserved`; false when somebody else already did. */
export async function endAsk(
  tx: Tx,
  askId: string,
  change: Partial<AskRow> & { status: AskStatus },
): Promise<boolean> {
  const moved = await tx
    .update(asks)
    .set(change)
    .where(and(eq(asks.id, askId), eq(asks.status, 'reserved')))
    .returning({ id: asks.id })
  return moved.length === 1
}

export async function isReserved(tx: Tx, askId: string): Promise<boolean> {
  const [row] = await tx.select({ status: asks.status }).from(asks).where(eq(asks.id, askId))
  return row?.status === 'reserved'
}

/** Its messages and frames go with it. */
export async function removeAsk(tx: Tx, askId: string): Promise<void> {
  await tx.delete(asks).where(eq(asks.id, askId))
}

export function strandedAsks(tx: Tx, before: Date): Promise<{ id: string; userId: string }[]> {
  return tx
    .select({ id: asks.id, userId: asks.userId })
    .from(asks)
    .where(and(eq(asks.status, 'reserved'), lt(asks.askedAt, before)))
}

export async function removeFailedAsks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(asks).where(and(eq(asks.status, 'failed'), lt(asks.askedAt, before)))
}

/** How often this turn was answered, failures included. */
export async function answersSoFar(tx: Tx, turnId: string): Promise<number> {
  const [row] = await tx
    .select({ again: max(asks.again) })
    .from(asks)
    .where(eq(asks.turnId, turnId))
  return (row?.again ?? -1) + 1
}

export async function setFavourite(tx: Tx, askId: string, isFavourite: boolean): Promise<void> {
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

// ── threads and their branches ──

export async function addThread(tx: Tx, row: typeof chatThreads.$inferInsert): Promise<void> {
  await tx.insert(chatThreads).values(row)
}

export async function findThread(tx: Tx, threadId: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(chatThreads).where(eq(chatThreads.id, threadId))
  return row ?? null
}

/** Whoever changes the asks of a thread locks the thread first: so two changes never meet half-way. */
export async function lockThread(tx: Tx, threadId: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(chatThreads).where(eq(chatThreads.id, threadId)).for('no key update')
  return row ?? null
}

export async function changeThread(
  tx: Tx,
  threadId: string,
  change: Partial<Pick<ThreadRow, 'titleSealed' | 'headId' | 'lastMessageAt'>>,
): Promise<boolean> {
  const changed = await tx
    .update(chatThreads)
    .set(change)
    .where(eq(chatThreads.id, threadId))
    .returning({ id: chatThreads.id })
  return changed.length === 1
}

/** A thread in which nothing stands any more; what failed in it may still be tried again. */
export async function removeEmptyThread(tx: Tx, threadId: string): Promise<void> {
  await tx.delete(chatThreads).where(eq(chatThreads.id, threadId))
}

/** With all that was said in it; favourites stay, without it. */
export async function removeThread(tx: Tx, threadId: string): Promise<void> {
  await tx.delete(asks).where(and(eq(asks.threadId, threadId), eq(asks.isFavourite, false)))
  await tx.delete(chatThreads).where(eq(chatThreads.id, threadId))
}

/** How the asks of a thread follow one another, oldest first; those that failed stand nowhere. */
export function asksOfThread(tx: Tx, threadId: string) {
  return tx
    .select({
      id: asks.id,
      parentId: asks.parentId,
      turnId: asks.turnId,
      again: asks.again,
      askedAt: asks.askedAt,
      status: asks.status,
    })
    .from(asks)
    .where(and(eq(asks.threadId, threadId), ne(asks.status, 'failed')))
    .orderBy(asc(asks.askedAt), asc(asks.again))
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

// ── messages ──

export async function addMessage(tx: Tx, row: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(row)
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

export async function removeMessages(tx: Tx, askId: string): Promise<void> {
  await tx.delete(chatMessages).where(eq(chatMessages.askId, askId))
}

// ── answers on their way ──

/**
 * False when the ask has ended meanwhile; the lock makes whoever ends it wait for these words, or these words
 * see the end.
 */
export async function addFrame(tx: Tx, frame: typeof askFrames.$inferInsert): Promise<boolean> {
  const [ask] = await tx
    .select({ status: asks.status })
    .from(asks)
    .where(eq(asks.id, frame.askId))
    .for('share')
  if (ask?.status !== 'reserved') return false
  await tx.insert(askFrames).values(frame)
  return true
}

export function framesFrom(
  tx: Tx,
  askId: string,
  seq: number,
): Promise<{ seq: number; textSealed: string }[]> {
  return tx
    .select({ seq: askFrames.seq, textSealed: askFrames.textSealed })
    .from(askFrames)
    .where(and(eq(askFrames.askId, askId), gte(askFrames.seq, seq)))
    .orderBy(asc(askFrames.seq))
}

export async function removeFrames(tx: Tx, askId: string): Promise<void> {
  await tx.delete(askFrames).where(eq(askFrames.askId, askId))
}

// ── what was told ──

export function recentTold(tx: Tx, userId: string, since: string): Promise<{ unit: string; day: string }[]> {
  return tx
    .select({ unit: toldUnits.unit, day: toldUnits.day })
    .from(toldUnits)
    .where(and(eq(toldUnits.userId, userId), sql`${toldUnits.day} >= ${since}`))
}

export async function rememberTold(
  tx: Tx,
  userId: string,
  told: readonly { unit: string; day: string }[],
): Promise<void> {
  if (told.length === 0) return
  const rows = [...new Map(told.map(({ unit, day }) => [unit, { userId, unit, day }])).values()]
  await tx
    .insert(toldUnits)
    .values(rows)
    .onConflictDoUpdate({ target: [toldUnits.userId, toldUnits.unit], set: { day: sql`excluded.day` } })
}
