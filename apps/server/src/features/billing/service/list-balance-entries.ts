import type { UserContext } from '../../../platform/context.ts'
import { listEntries } from '../repository.ts'

/** The latest changes of the balance, newest first. */
export async function listBalanceEntries(context: UserContext) {
  const { userId } = context.actor
  const rows = await context.db.asUser(userId, (tx) => listEntries(tx, userId, 100))
  return rows.map(({ id, at, change, balance, reason, askId }) => ({
    id: String(id),
    at: at.toISOString(),
    change,
    balance,
    reason: reason as 'trial' | 'reset' | 'reserve' | 'return',
    askId,
  }))
}
