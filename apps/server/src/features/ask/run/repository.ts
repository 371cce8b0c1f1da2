import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { users } from '../../../platform/auth/tables.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { placeholders, prepared, written } from '../../../platform/db/prepared.ts'
import { countLiving, hasEnded } from '../../../platform/db/presence.ts'
import type { AskRow } from '../repository.ts'
import { answerChunks, asks, chatMessages, chatThreads } from '../tables.ts'

/** One server's answer to an ask; the one that takes it up next counts one more. */
export interface AnswerRun {
  askId: string
  takenUp: number
}
/** An answer that an ended server left, as another takes it up. */
export interface LeftAsk extends AnswerRun {
  userId: string
  asker: { name: string; email: string }
}
export type AskStatus = 'reserved' | 'answered' | 'returned' | 'failed'

// ── its words on their way ──

/**
 * Adds nothing when the run is no longer on; the lock makes whoever ends it wait for these words, or these
 * words see the end. The same words once more do no harm.
 */
export async function addChunk(
  tx: Tx,
  { askId, seq, userId, textSealed }: typeof answerChunks.$inferInsert,
  takenUp: number,
): Promise<'on' | 'taken' | 'ended'> {
  const { rows } = await addedChunk(tx, { askId, seq, userId, textSealed, takenUp })
  const [ask] = rows
  return stateOf(ask && { status: ask.status, takenUp: ask.taken_up }, takenUp)
}

const addedChunk = prepared((tx) => {
  const { askId, seq, userId, textSealed, takenUp } = placeholders(
    'askId',
    'seq',
    'userId',
    'textSealed',
    'takenUp',
  )
  return written<{ status: string; taken_up: number }>(
    tx,
    sql`with ask as (select status, taken_up from ${asks} where id = ${askId} for share),
    said as (
      insert into ${answerChunks} (ask_id, seq, user_id, text)
      select ${askId}::uuid, ${seq}::int, ${userId}::uuid, ${textSealed}
      from ask where status = 'reserved' and taken_up = ${takenUp}
      on conflict do nothing
    )
    select status, taken_up from ask`,
  )
})

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

// ── where it stands, and its end ──

/** Where the answer of a run stands: it goes on, another server has taken it up, or the ask has ended. */
export async function runState(tx: Tx, { askId, takenUp }: AnswerRun): Promise<'on' | 'taken' | 'ended'> {
  const [row] = await runOf(tx, { askId })
  return stateOf(row, takenUp)
}

const runOf = prepared((tx) =>
  tx
    .select({ status: asks.status, takenUp: asks.takenUp })
    .from(asks)
    .where(eq(asks.id, sql.placeholder('askId'))),
)

function stateOf(
  row: Pick<AskRow, 'status' | 'takenUp'> | undefined,
  takenUp: number,
): 'on' | 'taken' | 'ended' {
  // whoever took it up may have ended it since
  if (row && row.takenUp !== takenUp) return 'taken'
  return row?.status === 'reserved' ? 'on' : 'ended'
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
  const moved = await tx
    .update(asks)
    .set(change)
    .where(and(isReserved(askId), run && eq(asks.takenUp, run.takenUp)))
    .returning({ id: asks.id })
  return moved.length === 1
}

/**
 * Ends an ask with an answer, which stands in its conversation from then on; what was said of it on the way
 * is no longer needed. False as `endAsk` is.
 */
export async function endWithAnswer(
  tx: Tx,
  { run, ...ask }: { id: string; userId: string; threadId: string; run?: AnswerRun | undefined },
  change: Pick<
    AskRow,
    'outcome' | 'answerSealed' | 'factsSealed' | 'asksBackSealed' | 'stateSealed' | 'category'
  > & { status: AskStatus },
  said: { contentSealed: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await answered(tx, { ...ask, ...change, ...said, takenUp: run?.takenUp ?? null })
  return rowCount === 1
}

const answered = prepared((tx) => {
  const { id, userId, threadId, contentSealed, at, takenUp } = placeholders(
    'id',
    'userId',
    'threadId',
    'contentSealed',
    'at',
    'takenUp',
  )
  const change = placeholders(
    'status',
    'outcome',
    'answerSealed',
    'factsSealed',
    'asksBackSealed',
    'stateSealed',
    'category',
  )
  const isThisRun = sql`${asks.takenUp} = coalesce(${takenUp}::smallint, ${asks.takenUp})`
  const ended = tx
    .update(asks)
    .set(change)
    .where(and(isReserved(id), isThisRun))
    .returning({ id: asks.id })
  const moment = sql`${at}::timestamptz`
  return written(
    tx,
    sql`with ended as ${ended},
    said as (
      insert into ${chatMessages} (user_id, thread_id, ask_id, role, content, created_at)
      select ${userId}::uuid, ${threadId}::uuid, id, 'arion', ${contentSealed}, ${moment} from ended
    ),
    unsaid as (delete from ${answerChunks} where ask_id in (select id from ended)),
    moved as (
      update ${chatThreads} set last_message_at = ${moment}
      where id = ${threadId} and exists (select from ended)
    )
    select from ended`,
  )
})

function isReserved(askId: string | SQL) {
  return and(eq(asks.id, askId), eq(asks.status, 'reserved'))
}

// ── from server to server ──

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

/** Any server may take it up from now on. */
export async function leaveRun(tx: Tx, { askId, takenUp }: AnswerRun): Promise<void> {
  await tx
    .update(asks)
    .set({ serverId: null })
    .where(and(eq(asks.id, askId), eq(asks.status, 'reserved'), eq(asks.takenUp, takenUp)))
}
