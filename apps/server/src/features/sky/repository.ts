import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { dailyTransits, personalDays, userDailyTransits } from './tables.ts'

export type PersonalDayRow = typeof personalDays.$inferSelect
export type DailyTransitRow = typeof userDailyTransits.$inferSelect

export async function findPersonalDay(tx: Tx, userId: string): Promise<PersonalDayRow | null> {
  const [row] = await tx.select().from(personalDays).where(eq(personalDays.userId, userId))
  return row ?? null
}

export async function setPersonalDay(tx: Tx, row: PersonalDayRow): Promise<void> {
  await tx
    .insert(personalDays)
    .values(row)
    .onConflictDoUpdate({ target: personalDays.userId, set: { day: row.day, endsAt: row.endsAt } })
}

export async function findDailyTransit(
  tx: Tx,
  userId: string,
  forDate: string,
): Promise<DailyTransitRow | null> {
  const [row] = await tx
    .select()
    .from(userDailyTransits)
    .where(and(eq(userDailyTransits.userId, userId), eq(userDailyTransits.forDate, forDate)))
  return row ?? null
}

export async function hasDailyTransitBefore(tx: Tx, userId: string, forDate: string): Promise<boolean> {
  const [row] = await tx
    .select({ forDate: userDailyTransits.forDate })
    .from(userDailyTransits)
    .where(and(eq(userDailyTransits.userId, userId), lt(userDailyTransits.forDate, forDate)))
    .limit(1)
  return row !== undefined
}

/** Nothing happens when the day has its row. */
export async function addDailyTransit(tx: Tx, row: typeof userDailyTransits.$inferInsert): Promise<void> {
  await tx
    .insert(userDailyTransits)
    .values(row)
    .onConflictDoNothing({ target: [userDailyTransits.userId, userDailyTransits.forDate] })
}

/** In order of their dates. */
export function findDailySky(
  tx: Tx,
  dates: readonly string[],
): Promise<(typeof dailyTransits.$inferSelect)[]> {
  return tx
    .select()
    .from(dailyTransits)
    .where(inArray(dailyTransits.forDate, [...dates]))
    .orderBy(asc(dailyTransits.forDate))
}

/** Days that have their row keep it. */
export async function addDailySky(tx: Tx, rows: (typeof dailyTransits.$inferInsert)[]): Promise<void> {
  await tx.insert(dailyTransits).values(rows).onConflictDoNothing({ target: dailyTransits.forDate })
}

export async function removeDailySky(tx: Tx, before: string): Promise<void> {
  await tx.delete(dailyTransits).where(lt(dailyTransits.forDate, before))
}
