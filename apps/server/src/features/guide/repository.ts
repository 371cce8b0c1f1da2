import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { toldUnits } from './tables.ts'

export function recentTold(tx: Tx, userId: string, since: string): Promise<{ unit: string; day: string }[]> {
  return tx
    .select({ unit: toldUnits.unit, day: toldUnits.day })
    .from(toldUnits)
    .where(and(eq(toldUnits.userId, userId), sql`${toldUnits.day} >= ${since}`))
}

export async function rememberTold(
  tx: Tx,
  userId: string,
  told: readonly { unit: string; day: string }[],
): Promise<void> {
  if (told.length === 0) return
  const rows = [...new Map(told.map(({ unit, day }) => [unit, { userId, unit, day }])).values()]
  await tx
    .insert(toldUnits)
    .values(rows)
    .onConflictDoUpdate({ target: [toldUnits.userId, toldUnits.unit], set: { day: sql`excluded.day` } })
}
