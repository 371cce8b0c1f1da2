import { NOTES_MAX } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countNotes, lockNotes } from '../repository.ts'

/** After many have come in at once, and until the transaction ends. Throws notes_full. */
export async function mustHoldAllNotes({ actor, now }: UserContext, tx: Tx): Promise<void> {
  await lockNotes(tx, actor.userId)
  const { total } = await countNotes(tx, actor.userId, now())
  if (total > NOTES_MAX) throw new AppError('notes_full', `There is room for ${NOTES_MAX} notes`)
}
