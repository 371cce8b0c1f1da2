import { listBalanceEntries } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { BalanceEntries } from './balance-entries.tsx'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('whoever has asked nothing yet is led to a question', async () => {
  serve([listBalanceEntries, () => ({ entries: [], nextBefore: null })])
  render(<BalanceEntries />, inApp())
  expect((await screen.findByRole('link', { name: 'Ask Arion' })).getAttribute('href')).toBe('/sanctum/ask')
})
