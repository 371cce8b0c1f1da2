import { and, desc, eq, lt } from 'drizzle-orm'
import { accounts, passkeys } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { accountChanges } from './tables.ts'

export function passkeysOf(
  tx: Tx,
  userId: string,
): Promise<Pick<typeof passkeys.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>[]> {
  return tx
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt)
}

export async function removeOne(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}

export async function findHasPassword(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return rows.length > 0
}

export function changesOf(
  tx: Tx,
  userId: string,
  most: number,
): Promise<(typeof accountChanges.$inferSelect)[]> {
  return tx
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.userId, userId))
    .orderBy(desc(accountChanges.at))
    .limit(most)
}

export async function addChange(tx: Tx, change: typeof accountChanges.$inferInsert): Promise<void> {
  await tx.insert(accountChanges).values(change)
}

export async function removeChanges(tx: Tx, before: Date): Promise<void> {
  await tx.delete(accountChanges).where(lt(accountChanges.at, before))
}

export async function markUsed(tx: Tx, userId: string, credentialID: string, at: Date): Promise<void> {
  await tx
    .update(passkeys)
    .set({ lastUsedAt: at })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialID, credentialID)))
}
