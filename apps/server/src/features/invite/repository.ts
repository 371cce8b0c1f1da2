import { and, desc, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { blockedAddresses, circleBlocks, circleInvites } from './tables.ts'

export type InviteRow = typeof circleInvites.$inferSelect
type BlockRow = typeof circleBlocks.$inferSelect

export interface Receiver {
  userId: string
  addressHash: string | null
}

/** By whom a request is known that was sent: an account, or an address. */
export type Recipient = { recipientUserId: string } | { recipientHash: string }

/** Until the transaction ends this person sends nothing else. */
export async function lockSending(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invites ${userId}`}, 0))`)
}

/** All that a person sent and that has not expired, newest first. */
export function findSent(tx: Tx, userId: string, now: Date): Promise<InviteRow[]> {
  return tx
    .select()
    .from(circleInvites)
    .where(and(eq(circleInvites.userId, userId), gt(circleInvites.expiresAt, now)))
    .orderBy(desc(circleInvites.createdAt))
}

export async function addInvite(tx: Tx, row: typeof circleInvites.$inferInsert): Promise<void> {
  await tx.insert(circleInvites).values(row)
}

/** False where there is none of the person's own that is shown as pending. */
export async function cancelInvite(tx: Tx, userId: string, id: string): Promise<boolean> {
  const cancelled = await tx
    .update(circleInvites)
    .set({
      shownStatus: 'cancelled',
      status: sql`case when ${circleInvites.status} = 'pending' then 'cancelled' else ${circleInvites.status} end`,
      recipientSealed: null,
      messageSealed: null,
      tokenHash: null,
    })
    .where(
      and(
        eq(circleInvites.userId, userId),
        eq(circleInvites.id, id),
        eq(circleInvites.shownStatus, 'pending'),
      ),
    )
    .returning({ id: circleInvites.id })
  return cancelled.length === 1
}

/** Waiting for this person, by id or by address, from nobody whom they will not hear from; newest first. */
export function findIncoming(tx: Tx, receiver: Receiver, now: Date): Promise<InviteRow[]> {
  return tx
    .select()
    .from(circleInvites)
    .where(and(isFor(receiver), isOpen(now), isHeard(tx, receiver.userId)))
    .orderBy(desc(circleInvites.createdAt))
}

export async function lockIncoming(
  tx: Tx,
  receiver: Receiver,
  id: string,
  now: Date,
): Promise<InviteRow | null> {
  const [row] = await tx
    .select()
    .from(circleInvites)
    .where(and(eq(circleInvites.id, id), isFor(receiver), isOpen(now), isHeard(tx, receiver.userId)))
    .for('update')
  return row ?? null
}

/** All that wait for this person from that one. */
export async function answerAllOf(
  tx: Tx,
  receiver: Receiver,
  senderId: string,
  answer: Pick<InviteRow, 'status'> & Partial<Pick<InviteRow, 'shownStatus'>> & { respondedAt: Date },
): Promise<void> {
  await tx
    .update(circleInvites)
    .set(answer)
    .where(and(isFor(receiver), eq(circleInvites.userId, senderId), eq(circleInvites.status, 'pending')))
}

/** What this person sent the other way, once the two are linked. */
export async function acceptOwnTo(tx: Tx, userId: string, recipientUserId: string, at: Date): Promise<void> {
  await tx
    .update(circleInvites)
    .set({ status: 'accepted', shownStatus: 'accepted', respondedAt: at })
    .where(
      and(
        eq(circleInvites.userId, userId),
        eq(circleInvites.recipientUserId, recipientUserId),
        inArray(circleInvites.shownStatus, ['pending', 'declined']),
      ),
    )
}

export async function addBlock(tx: Tx, row: typeof circleBlocks.$inferInsert): Promise<void> {
  await tx
    .insert(circleBlocks)
    .values(row)
    .onConflictDoNothing({ target: [circleBlocks.userId, circleBlocks.otherUserId] })
}

/** To whom a person said "never again", the last one first. */
export function findBlocks(tx: Tx, userId: string): Promise<BlockRow[]> {
  return tx
    .select()
    .from(circleBlocks)
    .where(eq(circleBlocks.userId, userId))
    .orderBy(desc(circleBlocks.createdAt))
}

export async function findBlock(tx: Tx, userId: string, id: string): Promise<BlockRow | null> {
  const [row] = await tx.select().from(circleBlocks).where(isBlock(userId, id))
  return row ?? null
}

export async function removeBlock(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(circleBlocks).where(isBlock(userId, id))
}

const isBlock = (userId: string, id: string) => and(eq(circleBlocks.userId, userId), eq(circleBlocks.id, id))

/**
 * What this person declined of that one without telling: it waits again, or, where its sender has taken it
 * back, no longer stands in the way of another.
 */
export async function reopenFrom(tx: Tx, receiver: Receiver, senderId: string, now: Date): Promise<void> {
  await tx
    .update(circleInvites)
    .set({ status: sql`${circleInvites.shownStatus}`, respondedAt: null })
    .where(
      and(
        isFor(receiver),
        eq(circleInvites.userId, senderId),
        eq(circleInvites.status, 'declined'),
        inArray(circleInvites.shownStatus, ['pending', 'cancelled']),
        gt(circleInvites.expiresAt, now),
      ),
    )
}

/**
 * Whether no letter of this person may reach the address, or the account that has it now: "never again" is
 * said by somebody, wherever they move to.
 */
export async function isRefused(
  tx: Tx,
  senderId: string,
  to: { addressHash: string; accountId: string | null },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${blockedAddresses} where ${blockedAddresses.addressHash} = ${to.addressHash}
    union all
    select 1 from ${circleBlocks}
    where ${circleBlocks.otherUserId} = ${senderId}
      and (${circleBlocks.addressHash} = ${to.addressHash} or ${circleBlocks.userId} = ${to.accountId}::uuid)`)
  return rows.length > 0
}

export async function findByToken(tx: Tx, tokenHash: string, now: Date): Promise<InviteRow | null> {
  const [row] = await tx
    .select()
    .from(circleInvites)
    .where(and(eq(circleInvites.tokenHash, tokenHash), isOpen(now)))
  return row ?? null
}

/** Nothing of whom it was for is left but what the limits count. */
export async function eraseByToken(tx: Tx, tokenHash: string, at: Date): Promise<InviteRow | null> {
  const [row] = await tx
    .update(circleInvites)
    .set({
      status: 'declined',
      shownStatus: 'declined',
      respondedAt: at,
      recipientSealed: null,
      messageSealed: null,
    })
    .where(and(eq(circleInvites.tokenHash, tokenHash), isOpen(at)))
    .returning()
  return row ?? null
}

/** Also those by name. Answers who had sent them. */
export async function removeInvitationsTo(
  tx: Tx,
  { userId, addressHash }: { userId: string; addressHash: string },
): Promise<string[]> {
  const gone = await tx
    .delete(circleInvites)
    .where(or(eq(circleInvites.recipientUserId, userId), eq(circleInvites.recipientHash, addressHash)))
    .returning({ userId: circleInvites.userId })
  return gone.map((invite) => invite.userId)
}

/** What says "never again" to that account. Answers who had said it. */
export async function removeBlocksOf(tx: Tx, otherUserId: string): Promise<string[]> {
  const gone = await tx
    .delete(circleBlocks)
    .where(eq(circleBlocks.otherUserId, otherUserId))
    .returning({ userId: circleBlocks.userId })
  return gone.map((block) => block.userId)
}

export async function blockAddress(tx: Tx, addressHash: string, at: Date): Promise<void> {
  await tx.insert(blockedAddresses).values({ addressHash, createdAt: at }).onConflictDoNothing()
}

export async function removeExpired(tx: Tx, now: Date): Promise<number> {
  const gone = await tx
    .delete(circleInvites)
    .where(lt(circleInvites.expiresAt, now))
    .returning({ id: circleInvites.id })
  return gone.length
}

function isFor({ userId, addressHash }: Receiver) {
  return and(
    or(
      eq(circleInvites.recipientUserId, userId),
      addressHash === null ? undefined : eq(circleInvites.recipientHash, addressHash),
    ),
    ne(circleInvites.userId, userId),
  )
}

function isOpen(now: Date) {
  return and(eq(circleInvites.status, 'pending'), gt(circleInvites.expiresAt, now))
}

function isHeard(tx: Tx, userId: string) {
  return notExists(
    tx
      .select({ id: circleBlocks.id })
      .from(circleBlocks)
      .where(and(eq(circleBlocks.userId, userId), eq(circleBlocks.otherUserId, circleInvites.userId))),
  )
}
