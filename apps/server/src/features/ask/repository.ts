import { and, asc, eq, inArray, isNotNull, lt, max, ne, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { placeholders, prepared, written } from '../../platform/db/prepared.ts'
import { asks, chatMessages, chatThreads, ONE_PER_SEND } from './tables.ts'

export type AskRow = typeof asks.$inferSelect
export type ThreadRow = typeof chatThreads.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
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

export interface NewQuestion {
  threadId: string
  askId: string
  userId: string
  parentId: string | null
  turnId: string
  version: number
  sendId: string
  serverId: string
  includesDebug: boolean
  offer: number | null
  /** member whom it is about */
  about: string | null
  circleLinkId: string | null
  questionSealed: string
  /** the same words, as they stand in the conversation */
  messageSealed: string
  /** of a conversation that it begins */
  titleSealed: string | null
  askedAt: Date
}

/**
 * A question stands in its conversation, whose newest it is: in a new one, in one that is about whom it is
 * about from now on, or in one that stays about whom it was. Throws SentElsewhere, and then nothing more can
 * be asked in the transaction.
 */
export async function addQuestion(tx: Tx, place: keyof typeof addedIn, question: NewQuestion): Promise<void> {
  await addedIn[place](tx, { ...question }).catch((error: Error) => {
    const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string }
    throw code === '23505' && constraint === ONE_PER_SEND
      ? new SentElsewhere('Sent elsewhere', { cause: error })
      : error
  })
}

const { sendId, about, messageSealed, askId, ...asked } = placeholders(
  'threadId',
  'askId',
  'userId',
  'parentId',
  'turnId',
  'version',
  'sendId',
  'serverId',
  'includesDebug',
  'offer',
  'about',
  'circleLinkId',
  'questionSealed',
  'messageSealed',
  'askedAt',
)
const newest = { headId: askId, lastMessageAt: asked.askedAt }

const added = (place: (tx: Tx) => SQLWrapper) =>
  prepared((tx) => {
    const { threadId, userId, askedAt: createdAt } = asked
    const ask = { ...asked, id: askId, idempotencyKey: sendId, circleMemberId: about }
    const message = { threadId, userId, askId, contentSealed: messageSealed, createdAt }
    return written(
      tx,
      sql`with place as ${place(tx)},
      question as ${tx.insert(asks).values({ ...ask, status: 'reserved' })},
      message as ${tx.insert(chatMessages).values({ ...message, role: 'user' })}
      select`,
    )
  })

const isItsThread = eq(chatThreads.id, asked.threadId)

const addedIn = {
  new: added((tx) =>
    tx.insert(chatThreads).values({
      ...newest,
      id: asked.threadId,
      userId: asked.userId,
      createdAt: asked.askedAt,
      titleSealed: sql.placeholder('titleSealed'),
      circleMemberId: about,
    }),
  ),
  turned: added((tx) =>
    tx
      .update(chatThreads)
      .set({ ...newest, circleMemberId: about })
      .where(isItsThread),
  ),
  as_it_was: added((tx) => tx.update(chatThreads).set(newest).where(isItsThread)),
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
