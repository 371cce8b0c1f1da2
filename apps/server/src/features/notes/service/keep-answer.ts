import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readAnswer } from '../../ask/service/read-answer.ts'
import type { AnswerSaid } from '../../ask/service/read-answer.ts'
import { noSuchMember } from '../../circle/open-member.ts'
import { findLinkOfMember } from '../../circle/service/find-link-of-member.ts'
import { isInCircle } from '../../circle/service/is-in-circle.ts'
import { sealContent } from '../open-note.ts'
import { addNote, findNoteOfAnswer, lockNotes, removeNote } from '../repository.ts'
import { mustHaveRoomForNote } from './must-have-room-for-note.ts'

interface AnswerAbout {
  memberId: string
  askId: string
}

/**
 * Keeps an answer about somebody as a note of them, once, or takes it out. Throws member_not_found,
 * ask_not_found, notes_full, bad_request, not_shared.
 */
export async function keepAnswer(
  context: UserContext,
  about: AnswerAbout,
  { isKept }: { isKept: boolean },
): Promise<{ isKept: boolean }> {
  await context.db.asUser(context.actor.userId, async (tx) => {
    if (!(await isInCircle(context, tx, about.memberId))) throw noSuchMember()
    if (isKept) await keep(context, tx, about)
    else await letGo(context, tx, about)
  })
  return { isKept }
}

async function keep(context: UserContext, tx: Tx, { memberId, askId }: AnswerAbout): Promise<void> {
  const { userId } = context.actor
  const answer = await readAnswer(context, tx, askId)
  const link = await findLinkOfMember(context, tx, memberId)
  const isOfOthers = answer.shownBy.some((linkId) => linkId !== link?.id)
  if (isOfOthers || (answer.circleMemberId !== null && answer.circleMemberId !== memberId))
    throw new AppError('bad_request', 'memberId: this answer is about somebody else', {
      fields: { memberId: 'the member whom it is about' },
    })
  await lockNotes(tx, userId)
  if (await findNoteOfAnswer(tx, userId, { memberId, askId })) return
  await mustHaveRoomForNote(context, tx)
  const at = context.now()
  await addNote(tx, {
    userId,
    circleMemberId: memberId,
    linkId: link?.id ?? null,
    source: 'arion',
    ...sealContent(context, answer.words),
    askId,
    createdAt: at,
    updatedAt: at,
  })
  // the note holds the link from here on: what it says now it says until the note is there
  mustStillBeShared(answer, link && (await findLinkOfMember(context, tx, memberId)))
}

/** Throws not_shared: such a note would have gone with the consent, and does not come back. */
function mustStillBeShared(
  { circleLinkId, askedAt }: AnswerSaid,
  link: { id: string; shownSince: Date | null } | null,
): void {
  if (!link && !circleLinkId) return
  const { shownSince = null } = link && (circleLinkId ?? link.id) === link.id ? link : {}
  if (!shownSince || shownSince > askedAt)
    throw new AppError('not_shared', 'It was given from what they share no longer')
}

async function letGo(context: UserContext, tx: Tx, about: AnswerAbout): Promise<void> {
  const { userId } = context.actor
  const noteId = await findNoteOfAnswer(tx, userId, about)
  if (noteId) await removeNote(tx, userId, noteId)
}
