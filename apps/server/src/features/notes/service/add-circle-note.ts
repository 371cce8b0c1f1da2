import { randomUUID } from 'node:crypto'
import type { CircleNote } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchMember } from '../../circle/open-member.ts'
import { isInCircle } from '../../circle/service/is-in-circle.ts'
import { openNote, sealContent } from '../open-note.ts'
import { addNote, lockNotes } from '../repository.ts'
import { mustHaveRoomForNote } from './must-have-room-for-note.ts'

/** The person's own words about somebody. Throws member_not_found, notes_full. */
export async function addCircleNote(
  context: UserContext,
  { circleMemberId, content }: { circleMemberId: string; content: string },
): Promise<CircleNote> {
  const { userId } = context.actor
  const at = context.now()
  const row = await context.db.asUser(userId, async (tx) => {
    await lockNotes(tx, userId)
    if (!(await isInCircle(context, tx, circleMemberId))) throw noSuchMember()
    await mustHaveRoomForNote(context, tx)
    return addNote(tx, {
      id: randomUUID(),
      userId,
      circleMemberId,
      source: 'own',
      ...sealContent(context, content),
      createdAt: at,
      updatedAt: at,
    })
  })
  // without an answer no two are the same
  return openNote(context, row!)
}
