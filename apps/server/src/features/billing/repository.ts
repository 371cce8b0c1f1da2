import { and, asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { creditEntries, subscriptionPlans, subscriptions, userCredits } from './tables.ts'

export type CreditsRow = typeof userCredits.$inferSelect
export type PlanRow = typeof subscriptionPlans.$inferSelect
export type EntryReason = 'reset' | 'reserve' | 'return'

export function activePlans(tx: Tx): Promise<PlanRow[]> {
  return tx
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.priceCents))
}

/**
 * The person's balance with its plan, locked until the transaction ends, so that two requests cannot take the
 * same Ask.
 */
export async function lockCredits(tx: Tx, userId: string): Promise<{ credits: CreditsRow; plan: PlanRow }> {
  const [credits] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId)).for('update')
  if (!credits) throw new Error('An account without a balance')
  const [plan] = await tx.select().from(subscriptionPlans).where(eq(subscriptionPlans.planId, credits.planId))
  if (!plan) throw new Error('A balance without a plan')
  return { credits, plan }
}

export async function findSubscription(tx: Tx, userId: string) {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

export async function setCredits(
  tx: Tx,
  userId: string,
  change: { currentCredits?: number; creditsResetDate?: Date },
): Promise<void> {
  await tx.update(userCredits).set(change).where(eq(userCredits.userId, userId))
}

export async function addEntry(
  tx: Tx,
  entry: { userId: string; at: Date; change: number; balance: number; reason: EntryReason; askId?: string },
): Promise<void> {
  await tx.insert(creditEntries).values(entry)
}

export async function wasReserved(tx: Tx, userId: string, askId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.askId, askId),
        eq(creditEntries.reason, 'reserve'),
      ),
    )
    .limit(1)
  return row !== undefined
}

export function listEntries(tx: Tx, userId: string, most: number) {
  return tx
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
    .limit(most)
}
