import type { CircleNote } from '@astrarium/contracts'
import { AppError } from '../../platform/app-error.ts'
import type { UserContext } from '../../platform/context.ts'
import type { NoteRow } from './repository.ts'
import { sealed } from './sealed.ts'

/** A note as its owner reads it. */
export function openNote({ vault }: UserContext, row: NoteRow): CircleNote {
  const { id, userId, circleMemberId, source, askId, isFavourite, isCompleted, wordCount, version } = row
  return {
    id,
    circleMemberId,
    content: vault.open(sealed.content, userId, row.contentSealed),
    source,
    askId,
    isFavourite,
    isCompleted,
    wordCount,
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The columns that hold the words. */
export function sealContent({ vault, actor: { userId } }: UserContext, content: string) {
  return {
    contentSealed: vault.seal(sealed.content, userId, content),
    wordCount: content.trim().split(/\s+/).length,
  }
}

export function noSuchNote(): AppError {
  return new AppError('note_not_found', 'Note not found')
}
