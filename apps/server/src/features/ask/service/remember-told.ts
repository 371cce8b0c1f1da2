import type { Told } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { rememberTold as keepTold } from '../repository.ts'

/** What a reading told the person, so that the next one, or the chat, says something else. */
export function rememberTold(world: PersonalWorld, tx: Tx, told: readonly Told[]): Promise<void> {
  return keepTold(tx, world.actor.userId, told)
}
