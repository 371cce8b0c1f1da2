import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { asks, chatMessages, chatThreads, toldUnits } from './tables.ts'

export type AskRow = typeof asks.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type AskStatus = 'reserved' | 'answered' | 'returned' | 'failed'

export async function findAskBySend(tx: Tx, userId: string, sendId: string): Promise<AskRow | null> {
  const [row] = await tx.select().from(asks).where(and(eq(asks.userId, userId), eq(asks.sendId, sendId)))
  return row ?? null
}

/** False when the same send came first. */
export async function addAsk(tx: Tx, row: typeof asks.$inferInsert): Promise<boolean> {
  const added = await tx.insert(asks).values(row).onConflictDoNothing({ target: [asks.userId, asks.sendId] }).returning({ id: asks.id })
  return added.length === 1
}

/** Moves an ask on from `reserved`; false when somebody else already did. */
export async function endAsk(tx: Tx, askId: string, change: Partial<AskRow> & { status: AskStatus }): Promise<boolean> {
  const moved = await tx.update(asks).set(change).where(and(eq(asks.id, askId), eq(asks.status, 'reserved'))).returning({ id: asks.id })
  return moved.length === 1
}

export async function removeAsk(tx: Tx, askId: string): Promise<void> {
  await tx.delete(asks).where(eq(asks.id, askId))
}

export function strandedAsks(tx: Tx, before: Date): Promise<{ id: string; userId: string }[]> {
  return tx.select({ id: asks.id, userId: asks.userId }).from(asks).where(and(eq(asks.status, 'reserved'), lt(asks.askedAt, before)))
}

export async function addThread(tx: Tx, row: typeof chatThreads.$inferInsert): Promise<void> {
  await tx.insert(chatThreads).values(row)
}

export async function findThread(tx: Tx, threadId: string) {
  const [row] = await tx.select().from(chatThreads).where(eq(chatThreads.id, threadId))
  return row ?? null
}

export async function setThreadTitle(tx: Tx, threadId: string, titleSealed: string): Promise<void> {
  await tx.update(chatThreads).set({ titleSealed }).where(eq(chatThreads.id, threadId))
}

/** A thread in which nothing was ever said. */
export async function removeEmptyThread(tx: Tx, threadId: string): Promise<void> {
  await tx.delete(chatThreads).where(and(eq(chatThreads.id, threadId), sql`not exists (select 1 from ${chatMessages} where ${chatMessages.threadId} = ${chatThreads.id})`))
}

export async function addMessage(tx: Tx, row: typeof chatMessages.$inferInsert): Promise<void> {
  await tx.insert(chatMessages).values(row)
}

export function threadMessages(tx: Tx, threadId: string) {
  return tx.select({ message: chatMessages, facts: asks.factsSealed, category: asks.category }).from(chatMessages)
    .innerJoin(asks, eq(asks.id, chatMessages.askId)).where(eq(chatMessages.threadId, threadId)).orderBy(asc(chatMessages.createdAt), desc(chatMessages.role))
}

/** Threads with their newest message, the one last spoken in first. */
export async function listThreads(tx: Tx, userId: string, most: number) {
  const threads = await tx.select({
    id: chatThreads.id, titleSealed: chatThreads.titleSealed, createdAt: chatThreads.createdAt,
    count: sql<number>`count(${chatMessages.id})::int`, lastAt: sql<Date>`max(${chatMessages.createdAt})`.mapWith(chatMessages.createdAt),
    lastId: sql<string>`(array_agg(${chatMessages.id} order by ${chatMessages.createdAt} desc, ${chatMessages.role} asc))[1]`,
  }).from(chatThreads).innerJoin(chatMessages, eq(chatMessages.threadId, chatThreads.id)).where(eq(chatThreads.userId, userId))
    .groupBy(chatThreads.id).orderBy(sql`max(${chatMessages.createdAt}) desc`).limit(most)
  const lastIds = threads.map(({ lastId }) => lastId)
  const last = lastIds.length ? await tx.select({ id: chatMessages.id, contentSealed: chatMessages.contentSealed }).from(chatMessages).where(inArray(chatMessages.id, lastIds)) : []
  const contents = new Map(last.map(({ id, contentSealed }) => [id, contentSealed] as const))
  return threads.map((thread) => ({ ...thread, lastContentSealed: contents.get(thread.lastId)! }))
}

export function recentTold(tx: Tx, userId: string, since: string): Promise<{ unit: string; day: string }[]> {
  return tx.select({ unit: toldUnits.unit, day: toldUnits.day }).from(toldUnits).where(and(eq(toldUnits.userId, userId), sql`${toldUnits.day} >= ${since}`))
}

export async function rememberTold(tx: Tx, userId: string, told: readonly { unit: string; day: string }[]): Promise<void> {
  if (told.length === 0) return
  const rows = [...new Map(told.map(({ unit, day }) => [unit, { userId, unit, day }])).values()]
  await tx.insert(toldUnits).values(rows).onConflictDoUpdate({ target: [toldUnits.userId, toldUnits.unit], set: { day: sql`excluded.day` } })
}

export async function removeMessages(tx: Tx, askId: string): Promise<void> {
  await tx.delete(chatMessages).where(eq(chatMessages.askId, askId))
}
