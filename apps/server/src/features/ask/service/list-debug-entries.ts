import type { DebugEntry } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { listDebugEntries as listKept } from '../../debug/service/list-debug-entries.ts'
import { forgetUnshared } from './forget-unshared.ts'

/** What stood behind the person's newest answers, without what nobody shows any more. Throws forbidden. */
export async function listDebugEntries(context: UserContext): Promise<DebugEntry[]> {
  await context.db.asUser(context.actor.userId, (tx) => forgetUnshared(context, tx))
  return listKept(context)
}
