import { getNotesOverview, getProfile, listCircleMembers, listCircleNotes } from '@astrarium/contracts'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast, useToasts } from '../../../ui/toast/toast.ts'
import { circleQuery } from '../../circle/queries.ts'
import { NotesPage } from './notes-page.tsx'

const ANNA = { id: 'anna', name: 'Anna Feldt', relationshipTag: 'friend', ring: 'soul_anchor', link: null }
const TOM = { ...ANNA, id: 'tom', name: 'Tom' }
const STATISTICS = { total: 2000, favourites: 3, completed: 4, recent: 5, averageWords: 6 }
const PROFILE = { currentTimeZone: 'UTC' }

const toasts = () => renderHook(useToasts).result.current
afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('notes that cannot be loaded say “Failed to load circle notes”, with another try', async () => {
  let isDown = true
  serve(
    [
      getNotesOverview,
      () => (isDown ? refuse('internal', 500) : { people: [], statistics: { ...STATISTICS, total: 0 } }),
    ],
    [listCircleMembers, () => ({ members: [ANNA] })],
    [getProfile, () => PROFILE],
  )
  render(<NotesPage memberId={null} />, inApp())
  await vi.waitFor(() =>
    expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'Failed to load circle notes' }),
  )
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Your circle is waiting to be remembered.')).toBeTruthy()
})

it('the words looked for are asked of the server, and the numbers stay those of all notes', async () => {
  const asked = serve(
    [
      getNotesOverview,
      ({ input }) => ({
        people: input['search']
          ? [{ circleMemberId: 'tom', count: 2, total: 1500 }]
          : [
              { circleMemberId: 'tom', count: 1500, total: 1500 },
              { circleMemberId: 'anna', count: 500, total: 500 },
            ],
        statistics: STATISTICS,
      }),
    ],
    [listCircleMembers, () => ({ members: [ANNA, TOM] })],
    [getProfile, () => PROFILE],
  )
  render(<NotesPage memberId={null} />, inApp())
  expect(await screen.findByRole('button', { name: 'Tom, 1500 notes' })).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' river ' } })
  expect(await screen.findByRole('button', { name: 'Tom, 2 notes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Anna/ })).toBeNull()
  expect(screen.getByText('2 notes found')).toBeTruthy()
  expect(screen.getByText('2000')).toBeTruthy()
  expect(asked.filter(({ input }) => 'search' in input).map(({ input }) => input)).toEqual([
    { search: 'river' },
  ])
})

it('a note about somebody who is removed on another screen keeps its words, and says so', async () => {
  let members = [ANNA]
  const people = [{ circleMemberId: 'anna', count: 1, total: 1 }]
  serve(
    [getNotesOverview, () => ({ people, statistics: STATISTICS })],
    [listCircleNotes, () => ({ notes: [], next: null })],
    [listCircleMembers, () => ({ members })],
    [getProfile, () => PROFILE],
  )
  render(<NotesPage memberId="anna" />, inApp())
  fireEvent.click(await screen.findByRole('button', { name: 'Write a note' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Long words' } })
  members = []
  await act(() => queryClient.invalidateQueries({ queryKey: circleQuery.queryKey }))
  expect(await screen.findByText('Anna Feldt was removed on another screen.')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Long words')
})
