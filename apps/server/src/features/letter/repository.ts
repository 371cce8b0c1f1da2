import { and, asc, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { letters } from './tables.ts'

export type LetterRow = typeof letters.$inferSelect

export async function addLetter(tx: Tx, row: typeof letters.$inferInsert): Promise<void> {
  await tx.insert(letters).values(row)
}

export async function findLetter(tx: Tx, id: string): Promise<LetterRow | null> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id))
  return row ?? null
}

export async function removeLetter(tx: Tx, id: string): Promise<void> {
  await tx.delete(letters).where(eq(letters.id, id))
}

export async function markQueued(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(letters).set({ queuedAt: at }).where(eq(letters.id, id))
}

export async function keepTry(tx: Tx, id: string, failure: string): Promise<void> {
  await tx
    .update(letters)
    .set({ failure, tries: sql`${letters.tries} + 1` })
    .where(eq(letters.id, id))
}

export async function markDead(tx: Tx, id: string): Promise<void> {
  await tx.update(letters).set({ state: 'dead' }).where(eq(letters.id, id))
}

/** Those that the queue was never told of, and those that it has lost: after a restore it is a new one. */
export async function untoldLetters(
  tx: Tx,
  { keptBefore, toldBefore }: { keptBefore: Date; toldBefore: Date },
): Promise<string[]> {
  const rows = await tx
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        ne(letters.state, 'dead'),
        or(
          and(isNull(letters.queuedAt), lte(letters.createdAt, keptBefore)),
          lte(letters.queuedAt, toldBefore),
        ),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function countWaiting(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(letters)
    .where(and(eq(letters.state, 'waiting'), lte(letters.createdAt, since)))
  return row?.total ?? 0
}

export async function removeDead(tx: Tx, before: Date): Promise<void> {
  await tx.delete(letters).where(and(eq(letters.state, 'dead'), lte(letters.createdAt, before)))
}

/** What has not left yet, without what stands in it. */
export function undelivered(
  tx: Tx,
): Promise<Pick<LetterRow, 'id' | 'state' | 'createdAt' | 'tries' | 'failure'>[]> {
  const { id, state, createdAt, tries, failure } = letters
  return tx
    .select({ id, state, createdAt, tries, failure })
    .from(letters)
    .where(ne(state, 'blank'))
    .orderBy(asc(createdAt))
}

/** Of those that were kept since then. */
export async function countDead(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(letters)
    .where(and(eq(letters.state, 'dead'), gte(letters.createdAt, since)))
  return row?.total ?? 0
}

/** What lies dead waits again, and of all that waits the queue is told within a minute. */
export async function tryAgain(tx: Tx): Promise<number> {
  const { rowCount } = await tx
    .update(letters)
    .set({ state: 'waiting', queuedAt: null, tries: 0 })
    .where(ne(letters.state, 'blank'))
  return rowCount ?? 0
}

/** To this address, or about this account; their ids. */
export async function removeLettersOf(tx: Tx, userId: string, addressHash: string): Promise<string[]> {
  const gone = await tx
    .delete(letters)
    .where(or(eq(letters.userId, userId), eq(letters.addressHash, addressHash)))
    .returning({ id: letters.id })
  return gone.map(({ id }) => id)
}
