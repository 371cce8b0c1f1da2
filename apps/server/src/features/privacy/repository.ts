import { and, eq, getTableColumns, gt, inArray, isNull, like, lte, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { accounts, sessions, users, verifications } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dataExports, erasures } from './tables.ts'

export type ExportRow = typeof dataExports.$inferSelect
type ErasureRow = typeof erasures.$inferSelect
type Erasure = Pick<ErasureRow, 'userId' | 'requestedAt' | 'dueAt'>

export async function findErasure(tx: Tx, userId: string): Promise<ErasureRow | null> {
  const [row] = await tx.select().from(erasures).where(eq(erasures.userId, userId))
  return row ?? null
}

/** The first wish stands: asked again, it is not put off. */
export async function keepErasure(tx: Tx, wanted: Erasure): Promise<Erasure> {
  await tx.insert(erasures).values(wanted).onConflictDoNothing()
  return (await findErasure(tx, wanted.userId)) ?? wanted
}

export async function removeErasure(tx: Tx, userId: string): Promise<void> {
  await tx.delete(erasures).where(eq(erasures.userId, userId))
}

/** Those that were due at that moment, the longest first. */
export function overdueErasures(tx: Tx, at: Date): Promise<ErasureRow[]> {
  return tx.select().from(erasures).where(lte(erasures.dueAt, at)).orderBy(erasures.dueAt)
}

/** True where nobody was told of it since `wasTold`. */
export async function keepFailure(
  tx: Tx,
  userId: string,
  { failure, at, wasTold }: { failure: string; at: Date; wasTold: Date },
): Promise<boolean> {
  await tx
    .update(erasures)
    .set({ failure, failingSince: sql`coalesce(${erasures.failingSince}, ${at})` })
    .where(eq(erasures.userId, userId))
  const told = await tx
    .update(erasures)
    .set({ toldAt: at })
    .where(and(eq(erasures.userId, userId), or(isNull(erasures.toldAt), lte(erasures.toldAt, wasTold))))
    .returning({ userId: erasures.userId })
  return told.length > 0
}

/** The account, and with it every row that hangs on it. */
export async function removeAccount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(like(verifications.value, `%${userId}%`))
  await tx.delete(users).where(eq(users.id, userId))
}

/** Whose account that is; addresses are kept in small letters. */
export async function findByAddress(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
  return row?.id ?? null
}

export async function findPerson(tx: Tx, userId: string): Promise<{ email: string; name: string } | null> {
  const [row] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

export async function findAccount(
  tx: Tx,
  userId: string,
): Promise<{ createdAt: Date; hasPassword: boolean; passwordChangedAt: Date | null }> {
  const [user] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  const ways = await tx
    .select({ provider: accounts.providerId, updatedAt: accounts.updatedAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  const password = ways.find(({ provider }) => provider === 'credential')
  return {
    createdAt: user!.createdAt,
    hasPassword: password !== undefined,
    passwordChangedAt: password?.updatedAt ?? null,
  }
}

export function sessionsOf(tx: Tx, userId: string): Promise<(typeof sessions.$inferSelect)[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
}

export async function removeSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function endSessionsBut(tx: Tx, userId: string, sessionId: string | null): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)))
}

export async function findExport(tx: Tx, userId: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row ?? null
}

export async function beginExport(tx: Tx, userId: string, requestedAt: Date): Promise<ExportRow> {
  const begun = anew(requestedAt)
  const [row] = await tx
    .insert(dataExports)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: dataExports.userId, set: begun })
    .returning()
  return row!
}

/** Of these people, where one is or is being made: it holds the name of somebody who is gone now. */
export async function makeArchivesAnew(tx: Tx, userIds: readonly string[], at: Date): Promise<void> {
  await tx
    .update(dataExports)
    .set(anew(at))
    .where(and(inArray(dataExports.userId, [...userIds]), ne(dataExports.state, 'failed')))
}

function anew(requestedAt: Date) {
  return {
    state: 'making' as const,
    requestedAt,
    archiveSealed: null,
    expiresAt: null,
    tokenHash: null,
  }
}

/** Whose archive was asked for before then, and is not made. */
export async function waitingExports(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.state, 'making'), lte(dataExports.requestedAt, before)))
  return rows.map(({ userId }) => userId)
}

/** False where it was asked for anew while it was made: then it is not what is wanted any more. */
export async function finishExport(
  tx: Tx,
  { userId, requestedAt }: Pick<ExportRow, 'userId' | 'requestedAt'>,
  made: Pick<ExportRow, 'archiveSealed' | 'expiresAt' | 'tokenHash'>,
): Promise<boolean> {
  const finished = await tx
    .update(dataExports)
    .set({ state: 'ready', ...made })
    .where(and(eq(dataExports.userId, userId), eq(dataExports.requestedAt, requestedAt)))
    .returning({ userId: dataExports.userId })
  return finished.length > 0
}

export async function failMaking(tx: Tx, userId: string): Promise<void> {
  await tx.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.userId, userId))
}

/** The archive of a link, which opens nothing a second time. */
export async function takeByToken(tx: Tx, tokenHash: string, now: Date): Promise<ExportRow | null> {
  const [row] = await tx
    .update(dataExports)
    .set({ tokenHash: null })
    .where(and(eq(dataExports.tokenHash, tokenHash), gt(dataExports.expiresAt, now)))
    .returning()
  return row ?? null
}

export async function removeExpiredExports(tx: Tx, now: Date): Promise<void> {
  await tx.delete(dataExports).where(lte(dataExports.expiresAt, now))
}

/** All rows of a person in one table, in a fixed order. */
export async function rowsOf(tx: Tx, table: PgTable, userId: string): Promise<Record<string, unknown>[]> {
  const owner = ownerOf(table)
  const rows = await tx
    .select()
    .from(table)
    .where(eq(owner, userId))
    .orderBy(...Object.values(getTableColumns(table)).slice(0, 2))
  return rows
}

/** A statement holds at most 65,535 values. */
const ROWS_AT_ONCE = 500

/** @param unlessThereIs a column of which a person has each value once: one that is there stays */
export async function addRows(
  tx: Tx,
  table: PgTable,
  rows: Record<string, unknown>[],
  { unlessThereIs = null }: { unlessThereIs?: string | null } = {},
): Promise<void> {
  for (const slice of slicesOf(rows)) {
    const adding = tx.insert(table).values(slice)
    if (unlessThereIs === null) await adding
    else await adding.onConflictDoNothing({ target: [ownerOf(table), columnOf(table, unlessThereIs)] })
  }
}

export async function removeRows(tx: Tx, table: PgTable, userId: string): Promise<void> {
  await tx.delete(table).where(eq(ownerOf(table), userId))
}

/** Into the row that a person has anyway. */
export async function changeRow(
  tx: Tx,
  table: PgTable,
  userId: string,
  change: Record<string, unknown>,
): Promise<void> {
  await tx
    .update(table)
    .set(change)
    .where(eq(ownerOf(table), userId))
}

/** Has rows point to others, by their ids, in the column of that name. */
export async function linkRows(
  tx: Tx,
  table: PgTable,
  name: string,
  links: readonly { id: string; to: string }[],
): Promise<void> {
  const link = sql.identifier(columnOf(table, name).name)
  for (const slice of slicesOf(links))
    await tx.execute(
      sql`update ${table} set ${link} = (made ->> 'to')::uuid
          from jsonb_array_elements(${JSON.stringify(slice)}::jsonb) as made
          where ${columnOf(table, 'id')} = (made ->> 'id')::uuid`,
    )
}

function slicesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )
}

function ownerOf(table: PgTable): PgColumn {
  return columnOf(table, table === (users as PgTable) ? 'id' : 'userId')
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`A table without a column ${name}`)
  return column
}
