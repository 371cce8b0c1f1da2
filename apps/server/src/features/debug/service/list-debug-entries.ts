import { DebugEntry } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { ENTRIES_SHOWN } from '../limits.ts'
import { newestEntries } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { canDebug } from './can-debug.ts'

/** The person's own newest entries. Throws forbidden. */
export async function listDebugEntries(context: UserContext): Promise<DebugEntry[]> {
  const { userId } = context.actor
  const rows = await context.db.asUser(userId, async (tx) => {
    if (!(await canDebug(context, tx)))
      throw new AppError('forbidden', 'Debug entries are for people with the debug role')
    return newestEntries(tx, userId, ENTRIES_SHOWN)
  })
  return rows.map(({ userId: _own, detailsSealed, timestamp, createdAt, ...entry }) => ({
    ...entry,
    ...Plain.parse(entry),
    ...context.vault.open(sealed.details, userId, detailsSealed),
    timestamp: timestamp.toISOString(),
    createdAt: createdAt.toISOString(),
  }))
}

/** What a row has as plain text, and the contract as one of a list. */
const Plain = DebugEntry.pick({ contextType: true, questionCategory: true, outcome: true })
