import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { accounts, passkeys, twoFactors, users, verifications } from '../../platform/auth/tables.ts'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { rateLimits } from '../../platform/db/tables.ts'
import { emailChanges, pendingSignUps } from './tables.ts'

export type PendingRow = typeof pendingSignUps.$inferSelect
export type EmailChange = typeof emailChanges.$inferSelect
type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name'>

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

export async function removeSignUps(tx: Tx, email: string): Promise<void> {
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
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

export async function removeOldTries(tx: Tx, now: Date): Promise<void> {
  const { expire } = rateLimits
  await tx
    .delete(rateLimits)
    .where(or(lt(expire, now.getTime()), gt(expire, now.getTime() + LONGEST_COUNT_MS)))
}

export async function unlockFromAhead(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(twoFactors)
    .set({ lockedUntil: null, failedVerificationCount: 0 })
    .where(gt(twoFactors.lockedUntil, new Date(now.getTime() + LONGEST_COUNT_MS)))
}

/** The newest wish stands; the links of an earlier one lead nowhere. */
export async function keepEmailChange(tx: Tx, wanted: typeof emailChanges.$inferInsert): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, wanted.userId))
  await tx.insert(emailChanges).values(wanted)
}

export async function findEmailChange(tx: Tx, userId: string): Promise<EmailChange | null> {
  const [row] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId))
  return row ?? null
}

/** Marks the address as confirmed whose link this is; of two links at once the second sees the first. */
export async function confirmEmailChange(tx: Tx, tokenHash: string, at: Date): Promise<EmailChange | null> {
  const { oldTokenHash, newTokenHash, oldConfirmedAt, newConfirmedAt } = emailChanges
  const once = (column: PgColumn, confirmedAt: PgColumn) =>
    sql`case when ${column} = ${tokenHash} then coalesce(${confirmedAt}, ${at}) else ${confirmedAt} end`
  const [row] = await tx
    .update(emailChanges)
    .set({
      oldConfirmedAt: once(oldTokenHash, oldConfirmedAt),
      newConfirmedAt: once(newTokenHash, newConfirmedAt),
    })
    .where(or(eq(oldTokenHash, tokenHash), eq(newTokenHash, tokenHash)))
    .returning()
  return row ?? null
}

export async function removeEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Whoever knew the password before may have added one. */
export async function removePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

async function findUser(tx: Tx, userId: string): Promise<Person | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

/**
 * The account moves to its new address, unless somebody else has it by now. Links for a new password that
 * went to the old one lead nowhere any more, and no sign-up is left at either. Answers who it was before;
 * null where it stays.
 */
export async function moveAccount(
  tx: Tx,
  { userId, newEmail }: EmailChange,
  at: Date,
): Promise<Person | null> {
  await removeEmailChange(tx, userId)
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, newEmail), eq(users.emailVerified, true)))
  const before = await findUser(tx, userId)
  if (taken || !before) return null
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(users).where(and(eq(users.email, newEmail), eq(users.emailVerified, false)))
  await tx.update(users).set({ email: newEmail, updatedAt: at }).where(eq(users.id, userId))
  for (const address of [before.email, newEmail]) await removeSignUps(tx, address)
  return before
}

export async function removeStaleEmailChanges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
}

/** nothing is counted, nor locked, for longer than an hour */
const LONGEST_COUNT_MS = 2 * 3_600_000
const ENDED = { tokenHash: null, birthSealed: null }
