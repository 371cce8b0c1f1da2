import type { SessionShown } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { sessionsOf } from '../repository.ts'

/** Where somebody is signed in, this browser first and then the latest. */
export async function showSessions(
  { db, actor: { userId } }: PersonContext,
  thisOne: string | null,
): Promise<SessionShown[]> {
  const rows = await db.asAuth((tx) => sessionsOf(tx, userId))
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isThisOne: id === thisOne,
    }))
    .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne) || b.lastSeenAt.localeCompare(a.lastSeenAt))
}
