import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { NotePlace } from './cursor.ts'
import { goneMeanwhile } from './gone-meanwhile.ts'
import { circleNotes } from './tables.ts'

export type NoteRow = typeof circleNotes.$inferSelect

/** Which of a person's notes. */
export interface NoteFilter {
  onlyFavourites: boolean
  onlyCompleted: boolean
  from: Date | undefined
  until: Date | undefined
}

const { isFavourite, isCompleted, createdAt, wordCount } = getTableColumns(circleNotes)

function fits({ onlyFavourites, onlyCompleted, from, until }: NoteFilter) {
  return and(
    onlyFavourites ? isFavourite : undefined,
    onlyCompleted ? isCompleted : undefined,
    from && gte(createdAt, from),
    until && lt(createdAt, until),
  )
}

/** Newest first, at most `limit`, those that come after a place. */
export function listNotes(
  tx: Tx,
  userId: string,
  { circleMemberId, ...filter }: NoteFilter & { circleMemberId: string | undefined },
  { after, limit }: { after: NotePlace | null; limit: number },
): Promise<NoteRow[]> {
  return tx
    .select()
    .from(circleNotes)
    .where(
      and(
        eq(circleNotes.userId, userId),
        fits(filter),
        circleMemberId === undefined ? undefined : eq(circleNotes.circleMemberId, circleMemberId),
        after
          ? sql`(${createdAt}, ${circleNotes.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(circleNotes.id))
    .limit(limit)
}

/** What a search looks into, newest first. */
export function searchedNotes(tx: Tx, userId: string, filter: NoteFilter) {
  const { circleMemberId, contentSealed } = circleNotes
  return tx
    .select({ userId: circleNotes.userId, circleMemberId, contentSealed, createdAt })
    .from(circleNotes)
    .where(and(eq(circleNotes.userId, userId), fits(filter)))
    .orderBy(desc(createdAt), desc(circleNotes.id))
}

/** Of everybody with notes how many there are, how many fit, and when the last that fits was made. */
export async function countByMember(
  tx: Tx,
  userId: string,
  filter: NoteFilter,
): Promise<{ circleMemberId: string; total: number; count: number; latest: Date | null }[]> {
  const { circleMemberId } = circleNotes
  const where = fits(filter) ?? sql`true`
  return tx
    .select({
      circleMemberId,
      total: sql<number>`count(*)::int`,
      count: sql<number>`(count(*) filter (where ${where}))::int`,
      latest: sql<Date | null>`max(${createdAt}) filter (where ${where})`.mapWith(
        (at: string) => new Date(at),
      ),
    })
    .from(circleNotes)
    .where(eq(circleNotes.userId, userId))
    .groupBy(circleMemberId)
}

export async function findNote(tx: Tx, userId: string, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(circleNotes).where(isOne(userId, id))
  return row ?? null
}

export async function countNotes(tx: Tx, userId: string, recentFrom: Date) {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      favourites: sql<number>`(count(*) filter (where ${isFavourite}))::int`,
      completed: sql<number>`(count(*) filter (where ${isCompleted}))::int`,
      recent: sql<number>`(count(*) filter (where ${gte(createdAt, recentFrom)}))::int`,
      averageWords: sql<number>`coalesce(round(avg(${wordCount})), 0)::int`,
    })
    .from(circleNotes)
    .where(eq(circleNotes.userId, userId))
  return row!
}

/** Until the transaction ends nobody else adds one. */
export async function lockNotes(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${userId}`}, 0))`)
}

/** Until the transaction ends nobody else changes it. */
export async function lockNote(tx: Tx, userId: string, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(circleNotes).where(isOne(userId, id)).for('update')
  return row ?? null
}

/**
 * Null where this answer is kept about them already. Throws ask_not_found, member_not_found,
 * not_shared where that has just gone.
 */
export async function addNote(tx: Tx, row: typeof circleNotes.$inferInsert): Promise<NoteRow | null> {
  const [added] = await tx
    .insert(circleNotes)
    .values(row)
    .onConflictDoNothing({ target: [circleNotes.circleMemberId, circleNotes.askId] })
    .returning()
    .catch((error: unknown) => {
      throw goneMeanwhile(error) ?? error
    })
  return added ?? null
}

/** Which of the answers are kept about whom. */
export function notesOfAnswers(
  tx: Tx,
  userId: string,
  askIds: readonly string[],
): Promise<{ askId: string | null; circleMemberId: string }[]> {
  return tx
    .select({ askId: circleNotes.askId, circleMemberId: circleNotes.circleMemberId })
    .from(circleNotes)
    .where(and(eq(circleNotes.userId, userId), inArray(circleNotes.askId, [...askIds])))
}

/** Null when there is no such note. */
export async function changeNote(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<NoteRow, 'id' | 'userId'>>,
): Promise<NoteRow | null> {
  const [changed] = await tx.update(circleNotes).set(change).where(isOne(userId, id)).returning()
  return changed ?? null
}

/** False when there is no such note. */
export async function removeNote(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(circleNotes).where(isOne(userId, id)).returning({ id: circleNotes.id })
  return gone.length === 1
}

/** The note that an answer was kept as. */
export async function findNoteOfAnswer(
  tx: Tx,
  userId: string,
  { memberId, askId }: { memberId: string; askId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ id: circleNotes.id })
    .from(circleNotes)
    .where(
      and(
        eq(circleNotes.userId, userId),
        eq(circleNotes.circleMemberId, memberId),
        eq(circleNotes.askId, askId),
      ),
    )
  return row?.id ?? null
}

const isOne = (userId: string, id: string) => and(eq(circleNotes.userId, userId), eq(circleNotes.id, id))
