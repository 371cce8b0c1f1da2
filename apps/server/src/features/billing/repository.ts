import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { placeholders, prepared, written } from '../../platform/db/prepared.ts'
import { users } from '../../platform/auth/tables.ts'
import { billingEvents, creditEntries, subscriptionPlans, subscriptions, userCredits } from './tables.ts'

export type CreditsRow = typeof userCredits.$inferSelect
export type PlanRow = typeof subscriptionPlans.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
type EntryReason = 'reset' | 'reserve' | 'return' | 'plan'

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
  // asked at once, and answered one after the other: the plan is that of the locked balance
  const [[credits], [plan]] = await Promise.all([lockedCredits(tx, { userId }), planOf(tx, { userId })])
  if (!credits) throw new Error('An account without a balance')
  if (!plan) throw new Error('A balance without a plan')
  return { credits, plan }
}

const isOwn = eq(userCredits.userId, sql.placeholder('userId'))

const lockedCredits = prepared((tx) => tx.select().from(userCredits).where(isOwn).for('update'))

const planOf = prepared((tx) =>
  tx
    .select()
    .from(subscriptionPlans)
    .where(
      eq(subscriptionPlans.planId, tx.select({ planId: userCredits.planId }).from(userCredits).where(isOwn)),
    ),
)

export async function planBy(tx: Tx, planId: string): Promise<PlanRow> {
  const [plan] = await tx.select().from(subscriptionPlans).where(eq(subscriptionPlans.planId, planId))
  if (!plan) throw new Error(`No plan ${planId}`)
  return plan
}

export async function findSubscription(tx: Tx, userId: string) {
  const [row] = await subscriptionOf(tx, { userId })
  return row ?? null
}

const subscriptionOf = prepared((tx) =>
  tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId'))),
)

export async function setCredits(
  tx: Tx,
  userId: string,
  change: Partial<Omit<CreditsRow, 'userId'>>,
): Promise<void> {
  await tx.update(userCredits).set(change).where(eq(userCredits.userId, userId))
}

interface NewEntry {
  userId: string
  at: Date
  change: number
  balance: number
  reason: EntryReason
  askId?: string
}

export async function addEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await addedEntry(tx, { askId: null, ...entry })
}

const entry = placeholders('userId', 'at', 'change', 'balance', 'reason', 'askId')
const addedEntry = prepared((tx) => tx.insert(creditEntries).values(entry))

/** One Ask is taken, and so many are left. */
export async function takeOne(
  tx: Tx,
  taken: { userId: string; at: Date; balance: number; askId: string },
): Promise<void> {
  await takenOne(tx, { ...taken, change: -1, reason: 'reserve' })
}

const takenOne = prepared((tx) => {
  const balance = tx
    .update(userCredits)
    .set({ currentCredits: entry.balance })
    .where(eq(userCredits.userId, entry.userId))
  return written(
    tx,
    sql`with balance as ${balance}, entry as ${tx.insert(creditEntries).values(entry)} select`,
  )
})

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

/** Newest first, those before an entry where one is named. */
export function listEntries(tx: Tx, userId: string, before: number | null, most: number) {
  return tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), before === null ? undefined : lt(creditEntries.id, before)))
    .orderBy(desc(creditEntries.id))
    .limit(most)
}

/** How many Asks were taken and not given back since a moment. */
export async function usedSince(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ used: sql<number>`coalesce(-sum(${creditEntries.change}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        gte(creditEntries.at, since),
        inArray(creditEntries.reason, ['reserve', 'return']),
      ),
    )
  return row?.used ?? 0
}

export async function setSubscription(
  tx: Tx,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.userId, userId))
}

/** Keeps the customer unless there is one, and tells which one there is. */
export async function keepCustomer(tx: Tx, userId: string, customerId: string): Promise<string> {
  await tx
    .update(subscriptions)
    .set({ providerCustomerId: customerId })
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.providerCustomerId)))
  return (await findSubscription(tx, userId))?.providerCustomerId ?? customerId
}

/** The number of a look that begins. */
export async function beginLook(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .update(subscriptions)
    .set({ looksBegun: sql`${subscriptions.looksBegun} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning({ look: subscriptions.looksBegun })
  if (!row) throw new Error('An account without a subscription')
  return row.look
}

/** Whether the letter about this unpaid bill is still to be sent; whoever asks first sends it. */
export async function claimLetter(tx: Tx, userId: string, pastDueSince: Date): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ lettersSentFor: pastDueSince })
    .where(
      and(
        eq(subscriptions.userId, userId),
        or(isNull(subscriptions.lettersSentFor), ne(subscriptions.lettersSentFor, pastDueSince)),
      ),
    )
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

/** Of jobs alone: whose customer somebody is. */
export async function findPayer(tx: Tx, customerId: string) {
  const [row] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.providerCustomerId, customerId))
  return row ?? null
}

/** Of jobs alone: to whom a letter goes. */
export async function findAddress(tx: Tx, userId: string): Promise<{ email: string; name: string }> {
  const [row] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('Nobody has this account')
  return row
}

/** Of jobs alone: who pays or once did, those first at whom nobody has looked for longest. */
export async function customersToLookAt(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .select({ customerId: subscriptions.providerCustomerId })
    .from(subscriptions)
    .where(isNotNull(subscriptions.providerCustomerId))
    .orderBy(sql`${subscriptions.lookedAt} asc nulls first`)
    .limit(most)
  return rows.flatMap(({ customerId }) => customerId ?? [])
}

/** Of jobs alone. */
export async function keepEvent(tx: Tx, event: typeof billingEvents.$inferInsert): Promise<void> {
  await tx.insert(billingEvents).values(event).onConflictDoNothing()
}

/** Of jobs alone. */
export async function removeEventsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(billingEvents).where(lt(billingEvents.at, moment))
}

/** Of jobs alone. */
export async function setPrice(tx: Tx, planId: string, priceCents: number): Promise<void> {
  await tx.update(subscriptionPlans).set({ priceCents }).where(eq(subscriptionPlans.planId, planId))
}

/** Of jobs alone: the trial is a label, and the plan stays. */
export async function endTrials(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'active', currentPeriodEnd: null })
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        eq(subscriptions.planId, 'free'),
        lte(subscriptions.currentPeriodEnd, now),
      ),
    )
}
