import type { DebugEntry } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { addEntry } from '../repository.ts'

/** The part of an entry that is made of a person's words and sky. */
export type DebugDetails = Pick<
  DebugEntry,
  | 'userMessage'
  | 'systemPrompt'
  | 'conversationSummary'
  | 'circleMemberData'
  | 'birthChartData'
  | 'dailyTransit'
  | 'error'
  | 'plan'
  | 'facts'
  | 'held'
>

export interface NewDebugEntry extends Omit<
  DebugEntry,
  keyof DebugDetails | 'id' | 'timestamp' | 'createdAt'
> {
  timestamp: Date
  details: DebugDetails
}

/** Keeps an entry. Whether the person may have one is the caller's to ask (`canDebug`). */
export async function addDebugEntry(
  world: PersonalWorld,
  tx: Tx,
  { details, ...entry }: NewDebugEntry,
): Promise<void> {
  const { userId } = world.actor
  await addEntry(tx, {
    ...entry,
    userId,
    detailsSealed: world.vault.seal(userId, 'debug_details', JSON.stringify(details)),
    createdAt: world.now(),
  })
}
