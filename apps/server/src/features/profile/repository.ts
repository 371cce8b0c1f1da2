import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect
type Change = Partial<Omit<typeof profiles.$inferInsert, 'userId'>>

export async function findProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId))
  return row ?? null
}

export async function changeProfile(tx: Tx, userId: string, change: Change, at: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...change, updatedAt: at })
    .where(eq(profiles.userId, userId))
}
