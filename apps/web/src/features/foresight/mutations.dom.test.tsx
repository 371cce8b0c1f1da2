import { listSavedForesights, setForesightSaved } from '@astrarium/contracts'
import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp, renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { SavedPage } from './components/saved-page.tsx'
import { useRemoveSaved, useSetSaved } from './mutations.ts'

const toasts = () => renderHook(useToasts).result.current
afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['removed from the saved ones', () => useRemoveSaved('f'), 'Failed to remove forecast from saved items'],
  ['saved', () => useSetSaved('f'), 'Failed to save forecast. Please try again.'],
])('a forecast that cannot be %s says so', async (_, useChange, title) => {
  serve([setForesightSaved, () => refuse('internal', 500)])
  const change = renderInApp(useChange as () => { mutateAsync: (isSaved: boolean) => Promise<unknown> })
  await act(() => change.result.current.mutateAsync(true).catch(() => {}))
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title })
})

it('saved forecasts that cannot be loaded say “Failed to load saved forecasts”', async () => {
  serve([listSavedForesights, () => refuse('internal', 500)])
  render(<SavedPage />, inApp())
  expect(await screen.findByText('Failed to load saved forecasts')).toBeTruthy()
})
