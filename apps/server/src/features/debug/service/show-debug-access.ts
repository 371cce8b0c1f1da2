import type { PersonalWorld } from '../../../platform/world.ts'
import { canDebug } from './can-debug.ts'

export async function showDebugAccess(world: PersonalWorld): Promise<{ canDebug: boolean }> {
  return { canDebug: await world.db.asUser(world.actor.userId, (tx) => canDebug(world, tx)) }
}
