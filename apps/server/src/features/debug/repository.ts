import { and, desc, eq, lt } from 'drizzle-orm'
import { users } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { debugInfo, debugRoles } from './tables.ts'

export type DebugRow = typeof debugInfo.$inferSelect

export async function addEntry(tx: Tx, row: typeof debugInfo.$inferInsert): Promise<void> {
  await tx.insert(debugInfo).values(row)
}

export function newestEntries(tx: Tx, userId: string, most: number): Promise<DebugRow[]> {
  return tx
    .select()
    .from(debugInfo)
    .where(eq(debugInfo.userId, userId))
    .orderBy(desc(debugInfo.createdAt))
    .limit(most)
}

export async function removeEntryOf(tx: Tx, userId: string, askId: string): Promise<void> {
  await tx.delete(debugInfo).where(and(eq(debugInfo.userId, userId), eq(debugInfo.askId, askId)))
}

export async function removeEntries(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(debugInfo)
    .where(lt(debugInfo.createdAt, before))
    .returning({ id: debugInfo.id })
  return gone.length
}

export async function hasRole(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: debugRoles.userId })
    .from(debugRoles)
    .where(eq(debugRoles.userId, userId))
  return rows.length > 0
}

export async function findUserId(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? null
}

export async function addRole(tx: Tx, userId: string, grantedAt: Date): Promise<void> {
  await tx.insert(debugRoles).values({ userId, grantedAt }).onConflictDoNothing()
}

export async function removeRole(tx: Tx, userId: string): Promise<void> {
  await tx.delete(debugRoles).where(eq(debugRoles.userId, userId))
}
