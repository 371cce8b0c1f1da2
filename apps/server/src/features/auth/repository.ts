import { and, eq, isNull, lt } from 'drizzle-orm'
import { users } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { pendingSignUps } from './tables.ts'

export type PendingRow = typeof pendingSignUps.$inferSelect

export async function addPending(tx: Tx, row: typeof pendingSignUps.$inferInsert): Promise<void> {
  await tx.insert(pendingSignUps).values(row)
}

export async function findPendingBySecret(tx: Tx, secretHash: string): Promise<PendingRow | null> {
  const [row] = await tx.select().from(pendingSignUps).where(eq(pendingSignUps.secretHash, secretHash))
  return row ?? null
}

export async function findPendingByUser(tx: Tx, userId: string): Promise<PendingRow | null> {
  const [row] = await tx.select().from(pendingSignUps).where(eq(pendingSignUps.userId, userId))
  return row ?? null
}

export async function findPendingByToken(tx: Tx, tokenHash: string): Promise<(PendingRow & { email: string; name: string }) | null> {
  const [row] = await tx
    .select({ pending: pendingSignUps, email: users.email, name: users.name })
    .from(pendingSignUps)
    .innerJoin(users, eq(users.id, pendingSignUps.userId))
    .where(eq(pendingSignUps.tokenHash, tokenHash))
  return row ? { ...row.pending, email: row.email, name: row.name } : null
}

export async function setToken(tx: Tx, userId: string, tokenHash: string, tokenExpiresAt: Date): Promise<void> {
  await tx
    .update(pendingSignUps)
    .set({ tokenHash, tokenExpiresAt })
    .where(and(eq(pendingSignUps.userId, userId), isNull(pendingSignUps.confirmedAt)))
}

/** The link is used up and the birth details have moved on; the wizard may still ask how it stands. */
export async function markConfirmed(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(pendingSignUps).set({ confirmedAt: at, birthSealed: null }).where(eq(pendingSignUps.userId, userId))
}

/** Accounts that were never confirmed go, with everything that hangs on them; traces of confirmed sign-ups go too. */
export async function removeStale(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, before)))
    .returning({ id: users.id })
  await tx.delete(pendingSignUps).where(lt(pendingSignUps.createdAt, before))
  return gone.length
}
