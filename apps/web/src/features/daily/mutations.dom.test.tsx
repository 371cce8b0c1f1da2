import { deleteSavedInsight, listSavedInsights } from '@astrarium/contracts'
import { act, render, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp, renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { NotesPage } from './components/notes-page.tsx'
import { useDeleteNote, useUnsaveInsight } from './mutations.ts'

const toasts = () => renderHook(useToasts).result.current
afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['an insight taken out of the notes', () => useUnsaveInsight(), { title: 'Error Unsaving Insight' }],
  [
    'a note deleted',
    () => useDeleteNote('note', () => {}),
    { title: 'Error Deleting Note', description: 'Failed to delete the note. Please try again.' },
  ],
])('%s, which is refused, says so', async (_, useChange, said) => {
  serve([deleteSavedInsight, () => refuse('internal', 500)])
  const change = renderInApp(useChange as () => { mutateAsync: (savedId: string) => Promise<unknown> })
  await act(() => change.result.current.mutateAsync('note').catch(() => {}))
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', ...said })
})

it('notes that cannot be loaded say “Error Loading Notes”', async () => {
  serve([listSavedInsights, () => refuse('internal', 500)])
  render(<NotesPage />, inApp())
  await expect
    .poll(() => toasts()[0])
    .toMatchObject({
      kind: 'destructive',
      title: 'Error Loading Notes',
      description: 'Failed to load your saved daily insights.',
    })
})

it('a daily chart that is ready says how many transits touch the person', () => {
  const { ready } = words.dailyGate
  expect(ready(1)).toBe('Your daily chart is ready! Found 1 personal transit affecting your chart today.')
  expect(ready(4)).toMatch(/Found 4 personal transits affecting/)
})
