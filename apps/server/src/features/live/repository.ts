import { gt, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { circleEvents } from './tables.ts'

export type EventRow = typeof circleEvents.$inferSelect

/** What the one who acts may hear of that is newer, oldest first. The policy says whose it is. */
export function eventsAfter(tx: Tx, seq: number): Promise<EventRow[]> {
  return tx.select().from(circleEvents).where(gt(circleEvents.seq, seq)).orderBy(circleEvents.seq)
}

/** The number that an event would have now, by the clock that gives them. */
export async function numberOfNow(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ seq: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as seq`,
  )
  return Number(rows[0]!.seq)
}

export async function removeEventsBefore(tx: Tx, hoursAgo: number): Promise<number> {
  const border = sql`(extract(epoch from clock_timestamp() - ${hoursAgo} * interval '1 hour') * 1000000)::bigint`
  const gone = await tx
    .delete(circleEvents)
    .where(lt(circleEvents.seq, border))
    .returning({ id: circleEvents.id })
  return gone.length
}

/** What others were told of invitations by this account or to it; `addressHash` is that of its address. */
export async function removeEventsOfInvitations(tx: Tx, userId: string, addressHash: string): Promise<void> {
  await tx.execute(sql`delete from circle_events where subject_id in (
    select id from circle_invites
    where user_id = ${userId} or recipient_user_id = ${userId} or recipient_hash = ${addressHash})`)
}
