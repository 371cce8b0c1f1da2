import { getCircleNote, listCircleNotes } from '@astrarium/contracts'
import type { CircleMemberCard, CircleNote } from '@astrarium/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { NOTES } from '../queries.ts'
import { MemberNotesDialog } from './member-notes-dialog.tsx'

const ANNA = { id: 'anna', name: 'Anna Feldt' } as CircleMemberCard
const noteOf = (id: string) =>
  ({ id, content: `As ${id} was`, source: 'own', createdAt: '2026-11-20T18:00:00Z' }) as CircleNote

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** What is kept of her in pages; `kept` is what the server has at the moment. */
function open(kept: CircleNote[][], hidden = 0) {
  const asked = serve(
    [
      listCircleNotes,
      ({ input }) => {
        const at = Number(input['after'] ?? 0)
        return { notes: kept[at] ?? [], next: at + 1 < kept.length ? `${at + 1}` : null }
      },
    ],
    [
      getCircleNote,
      ({ params }) => kept.flat().find(({ id }) => id === params['noteId']) ?? refuse('note_not_found', 404),
    ],
  )
  render(
    <QueryClientProvider client={queryClient}>
      <MemberNotesDialog
        member={ANNA}
        isGone={false}
        wish={{ favourites: 'true', search: 'was' }}
        hidden={hidden}
        hiddenBy="Favourites"
        onShowAll={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
  return asked
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('an edit stays open, with its words, when another device deletes the note', async () => {
  const kept = [[noteOf('n')]]
  open(kept)
  await press(/Click to read/)
  await press('Edit')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mine' } })
  kept[0] = []
  await act(() => queryClient.invalidateQueries({ queryKey: NOTES }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Click to read/, hidden: true })).toBeNull(),
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Mine')
})

it('what was typed is asked about before it is thrown away', async () => {
  open([[]])
  await press('Write a note')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Long words' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(await screen.findByText('Discard what you wrote?', {}, { timeout: 10_000 })).toBeTruthy()
  await press('Discard')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says what hides the notes that do not fit', async () => {
  open([[]], 1)
  expect(await screen.findByText('1 more note is hidden by: Favourites.')).toBeTruthy()
  expect(screen.queryByText('Nothing kept here yet.')).toBeNull()
})

it('shows earlier ones a page at a time, each page of what is looked for', async () => {
  const asked = open([[noteOf('latest')], [noteOf('earlier')]])
  expect(await screen.findByText('As latest was')).toBeTruthy()
  expect(screen.getByText('The latest 1 note')).toBeTruthy()
  await press('Show earlier notes')
  expect(await screen.findByText('As earlier was')).toBeTruthy()
  expect(screen.getByText('2 notes')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show earlier notes' })).toBeNull()
  const wish = { favourites: 'true', search: 'was', circleMemberId: 'anna' }
  expect(asked.map(({ input }) => input)).toEqual([wish, { ...wish, after: '1' }])
})
