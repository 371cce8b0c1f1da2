import type { DebugEntry } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
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
  context: UserContext,
  tx: Tx,
  { details, ...entry }: NewDebugEntry,
): Promise<void> {
  const { userId } = context.actor
  await addEntry(tx, {
    ...entry,
    userId,
    detailsSealed: context.vault.seal(userId, 'debug_details', JSON.stringify(details)),
    createdAt: context.now(),
  })
}
