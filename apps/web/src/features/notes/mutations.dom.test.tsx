import {
  addCircleNote,
  deleteCircleNote,
  getCircleNote,
  keepAnswerAsNote,
  setNoteCompleted,
  setNoteFavourite,
  updateCircleNote,
} from '@astrarium/contracts'
import type { CircleNote } from '@astrarium/contracts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { useKeepAnswer } from './hooks/use-keep-answer.ts'
import { useNoteEdit } from './hooks/use-note-edit.ts'
import { useAddNote, useDeleteNote, useMarkNote, useUpdateNote } from './mutations.ts'
import { memberNotesQuery, noteQuery } from './note-queries.ts'

const NOTE = { id: 'n', content: 'As it was', isFavourite: false, version: 1 } as CircleNote
const LISTED = memberNotesQuery('anna', { favourites: 'true' }).queryKey
const PAGES = { pages: [{ notes: [NOTE], next: null }], pageParams: [null] }

const toasts = () => renderHook(useToasts).result.current

afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

const CHANGES = [
  ['a new note', () => useAddNote('anna'), 'Failed to create note'],
  ['an edit', () => useUpdateNote('n'), 'Failed to update note'],
  ['a mark', () => useMarkNote(NOTE, 'isFavourite'), 'Failed to update note'],
  ['a deletion', () => useDeleteNote('n', () => {}), 'Failed to delete note'],
] as const

function refuseAll(answer: () => Response) {
  serve(
    [addCircleNote, answer],
    [updateCircleNote, answer],
    [setNoteFavourite, answer],
    [deleteCircleNote, answer],
  )
}

async function attempt(useChange: () => unknown): Promise<void> {
  const change = renderInApp(useChange as () => { mutateAsync: (sent: unknown) => Promise<unknown> })
  await act(() => change.result.current.mutateAsync(true).catch(() => {}))
}

it.each(CHANGES)('%s that is refused says so', async (_, useChange, title) => {
  refuseAll(() => refuse('note_not_found', 404))
  await attempt(useChange)
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title, description: 'Note not found' })
})

it.each(CHANGES)('%s without a session says so', async (_, useChange) => {
  refuseAll(() => refuse('not_authenticated', 401))
  await attempt(useChange)
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'User not authenticated' })
})

it('a fault of ours says that it was unexpected', async () => {
  refuseAll(() => new Response('not JSON'))
  await attempt(() => useDeleteNote('n', () => {}))
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'An unexpected error occurred' })
})

it('a deletion says so, and closes what shows the note', async () => {
  serve([deleteCircleNote, () => ({ success: true })])
  const gone = vi.fn<() => void>()
  await attempt(() => useDeleteNote('n', gone))
  expect(toasts()[0]).toMatchObject({ kind: 'success', title: 'Note deleted successfully' })
  expect(gone).toHaveBeenCalledOnce()
})

it('a mark is shown before the server has answered, and taken back when it is refused', async () => {
  const shown = () => queryClient.getQueryData(LISTED)?.pages[0]?.notes[0]?.isFavourite
  const during: unknown[] = []
  serve([
    setNoteFavourite,
    () => {
      during.push(shown())
      return refuse('note_not_found', 404)
    },
  ])
  queryClient.setQueryData(LISTED, PAGES)
  await attempt(() => useMarkNote(NOTE, 'isFavourite'))
  expect([during, shown()]).toEqual([[true], false])
})

it('a second mark is set while the first is on its way', async () => {
  const asked = serve(
    [setNoteFavourite, () => new Promise(() => {})],
    [setNoteCompleted, () => new Promise(() => {})],
  )
  queryClient.setQueryData(LISTED, PAGES)
  const marks = renderInApp(() => [useMarkNote(NOTE, 'isFavourite'), useMarkNote(NOTE, 'isCompleted')])
  queryClient.setQueryData(noteQuery('n').queryKey, NOTE)
  for (const mark of marks.result.current) await act(async () => mark.mutate(true))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(queryClient.getQueryData(LISTED)?.pages[0]?.notes).toMatchObject([
    { isFavourite: true, isCompleted: true },
  ])
  expect(queryClient.getQueryData(noteQuery('n').queryKey)).toMatchObject({
    isFavourite: true,
    isCompleted: true,
  })
})

it('an edit that crosses another one shows what stands there now, and is saved over it only on purpose', async () => {
  const now = { ...NOTE, content: 'Theirs', version: 2 }
  const asked = serve(
    [
      updateCircleNote,
      ({ input }) => (input['version'] === 2 ? { ...now, version: 3 } : refuse('note_changed', 409)),
    ],
    [getCircleNote, () => now],
  )
  const saved = vi.fn<() => void>()
  const edit = renderInApp(() => useNoteEdit(NOTE, saved))
  await act(() => edit.result.current.save('Mine'))
  expect(edit.result.current.meanwhile).toEqual(now)
  expect([toasts(), saved.mock.calls.length]).toEqual([[], 0])
  await act(() => edit.result.current.save('Mine and theirs'))
  expect(asked.flatMap(({ input }) => (input['content'] ? [input] : []))).toEqual([
    { version: 1, content: 'Mine' },
    { version: 2, content: 'Mine and theirs' },
  ])
  expect(saved).toHaveBeenCalledOnce()
})

const ANNA = { id: 'anna', name: 'Anna Feldt' }

it.each([
  [true, 'Added to circle notes for Anna Feldt'],
  [false, 'Removed from circle notes for Anna Feldt'],
])('the star of an answer about somebody, turned %s, says what became of it', async (isKept, title) => {
  serve([keepAnswerAsNote, () => ({ isKept })])
  const shown: boolean[] = []
  const star = renderInApp(() => useKeepAnswer('a', ANNA, (isOn) => shown.push(isOn)))
  await act(() => star.result.current.mutateAsync(isKept))
  expect(toasts()[0]).toMatchObject({ kind: 'success', title })
  expect(shown).toEqual([isKept])
})

it.each([
  [true, 'Failed to save to circle notes'],
  [false, 'Failed to remove from circle notes'],
])('the star of an answer about somebody, refused as it is turned %s, turns back', async (isKept, title) => {
  serve([keepAnswerAsNote, () => refuse('not_shared', 409)])
  const shown: boolean[] = []
  const star = renderInApp(() => useKeepAnswer('a', ANNA, (isOn) => shown.push(isOn)))
  await act(() => star.result.current.mutateAsync(isKept).catch(() => {}))
  const description = 'This answer rested on something they no longer share with you, so it cannot be kept.'
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title, description })
  expect(shown).toEqual([isKept, !isKept])
})
