import { deleteCircleNote, getCircleNote } from '@astrarium/contracts'
import type { CircleNote } from '@astrarium/contracts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { NOTES } from '../queries.ts'
import { NoteDetails } from './note-details.tsx'

const NOTE = { id: 'n', source: 'own', content: 'Likes the river.', createdAt: '2026-11-01' } as CircleNote

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('asks no more for a note that is being deleted, nor for one that is gone', async () => {
  const user = userEvent.setup()
  const closed = vi.fn<() => void>()
  const asked = serve(
    [getCircleNote, () => NOTE],
    [
      deleteCircleNote,
      async () => {
        // word of the change comes from the server before its answer
        await queryClient.invalidateQueries({ queryKey: NOTES })
        return { success: true }
      },
    ],
  )
  render(<NoteDetails note={NOTE} onClose={closed} />, inApp())
  await user.click(screen.getByRole('button', { name: 'Delete Note' }))
  await user.click(screen.getByRole('button', { name: 'Delete Note' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(asked).toHaveLength(1)
})
