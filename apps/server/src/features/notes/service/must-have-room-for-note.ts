import { NOTES_MAX } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countNotes } from '../repository.ts'

/** Throws notes_full. */
export async function mustHaveRoomForNote(context: UserContext, tx: Tx): Promise<void> {
  const { total } = await countNotes(tx, context.actor.userId, context.now())
  if (total >= NOTES_MAX) throw new AppError('notes_full', `There is room for ${NOTES_MAX} notes`)
}
