import {
  addCircleNote,
  deleteCircleNote,
  setNoteCompleted,
  setNoteFavourite,
  updateCircleNote,
} from '@astrarium/contracts'
import type { CircleNote, CircleNotes } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { codeOf } from '../../lib/error-copy.ts'
import { useRemoval } from '../../lib/hooks/use-removal.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { noteErrorCopy } from './error-copy.ts'
import { NOTE_LISTS, noteQuery } from './note-queries.ts'
import { NOTES } from './queries.ts'

const copy = words.circleNotes

export function useAddNote(circleMemberId: string) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['add-circle-note', circleMemberId],
    mutationFn: (content: string) => call(addCircleNote, { circleMemberId, content }),
    onSuccess: () => {
      toast.success(copy.writing.saved)
      return queryClient.invalidateQueries({ queryKey: NOTES })
    },
    onError: (error) => say(error, copy.failed.create),
  })
}

/** Other words. Where another edit came in between, it says so by its code, and the form shows both. */
export function useUpdateNote(noteId: string) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['update-circle-note', noteId],
    mutationFn: (change: { version: number; content: string }) => call(updateCircleNote, change, { noteId }),
    onSuccess: (note) => {
      put(queryClient, note.id, note)
      toast.success(copy.writing.saved)
      return queryClient.invalidateQueries({ queryKey: NOTES })
    },
    onError: (error) => {
      if (codeOf(error) !== 'note_changed') say(error, copy.failed.update)
    },
  })
}

/** A mark turns at once, and back when the server refuses; each of the two for itself. */
export function useMarkNote({ id }: Pick<CircleNote, 'id'>, mark: 'isFavourite' | 'isCompleted') {
  const queryClient = useQueryClient()
  const show = (isSet: boolean) =>
    put(queryClient, id, mark === 'isFavourite' ? { isFavourite: isSet } : { isCompleted: isSet })
  return useSingleMutation({
    mutationKey: ['mark-circle-note', id, mark],
    mutationFn: (isSet: boolean) =>
      mark === 'isFavourite'
        ? call(setNoteFavourite, { isFavourite: isSet }, { noteId: id })
        : call(setNoteCompleted, { isCompleted: isSet }, { noteId: id }),
    onMutate: show,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: NOTES }),
    onError: (error, isSet) => {
      show(!isSet)
      say(error, copy.failed.update)
    },
  })
}

/** @param onGone closes what shows it, before it goes */
export function useDeleteNote(noteId: string, onGone: () => void) {
  const queryClient = useQueryClient()
  return useRemoval(noteQuery(noteId).queryKey, {
    mutationFn: () => call(deleteCircleNote, {}, { noteId }),
    onSuccess: () => {
      toast.success(copy.deleted)
      onGone()
      return queryClient.invalidateQueries({ queryKey: NOTES })
    },
    onError: (error) => say(error, copy.failed.delete),
  })
}

/** Wherever it stands. */
function put(queryClient: QueryClient, id: string, change: Partial<CircleNote>): void {
  const changed = (note: CircleNote) => (note.id === id ? { ...note, ...change } : note)
  queryClient.setQueryData(noteQuery(id).queryKey, (note) => note && changed(note))
  queryClient.setQueriesData<InfiniteData<CircleNotes>>(
    { queryKey: NOTE_LISTS },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, notes: page.notes.map(changed) })),
      },
  )
}

function say(error: Error, failed: string): void {
  const { title, text } = noteErrorCopy(error, failed)
  toast.destructive(title, text)
}
