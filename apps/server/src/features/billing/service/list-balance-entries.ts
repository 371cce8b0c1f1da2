import { EntryReason } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { ENTRIES_A_PAGE } from '../limits.ts'
import { listEntries } from '../repository.ts'

/** Changes of the balance, newest first; `before` goes on where another page ended. */
export async function listBalanceEntries(context: UserContext, before?: string) {
  const { userId } = context.actor
  const from = before === undefined ? null : Number(before)
  const rows = await context.db.asUser(userId, (tx) => listEntries(tx, userId, from, ENTRIES_A_PAGE + 1))
  const entries = rows.slice(0, ENTRIES_A_PAGE).map(({ id, at, change, balance, reason, askId }) => ({
    id: String(id),
    at: at.toISOString(),
    change,
    balance,
    reason: EntryReason.parse(reason),
    askId,
  }))
  return { entries, hasEarlier: rows.length > ENTRIES_A_PAGE }
}
