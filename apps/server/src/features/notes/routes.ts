import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { NOTE_CHANGES_A_MINUTE } from './limits.ts'
import { addCircleNote } from './service/add-circle-note.ts'
import { deleteCircleNote } from './service/delete-circle-note.ts'
import { getCircleNote } from './service/get-circle-note.ts'
import { getNotesOverview } from './service/get-notes-overview.ts'
import { keepAnswer } from './service/keep-answer.ts'
import { listCircleNotes } from './service/list-circle-notes.ts'
import { markCircleNote } from './service/mark-circle-note.ts'
import { updateCircleNote } from './service/update-circle-note.ts'

export function notesRoutes(mounting: Mounting): void {
  const changes = [perUser('circle-notes', NOTE_CHANGES_A_MINUTE, 60)]
  mount(mounting, contracts.listCircleNotes, ({ context, input }) => listCircleNotes(context, input))
  mount(mounting, contracts.getNotesOverview, ({ context, input }) => getNotesOverview(context, input))
  mount(mounting, contracts.getCircleNote, ({ context, params: { noteId } }) =>
    getCircleNote(context, noteId),
  )
  mount(mounting, contracts.addCircleNote, ({ context, input }) => addCircleNote(context, input), changes)
  mount(
    mounting,
    contracts.updateCircleNote,
    ({ context, input, params: { noteId } }) => updateCircleNote(context, noteId, input),
    changes,
  )
  mount(
    mounting,
    contracts.setNoteFavourite,
    ({ context, input: { isFavourite }, params: { noteId } }) =>
      markCircleNote(context, noteId, { isFavourite }),
    changes,
  )
  mount(
    mounting,
    contracts.setNoteCompleted,
    ({ context, input: { isCompleted }, params: { noteId } }) =>
      markCircleNote(context, noteId, { isCompleted }),
    changes,
  )
  mount(
    mounting,
    contracts.deleteCircleNote,
    ({ context, params: { noteId } }) => deleteCircleNote(context, noteId),
    changes,
  )
  mount(
    mounting,
    contracts.keepAnswerAsNote,
    ({ context, input: { isKept }, params }) => keepAnswer(context, params, { isKept }),
    changes,
  )
}
