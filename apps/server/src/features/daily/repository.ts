import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { circleMemberDailyInsights, dailyInsights, savedInsights } from './tables.ts'

export type InsightRow = typeof dailyInsights.$inferSelect
export type MemberInsightRow = typeof circleMemberDailyInsights.$inferSelect

/**
 * Until the transaction ends nobody else makes an insight for this person: the second of two waits, and then
 * finds the first.
 */
export async function lockInsights(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily_insights', hashtext(${userId})))`)
}

export async function findInsightOfDay(tx: Tx, userId: string, forDate: string): Promise<InsightRow | null> {
  const [row] = await tx
    .select()
    .from(dailyInsights)
    .where(and(eq(dailyInsights.userId, userId), eq(dailyInsights.forDate, forDate)))
  return row ?? null
}

export async function findInsight(tx: Tx, insightId: string): Promise<InsightRow | null> {
  const [row] = await tx.select().from(dailyInsights).where(eq(dailyInsights.id, insightId))
  return row ?? null
}

export async function addInsight(tx: Tx, row: typeof dailyInsights.$inferInsert): Promise<InsightRow> {
  const [added] = await tx.insert(dailyInsights).values(row).returning()
  return added!
}

/** The note of an insight, null when the insight was kept before. */
export async function addNote(tx: Tx, row: typeof savedInsights.$inferInsert): Promise<string | null> {
  const [added] = await tx
    .insert(savedInsights)
    .values(row)
    .onConflictDoNothing({ target: [savedInsights.askId, savedInsights.noteType] })
    .returning({ id: savedInsights.id })
  return added?.id ?? null
}

/** The note that an insight was kept as, by the Ask that the insight took. */
export async function findNote(tx: Tx, askId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: savedInsights.id })
    .from(savedInsights)
    .where(and(eq(savedInsights.askId, askId), eq(savedInsights.noteType, 'daily')))
  return row?.id ?? null
}

/** Newest first, each with the day it is of. */
export function listNotes(tx: Tx, userId: string, most: number) {
  return tx
    .select({
      id: savedInsights.id,
      askId: savedInsights.askId,
      forDate: dailyInsights.forDate,
      contentSealed: savedInsights.contentSealed,
      createdAt: savedInsights.createdAt,
    })
    .from(savedInsights)
    .innerJoin(dailyInsights, eq(dailyInsights.askId, savedInsights.askId))
    .where(and(eq(savedInsights.userId, userId), eq(savedInsights.noteType, 'daily')))
    .orderBy(desc(savedInsights.createdAt), desc(dailyInsights.forDate))
    .limit(most)
}

export async function countNotes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ notes: count() })
    .from(savedInsights)
    .where(and(eq(savedInsights.userId, userId), eq(savedInsights.noteType, 'daily')))
  return row?.notes ?? 0
}

/** False when there is no such note. */
export async function removeNote(tx: Tx, savedId: string): Promise<boolean> {
  const removed = await tx
    .delete(savedInsights)
    .where(eq(savedInsights.id, savedId))
    .returning({ id: savedInsights.id })
  return removed.length === 1
}

export async function findMemberInsight(
  tx: Tx,
  userId: string,
  { memberId, forDate }: { memberId: string; forDate: string },
): Promise<MemberInsightRow | null> {
  const [row] = await tx
    .select()
    .from(circleMemberDailyInsights)
    .where(
      and(
        eq(circleMemberDailyInsights.userId, userId),
        eq(circleMemberDailyInsights.circleMemberId, memberId),
        eq(circleMemberDailyInsights.forDate, forDate),
      ),
    )
  return row ?? null
}

export function listInsightsOfMembers(tx: Tx, userId: string, forDate: string): Promise<MemberInsightRow[]> {
  return tx
    .select()
    .from(circleMemberDailyInsights)
    .where(and(eq(circleMemberDailyInsights.userId, userId), eq(circleMemberDailyInsights.forDate, forDate)))
    .orderBy(circleMemberDailyInsights.createdAt)
}

export async function addMemberInsight(
  tx: Tx,
  row: typeof circleMemberDailyInsights.$inferInsert,
): Promise<MemberInsightRow> {
  const [added] = await tx.insert(circleMemberDailyInsights).values(row).returning()
  return added!
}
