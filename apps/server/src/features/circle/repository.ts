import { and, count, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { circleMembers } from './tables.ts'

export type MemberRow = typeof circleMembers.$inferSelect

/** Without what only a page about one of them shows. */
export type MemberCardRow = Omit<MemberRow, 'birthSealed' | 'birthChartSealed'> & { hasChart: boolean }

const { birthSealed: _birth, birthChartSealed: chart, ...CARD } = getTableColumns(circleMembers)

/** Newest first. */
export function listMembers(tx: Tx, userId: string): Promise<MemberCardRow[]> {
  return membersOf(tx, { userId })
}

const membersOf = prepared((tx) =>
  tx
    .select({ ...CARD, hasChart: sql<boolean>`${chart} is not null` })
    .from(circleMembers)
    .where(eq(circleMembers.userId, sql.placeholder('userId')))
    .orderBy(desc(circleMembers.createdAt), desc(circleMembers.id)),
)

export async function countMembers(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(circleMembers)
    .where(eq(circleMembers.userId, userId))
  return row?.total ?? 0
}

export async function findMember(tx: Tx, userId: string, id: string): Promise<MemberRow | null> {
  const [row] = await tx.select().from(circleMembers).where(isOne(userId, id))
  return row ?? null
}

export function findMembersOf(tx: Tx, userId: string, ids: readonly string[]): Promise<MemberRow[]> {
  return tx
    .select()
    .from(circleMembers)
    .where(and(eq(circleMembers.userId, userId), inArray(circleMembers.id, [...ids])))
}

/** Of those with a chart, what is reckoned with. */
export function listChartedMembers(
  tx: Tx,
  userId: string,
): Promise<
  Pick<
    MemberRow,
    'id' | 'userId' | 'nameSealed' | 'relationshipTag' | 'contextDescriptionSealed' | 'birthSealed'
  >[]
> {
  const {
    id,
    userId: owner,
    nameSealed,
    relationshipTag,
    contextDescriptionSealed,
    birthSealed,
  } = circleMembers
  return tx
    .select({ id, userId: owner, nameSealed, relationshipTag, contextDescriptionSealed, birthSealed })
    .from(circleMembers)
    .where(and(eq(owner, userId), isNotNull(circleMembers.birthChartSealed)))
}

/** Those with a chart. Until the transaction ends nobody else changes them. */
export function lockChartedMembers(tx: Tx, userId: string): Promise<MemberRow[]> {
  return tx
    .select()
    .from(circleMembers)
    .where(and(eq(circleMembers.userId, userId), isNotNull(circleMembers.birthChartSealed)))
    .orderBy(circleMembers.id)
    .for('update')
}

/** Until the transaction ends nobody else changes them. */
export async function lockMember(tx: Tx, userId: string, id: string): Promise<MemberRow | null> {
  const [row] = await tx.select().from(circleMembers).where(isOne(userId, id)).for('update')
  return row ?? null
}

export async function findMemberBySend(tx: Tx, userId: string, sendId: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(circleMembers)
    .where(and(eq(circleMembers.userId, userId), eq(circleMembers.sendId, sendId)))
  return row ?? null
}

/** Until the transaction ends nobody else comes into this Circle. */
export async function lockCircle(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`circle ${userId}`}, 0))`)
}

export async function addMember(tx: Tx, row: typeof circleMembers.$inferInsert): Promise<MemberRow> {
  const [added] = await tx.insert(circleMembers).values(row).returning()
  return added!
}

/** Into somebody else's Circle as well, where nothing can be read back. */
export async function insertMember(tx: Tx, row: typeof circleMembers.$inferInsert): Promise<void> {
  await tx.insert(circleMembers).values(row)
}

export async function changeMember(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<MemberRow, 'id' | 'userId'>>,
): Promise<MemberRow> {
  const [changed] = await tx.update(circleMembers).set(change).where(isOne(userId, id)).returning()
  return changed!
}

/** Whose name came from the profile of that account, in whatever Circle, by a job. */
export function findNamedFrom(tx: Tx, fromUserId: string): Promise<Pick<MemberRow, 'id' | 'userId'>[]> {
  return tx
    .select({ id: circleMembers.id, userId: circleMembers.userId })
    .from(circleMembers)
    .where(eq(circleMembers.nameFromUserId, fromUserId))
}

export async function changeNameFromOther(tx: Tx, id: string, nameSealed: string): Promise<void> {
  await tx
    .update(circleMembers)
    .set({ nameSealed, nameFromUserId: null, version: sql`${circleMembers.version} + 1` })
    .where(eq(circleMembers.id, id))
}

/** False when there is no such member. */
export async function removeMember(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(circleMembers).where(isOne(userId, id)).returning({ id: circleMembers.id })
  return gone.length === 1
}

const isOne = (userId: string, id: string) => and(eq(circleMembers.userId, userId), eq(circleMembers.id, id))
