import { and, asc, eq, gte, inArray, isNotNull, lt, max, ne, or, sql } from 'drizzle-orm'
import { users } from '../../platform/auth/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { countLiving, hasEnded } from '../../platform/db/presence.ts'
import { answerChunks, asks, chatMessages, chatThreads, ONE_PER_SEND } from './tables.ts'

export type AskRow = typeof asks.$inferSelect
export type ThreadRow = typeof chatThreads.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
/** One server's answer to an ask; the one that takes it up next counts one more. */
export interface AnswerRun {
  askId: string
  takenUp: number
}
export type AskStatus = 'reserved' | 'answered' | 'returned' | 'failed'

// ── asks ──

export async function findAsk(tx: Tx, askId: string): Promise<AskRow | null> {
  const [row] = await tx.select().from(asks).where(eq(asks.id, askId))
  return row ?? null
}

/**
 * From here on the answer goes with these links too, and with the consents under which they show a wheel.
 * Those of a server that had begun it stay: what it said is said.
 */
export async function markShownBy(tx: Tx, askId: string, linkIds: readonly string[]): Promise<void> {
  const marked = sql`coalesce(${asks.shownBy}, '{}') || ${sql.param([...linkIds], asks.shownBy)}`
  await tx
    .update(asks)
    .set({ shownBy: sql`array(select distinct unnest(${marked}))` })
    .where(eq(asks.id, askId))
}

/** Of an answer that is whole: of those whom it might have been read from only whom it was. */
export async function keepShownBy(tx: Tx, askId: string, linkIds: readonly string[]): Promise<void> {
  await tx
    .update(asks)
    .set({ shownBy: linkIds.length > 0 ? [...linkIds] : null })
    .where(and(eq(asks.id, askId), isNotNull(asks.shownBy)))
}

/** Whatever of a person's answers was read from a wheel that somebody showed them. */
export function findShown(
  tx: Tx,
  userId: string,
): Promise<{ id: string; askedAt: Date; shownBy: string[] | null }[]> {
  return tx
    .select({ id: asks.id, askedAt: asks.askedAt, shownBy: asks.shownBy })
    .from(asks)
    .where(and(eq(asks.userId, userId), isNotNull(asks.shownBy), ne(asks.status, 'reserved')))
}

/** Other words in the place of an answer; false while it is on its way. */
export async function replaceAnswer(
  tx: Tx,
  askId: string,
  { answerSealed, messageSealed }: { answerSealed: string; messageSealed: string },
): Promise<boolean> {
  const replaced = await tx
    .update(asks)
    .set({ answerSealed, factsSealed: null, asksBackSealed: null, stateSealed: null, shownBy: null })
    .where(and(eq(asks.id, askId), ne(asks.status, 'reserved'), isNotNull(asks.answerSealed)))
    .returning({ id: asks.id })
  if (replaced.length === 0) return false
  await tx
    .update(chatMessages)
    .set({ contentSealed: messageSealed })
    .where(and(eq(chatMessages.askId, askId), eq(chatMessages.role, 'arion')))
  return true
}

/** Until the transaction ends nothing more is said in it, and nobody else ends it. */
export async function lockAsk(tx: Tx, askId: string): Promise<AskRow | null> {
  const [row] = await tx.select().from(asks).where(eq(asks.id, askId)).for('no key update')
  return row ?? null
}

export async function findAskByKey(tx: Tx, userId: string, idempotencyKey: string): Promise<AskRow | null> {
  const [row] = await askOfSend(tx, { userId, idempotencyKey })
  return row ?? null
}

const askOfSend = prepared((tx) =>
  tx
    .select()
    .from(asks)
    .where(
      and(
        eq(asks.userId, sql.placeholder('userId')),
        eq(asks.idempotencyKey, sql.placeholder('idempotencyKey')),
      ),
    ),
)

export function findAsks(tx: Tx, askIds: readonly string[]): Promise<AskRow[]> {
  return tx
    .select()
    .from(asks)
    .where(inArray(asks.id, [...askIds]))
}

/** The same send came first: at another server, or twice at once. */
export class SentElsewhere extends Error {
  override name = 'SentElsewhere'
}

/**
 * A question stands in its conversation, whose newest it is: in a new one, or in one that is changed with it.
 * Throws SentElsewhere, and then nothing more can be asked in the transaction.
 */
export async function addQuestion(
  tx: Tx,
  thread: { added: typeof chatThreads.$inferInsert } | { id: string; change: Partial<ThreadRow> },
  ask: typeof asks.$inferInsert & { id: string },
  message: typeof chatMessages.$inferInsert,
): Promise<void> {
  const place =
    'added' in thread
      ? tx.insert(chatThreads).values({ ...thread.added, headId: ask.id })
      : tx
          .update(chatThreads)
          .set({ ...thread.change, headId: ask.id })
          .where(eq(chatThreads.id, thread.id))
  const asking = tx.execute(sql`
    with place as ${place}, question as ${tx.insert(asks).values(ask)},
    message as ${tx.insert(chatMessages).values(message)}
    select`)
  await asking.catch((error: Error) => {
    const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string }
    throw code === '23505' && constraint === ONE_PER_SEND
      ? new SentElsewhere('Sent elsewhere', { cause: error })
      : error
  })
}

/** False when the same send came first. */
export async function addAsk(tx: Tx, row: typeof asks.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(asks)
    .values(row)
    .onConflictDoNothing({ target: [asks.userId, asks.idempotencyKey] })
    .returning({ id: asks.id })
  return added.length === 1
}

/**
 * Moves an ask on from `reserved`; false when somebody else already did.
 * @param run whose answer ends it; left out by whoever ends it in any case
 */
export async function endAsk(
  tx: Tx,
  askId: string,
  change: Partial<AskRow> & { status: AskStatus },
  run?: AnswerRun,
): Promise<boolean> {
  const moved = await movedOn(tx, askId, change, run)
  return moved.length === 1
}

/**
 * Ends an ask with an answer, which stands in its conversation from then on; what was said of it on the way
 * is no longer needed. False as `endAsk` is.
 */
export async function endWithAnswer(
  tx: Tx,
  {
    id,
    userId,
    threadId,
    run,
  }: { id: string; userId: string; threadId: string; run?: AnswerRun | undefined },
  change: Partial<AskRow> & { status: AskStatus },
  { contentSealed, at }: { contentSealed: string; at: Date },
): Promise<boolean> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rowCount } = await tx.execute(sql`
    with ended as ${movedOn(tx, id, change, run)},
    said as (
      insert into ${chatMessages} (user_id, thread_id, ask_id, role, content, created_at)
      select ${userId}::uuid, ${threadId}::uuid, id, 'arion', ${contentSealed}, ${moment} from ended
    ),
    unsaid as (delete from ${answerChunks} where ask_id in (select id from ended)),
    moved as (
      update ${chatThreads} set last_message_at = ${moment}
      where id = ${threadId} and exists (select from ended)
    )
    select from ended`)
  return rowCount === 1
}

function movedOn(
  tx: Tx,
  askId: string,
  change: Partial<AskRow> & { status: AskStatus },
  run: AnswerRun | undefined,
) {
  return tx
    .update(asks)
    .set(change)
    .where(and(eq(asks.id, askId), eq(asks.status, 'reserved'), run && eq(asks.takenUp, run.takenUp)))
    .returning({ id: asks.id })
}

/** Where the answer of a run stands: it goes on, another server has taken it up, or the ask has ended. */
export async function runState(tx: Tx, { askId, takenUp }: AnswerRun): Promise<'on' | 'taken' | 'ended'> {
  const [row] = await tx
    .select({ status: asks.status, takenUp: asks.takenUp })
    .from(asks)
    .where(eq(asks.id, askId))
  return stateOf(row, takenUp)
}

function stateOf(
  row: Pick<AskRow, 'status' | 'takenUp'> | undefined,
  takenUp: number,
): 'on' | 'taken' | 'ended' {
  // whoever took it up may have ended it since
  if (row && row.takenUp !== takenUp) return 'taken'
  return row?.status === 'reserved' ? 'on' : 'ended'
}

/** Asks that no running server answers, now this server's own. Two servers never take the same. */
export async function takeLeftAsks(tx: Tx, serverId: string, atLeast: number): Promise<LeftAsk[]> {
  const isLeft = and(
    eq(asks.status, 'reserved'),
    sql`${asks.serverId} is distinct from ${serverId}`,
    hasEnded(sql`${asks.serverId}`),
  )
  const count = await tx.$count(asks, isLeft)
  if (count === 0) return []
  const share = Math.ceil(count / Math.max(1, await countLiving(tx)))
  const left = tx
    .select({ id: asks.id })
    .from(asks)
    .where(isLeft)
    .orderBy(asc(asks.askedAt))
    .limit(Math.max(atLeast, share))
    .for('update', { skipLocked: true })
  const taken = await tx
    .update(asks)
    .set({ serverId, takenUp: sql`${asks.takenUp} + 1` })
    .where(inArray(asks.id, left))
    .returning({ askId: asks.id, userId: asks.userId, takenUp: asks.takenUp })
  if (taken.length === 0) return []
  const askers = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        taken.map(({ userId }) => userId),
      ),
    )
  return taken.flatMap((run) => {
    const asker = askers.find(({ id }) => id === run.userId)
    return asker ? [{ ...run, asker }] : []
  })
}

/** Others find them as they were before they were taken. */
export async function leaveTaken(tx: Tx, runs: readonly AnswerRun[]): Promise<void> {
  const isTaken = or(...runs.map((run) => and(eq(asks.id, run.askId), eq(asks.takenUp, run.takenUp))))
  await tx
    .update(asks)
    .set({ serverId: null, takenUp: sql`${asks.takenUp} - 1` })
    .where(and(eq(asks.status, 'reserved'), isTaken))
}

export interface LeftAsk extends AnswerRun {
  userId: string
  asker: { name: string; email: string }
}

/** Any server may take it up from now on. */
export async function leaveRun(tx: Tx, { askId, takenUp }: AnswerRun): Promise<void> {
  await tx
    .update(asks)
    .set({ serverId: null })
    .where(and(eq(asks.id, askId), eq(asks.status, 'reserved'), eq(asks.takenUp, takenUp)))
}

/** Its messages and frames go with it. */
export async function removeAsk(tx: Tx, askId: string): Promise<void> {
  await tx.delete(asks).where(eq(asks.id, askId))
}

export function strandedAsks(tx: Tx, before: Date): Promise<{ id: string; userId: string }[]> {
  return tx
    .select({ id: asks.id, userId: asks.userId })
    .from(asks)
    .where(and(eq(asks.status, 'reserved'), lt(asks.askedAt, before)))
}

export async function removeFailedAsks(tx: Tx, before: Date): Promise<void> {
  await tx.delete(asks).where(and(eq(asks.status, 'failed'), lt(asks.askedAt, before)))
}

/** How often this turn was answered, failures included. */
export async function answersSoFar(tx: Tx, turnId: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(asks.version) })
    .from(asks)
    .where(eq(asks.turnId, turnId))
  return (row?.version ?? -1) + 1
}

// ── threads and their branches ──

export async function findThread(tx: Tx, threadId: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(chatThreads).where(eq(chatThreads.id, threadId))
  return row ?? null
}

/** Whoever changes the asks of a thread locks the thread first: so two changes never meet half-way. */
export async function lockThread(tx: Tx, threadId: string): Promise<ThreadRow | null> {
  const [row] = await lockedThread(tx, { threadId })
  return row ?? null
}

const lockedThread = prepared((tx) =>
  tx
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.id, sql.placeholder('threadId')))
    .for('no key update'),
)

export async function changeThread(
  tx: Tx,
  threadId: string,
  change: Partial<Pick<ThreadRow, 'titleSealed' | 'headId' | 'lastMessageAt' | 'circleMemberId'>>,
): Promise<boolean> {
  const changed = await tx
    .update(chatThreads)
    .set(change)
    .where(eq(chatThreads.id, threadId))
    .returning({ id: chatThreads.id })
  return changed.length === 1
}

/** A thread in which nothing stands any more; what failed in it may still be tried again. */
export async function removeEmptyThread(tx: Tx, threadId: string): Promise<void> {
  await tx.delete(chatThreads).where(eq(chatThreads.id, threadId))
}

/** How the asks of a thread follow one another, oldest first; those that failed stand nowhere. */
export function asksOfThread(tx: Tx, threadId: string) {
  return tx
    .select({
      id: asks.id,
      parentId: asks.parentId,
      turnId: asks.turnId,
      version: asks.version,
      askedAt: asks.askedAt,
      status: asks.status,
    })
    .from(asks)
    .where(and(eq(asks.threadId, threadId), ne(asks.status, 'failed')))
    .orderBy(asc(asks.askedAt), asc(asks.version))
}

// ── messages ──

export async function removeMessages(tx: Tx, askId: string): Promise<void> {
  await tx.delete(chatMessages).where(eq(chatMessages.askId, askId))
}

// ── answers on their way ──

/**
 * Adds nothing when the run is no longer on; the lock makes whoever ends it wait for these words, or these
 * words see the end. The same words once more do no harm.
 */
export async function addChunk(
  tx: Tx,
  { askId, seq, userId, textSealed }: typeof answerChunks.$inferInsert,
  takenUp: number,
): Promise<'on' | 'taken' | 'ended'> {
  const { rows } = await tx.execute<{ status: string; taken_up: number }>(sql`
    with ask as (select status, taken_up from ${asks} where id = ${askId} for share),
    said as (
      insert into ${answerChunks} (ask_id, seq, user_id, text)
      select ${askId}::uuid, ${seq}::int, ${userId}::uuid, ${textSealed}
      from ask where status = 'reserved' and taken_up = ${takenUp}
      on conflict do nothing
    )
    select status, taken_up from ask`)
  const [ask] = rows
  return stateOf(ask && { status: ask.status, takenUp: ask.taken_up }, takenUp)
}

export function chunksFrom(
  tx: Tx,
  askId: string,
  seq: number,
): Promise<{ seq: number; textSealed: string }[]> {
  return tx
    .select({ seq: answerChunks.seq, textSealed: answerChunks.textSealed })
    .from(answerChunks)
    .where(and(eq(answerChunks.askId, askId), gte(answerChunks.seq, seq)))
    .orderBy(asc(answerChunks.seq))
}

export async function removeChunks(tx: Tx, askId: string): Promise<void> {
  await tx.delete(answerChunks).where(eq(answerChunks.askId, askId))
}
