import type { ThreadSummary } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { THREADS_LISTED } from '../limits.ts'
import { summarizeThreads } from './summarize-threads.ts'

/**
 * The person's conversations, the one last spoken in first; with `before`, those that were silent since then.
 */
export function listThreads(context: UserContext, before?: Date): Promise<ThreadSummary[]> {
  return summarizeThreads(context, { most: THREADS_LISTED, before })
}
