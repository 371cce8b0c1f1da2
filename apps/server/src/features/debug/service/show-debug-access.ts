import type { UserContext } from '../../../platform/context.ts'
import { canDebug } from './can-debug.ts'

export async function showDebugAccess(context: UserContext): Promise<{ canDebug: boolean }> {
  return { canDebug: await context.db.asUser(context.actor.userId, (tx) => canDebug(context, tx)) }
}
