import { markOfTold } from '@astrarium/arion'
import type { UsedPhrase } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { rememberTold as keepTold } from '../repository.ts'

/** What a reading told the person, so that the next one, or the chat, says something else. */
export function rememberTold(context: UserContext, tx: Tx, told: readonly UsedPhrase[]): Promise<void> {
  const { userId } = context.actor
  const key = context.auth.toldKey(userId)
  return keepTold(
    tx,
    userId,
    told.map(({ unit, day }) => ({ unit: markOfTold(unit, key), day })),
  )
}
