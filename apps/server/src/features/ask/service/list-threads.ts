import type { ThreadSummary } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { THREADS_LISTED } from '../policy.ts'
import { summarizeThreads } from './summarize-threads.ts'

/**
 * The person's conversations, the one last spoken in first; with `before`, those that were silent since then.
 */
export function listThreads(world: PersonalWorld, before?: Date): Promise<ThreadSummary[]> {
  return summarizeThreads(world, { most: THREADS_LISTED, before })
}
