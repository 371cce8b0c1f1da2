import type { DebugEntry } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { ENTRIES_SHOWN } from '../policy.ts'
import { newestEntries } from '../repository.ts'
import type { DebugDetails } from './add-debug-entry.ts'
import { canDebug } from './can-debug.ts'

/** The person's own newest entries. Throws forbidden. */
export async function listDebugEntries(world: PersonalWorld): Promise<DebugEntry[]> {
  const { userId } = world.actor
  const rows = await world.db.asUser(userId, async (tx) => {
    if (!(await canDebug(world, tx)))
      throw new AppError('forbidden', 'Debug entries are for people with the debug role')
    return newestEntries(tx, userId, ENTRIES_SHOWN)
  })
  return rows.map(({ userId: _own, detailsSealed, timestamp, createdAt, contextType, ...entry }) => ({
    ...entry,
    contextType: contextType as DebugEntry['contextType'],
    ...(JSON.parse(world.vault.open(userId, 'debug_details', detailsSealed)) as DebugDetails),
    timestamp: timestamp.toISOString(),
    createdAt: createdAt.toISOString(),
  }))
}
