import { and, asc, desc, eq, ilike, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { users } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { birthVersions, policyChanges, profilePhotos, profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect
type Change = Partial<Omit<typeof profiles.$inferInsert, 'userId'>>

export async function findProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await profileOf(tx, { userId })
  return row ?? null
}

const profileOf = prepared((tx) =>
  tx
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId'))),
)

export async function findChartSettings(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ kept: profiles.chartSettingsSealed })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return row?.kept ?? null
}

/** Until the transaction ends nobody else changes it. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update')
  return row ?? null
}

/** The latest first. */
export function findBirthVersions(tx: Tx, userId: string): Promise<(typeof birthVersions.$inferSelect)[]> {
  return tx
    .select()
    .from(birthVersions)
    .where(eq(birthVersions.userId, userId))
    .orderBy(desc(birthVersions.replacedAt), desc(birthVersions.id))
}

export async function addBirthVersion(tx: Tx, row: typeof birthVersions.$inferInsert): Promise<void> {
  await tx.insert(birthVersions).values(row)
}

export async function removeBirthVersions(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .delete(birthVersions)
      .where(and(eq(birthVersions.userId, userId), inArray(birthVersions.id, [...ids])))
}

export async function changeProfile(tx: Tx, userId: string, change: Change, at: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...change, updatedAt: at })
    .where(eq(profiles.userId, userId))
}

export async function findPhoto(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ photoSealed: profilePhotos.photoSealed })
    .from(profilePhotos)
    .where(eq(profilePhotos.userId, userId))
  return row?.photoSealed ?? null
}

export function findPhotoVersions(
  tx: Tx,
  userIds: readonly string[],
): Promise<Pick<ProfileRow, 'userId' | 'photoVersion'>[]> {
  return tx
    .select({ userId: profiles.userId, photoVersion: profiles.photoVersion })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))
}

export async function keepPhoto(tx: Tx, userId: string, photoSealed: string, at: Date): Promise<void> {
  await tx
    .insert(profilePhotos)
    .values({ userId, photoSealed, updatedAt: at })
    .onConflictDoUpdate({ target: profilePhotos.userId, set: { photoSealed, updatedAt: at } })
}

export async function removePhoto(tx: Tx, userId: string): Promise<void> {
  await tx.delete(profilePhotos).where(eq(profilePhotos.userId, userId))
}

/** What a consent may open of somebody else; only those come whose consent stands. */
export function findShared(tx: Tx, userIds: readonly string[]): Promise<SharedRow[]> {
  return tx
    .select({
      userId: profiles.userId,
      birthSealed: profiles.birthSealed,
      birthChartSealed: profiles.birthChartSealed,
    })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]))
}

export type SharedRow = Pick<ProfileRow, 'userId' | 'birthSealed' | 'birthChartSealed'>

export interface Found {
  userId: string
  fullName: string
}

/** By a part of the name, in the order of names. Whoever did not choose to be found is not there for it. */
export function findByName(tx: Tx, part: string, except: string, limit: number): Promise<Found[]> {
  const within = `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return tx
    .select({ userId: profiles.userId, fullName: profiles.fullName })
    .from(profiles)
    .where(and(ilike(profiles.fullName, within), ne(profiles.userId, except), profiles.isFindable))
    .orderBy(profiles.fullName, profiles.userId)
    .limit(limit)
}

export async function findFindable(tx: Tx, userId: string): Promise<Found | null> {
  const [row] = await tx
    .select({ userId: profiles.userId, fullName: profiles.fullName })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), profiles.isFindable))
  return row ?? null
}

export type PolicyChange = typeof policyChanges.$inferSelect

export async function keepPolicyChange(tx: Tx, change: typeof policyChanges.$inferInsert): Promise<void> {
  await tx.insert(policyChanges).values(change)
}

/** Newest first. */
export function listPolicyChanges(tx: Tx): Promise<PolicyChange[]> {
  return tx.select().from(policyChanges).orderBy(desc(policyChanges.announcedAt))
}

/**
 * The oldest of which somebody may not know; null too where another server tells of it, since a person
 * remembers one change alone. Until the transaction ends nobody else tells of any.
 */
export async function lockUntold(tx: Tx): Promise<PolicyChange | null> {
  const oldest = tx
    .select({ id: policyChanges.id })
    .from(policyChanges)
    .where(isNull(policyChanges.finishedAt))
    .orderBy(asc(policyChanges.announcedAt), asc(policyChanges.id))
    .limit(1)
  const [row] = await tx
    .select()
    .from(policyChanges)
    .where(and(eq(policyChanges.id, oldest), isNull(policyChanges.finishedAt)))
    .for('update', { skipLocked: true })
  return row ?? null
}

/**
 * Somebody who had an account when it was announced, and was told of nothing since. Their account stays until
 * the transaction ends: whoever erases it finds the letter, and takes it back.
 */
export async function findUntold(
  tx: Tx,
  { id, announcedAt }: PolicyChange,
): Promise<{ userId: string; email: string; name: string } | null> {
  const [row] = await tx
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        users.emailVerified,
        lte(users.createdAt, announcedAt),
        sql`${profiles.toldOfChangeId} is distinct from ${id}`,
      ),
    )
    .limit(1)
    .for('no key update', { of: profiles })
  return row ?? null
}

export async function markTold(tx: Tx, changeId: string, userId: string): Promise<void> {
  await tx.update(profiles).set({ toldOfChangeId: changeId }).where(eq(profiles.userId, userId))
  await tx
    .update(policyChanges)
    .set({ told: sql`${policyChanges.told} + 1` })
    .where(eq(policyChanges.id, changeId))
}

export async function markFinished(tx: Tx, changeId: string, at: Date): Promise<void> {
  await tx.update(policyChanges).set({ finishedAt: at }).where(eq(policyChanges.id, changeId))
}
