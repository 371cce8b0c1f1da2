import type { DebugEntry } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { addEntry } from '../repository.ts'
import { sealed } from '../sealed.ts'
import type { DebugDetails } from '../sealed.ts'

export interface NewDebugEntry extends Omit<
  DebugEntry,
  keyof DebugDetails | 'id' | 'timestamp' | 'createdAt'
> {
  timestamp: Date
  details: DebugDetails
}

/** Keeps an entry. Whether the person may have one is the caller's to ask (`canDebug`). */
export async function addDebugEntry(
  context: UserContext,
  tx: Tx,
  { details, ...entry }: NewDebugEntry,
): Promise<void> {
  const { userId } = context.actor
  await addEntry(tx, {
    ...entry,
    userId,
    detailsSealed: context.vault.seal(sealed.details, userId, details),
    createdAt: context.now(),
  })
}
