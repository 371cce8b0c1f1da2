import type { DebugEntry } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { addEntry } from '../repository.ts'
import { canDebug } from './can-debug.ts'
import { sealed } from '../sealed.ts'
import type { DebugDetails } from '../sealed.ts'

export interface NewDebugEntry extends Omit<
  DebugEntry,
  keyof DebugDetails | 'id' | 'timestamp' | 'createdAt'
> {
  timestamp: Date
  details: DebugDetails
}

/** Keeps an entry of a person who may see it, and of nobody else. */
export async function addDebugEntry(
  context: UserContext,
  tx: Tx,
  { details, ...entry }: NewDebugEntry,
): Promise<void> {
  if (!(await canDebug(context, tx))) return
  const { userId } = context.actor
  await addEntry(tx, {
    ...entry,
    userId,
    detailsSealed: context.vault.seal(sealed.details, userId, details),
    createdAt: context.now(),
  })
}
