import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import { accounts, users } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { pendingSignUps } from './tables.ts'

export type PendingRow = typeof pendingSignUps.$inferSelect

export async function addPending(tx: Tx, row: typeof pendingSignUps.$inferInsert): Promise<void> {
  await tx.insert(pendingSignUps).values(row)
}

export async function findBySecret(tx: Tx, secretHash: string): Promise<PendingRow | null> {
  const [row] = await tx.select().from(pendingSignUps).where(eq(pendingSignUps.secretHash, secretHash))
  return row ?? null
}

export async function findByToken(tx: Tx, tokenHash: string): Promise<PendingRow | null> {
  const [row] = await tx.select().from(pendingSignUps).where(eq(pendingSignUps.tokenHash, tokenHash))
  return row ?? null
}

/** The newest that has this password. */
export async function findByPassword(
  tx: Tx,
  email: string,
  passwordHash: string,
): Promise<PendingRow | null> {
  const [row] = await tx
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), eq(pendingSignUps.passwordHash, passwordHash)))
    .orderBy(desc(pendingSignUps.createdAt))
    .limit(1)
  return row ?? null
}

export async function setToken(
  tx: Tx,
  userId: string,
  tokenHash: string,
  tokenExpiresAt: Date,
): Promise<void> {
  await tx
    .update(pendingSignUps)
    .set({ tokenHash, tokenExpiresAt })
    .where(and(eq(pendingSignUps.userId, userId), isNull(pendingSignUps.confirmedAt)))
}

/** Its link leads nowhere any more, and its birth details are gone. The wizard that waits for it waits on. */
export async function endPending(tx: Tx, { userId }: PendingRow): Promise<void> {
  await tx
    .update(pendingSignUps)
    .set(ENDED)
    .where(and(eq(pendingSignUps.userId, userId), isNull(pendingSignUps.confirmedAt)))
}

/**
 * The account of a sign-up, not yet confirmed; nothing when it is there already. What another one left
 * half-way goes.
 */
export async function createAccount(
  tx: Tx,
  { userId, name, email, passwordHash }: PendingRow,
): Promise<void> {
  await tx
    .delete(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false), ne(users.id, userId)))
  const made = await tx
    .insert(users)
    .values({ id: userId, name, email })
    .onConflictDoNothing({ target: users.id })
    .returning()
  if (made.length > 0)
    await tx
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
}

/**
 * The birth details have moved on, and every other sign-up with the address has ended; the wizards may still
 * ask how theirs stands.
 */
export async function markConfirmed(tx: Tx, { userId, email }: PendingRow, at: Date): Promise<void> {
  await tx
    .update(pendingSignUps)
    .set({ confirmedAt: at, birthSealed: null, passwordHash: null })
    .where(eq(pendingSignUps.userId, userId))
  await tx
    .update(pendingSignUps)
    .set(ENDED)
    .where(and(eq(pendingSignUps.email, email), isNull(pendingSignUps.confirmedAt)))
}

/** What was never confirmed goes, and the traces of what was. */
export async function removeStale(tx: Tx, before: Date): Promise<number> {
  await tx.delete(users).where(and(eq(users.emailVerified, false), lt(users.createdAt, before)))
  const gone = await tx
    .delete(pendingSignUps)
    .where(lt(pendingSignUps.createdAt, before))
    .returning({ at: pendingSignUps.confirmedAt })
  return gone.filter(({ at }) => at === null).length
}

const ENDED = { tokenHash: null, birthSealed: null }
