import { and, count, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { foresightInsights } from './tables.ts'

/** Without the ribbon, which lists and views have no use for. */
export type ForesightRow = Omit<typeof foresightInsights.$inferSelect, 'ribbonSealed'>

const { ribbonSealed: _ribbon, ...READING } = getTableColumns(foresightInsights)

export async function addForesight(tx: Tx, row: typeof foresightInsights.$inferInsert): Promise<void> {
  await tx.insert(foresightInsights).values(row)
}

export async function findForesight(tx: Tx, userId: string, id: string): Promise<ForesightRow | null> {
  const [row] = await tx.select(READING).from(foresightInsights).where(isOne(userId, id))
  return row ?? null
}

export async function findRibbon(tx: Tx, userId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ ribbonSealed: foresightInsights.ribbonSealed })
    .from(foresightInsights)
    .where(isOne(userId, id))
  return row?.ribbonSealed ?? null
}

/** Newest first. */
export function savedForesights(tx: Tx, userId: string, most: number): Promise<ForesightRow[]> {
  return tx
    .select(READING)
    .from(foresightInsights)
    .where(isSaved(userId))
    .orderBy(desc(foresightInsights.createdAt), desc(foresightInsights.id))
    .limit(most)
}

export async function countSavedForesights(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(foresightInsights).where(isSaved(userId))
  return row?.total ?? 0
}

/** False when there is no such forecast. */
export async function setSaved(
  tx: Tx,
  userId: string,
  id: string,
  { isSaved }: Pick<ForesightRow, 'isSaved'>,
): Promise<boolean> {
  const changed = await tx
    .update(foresightInsights)
    .set({ isSaved })
    .where(isOne(userId, id))
    .returning({ id: foresightInsights.id })
  return changed.length === 1
}

export async function removeUnsaved(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(foresightInsights)
    .where(and(eq(foresightInsights.isSaved, false), lt(foresightInsights.createdAt, before)))
    .returning({ id: foresightInsights.id })
  return gone.length
}

const isOne = (userId: string, id: string) =>
  and(eq(foresightInsights.userId, userId), eq(foresightInsights.id, id))
const isSaved = (userId: string) =>
  and(eq(foresightInsights.userId, userId), eq(foresightInsights.isSaved, true))
