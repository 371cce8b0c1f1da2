import { listSavedInsights, type SavedInsight } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { NotePage } from './note-page.tsx'

const NOTE = {
  id: 'one',
  date: '2026-11-20',
  createdAt: '2026-11-20T09:00:00Z',
  content: 'A day for finishing\n\n**Grounding Practice**\nWalk home the long way.',
  supportPhrase: 'Walk home the long way.',
} as SavedInsight

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('whoever came to a note by keys stays at its heading when its words come', async () => {
  serve([listSavedInsights, () => ({ notes: [NOTE], total: 1 })])
  render(<NotePage noteId="one" />, inApp())
  const heading = screen.getByRole('heading', { level: 1 })
  heading.focus()
  expect(await screen.findByRole('heading', { name: 'A day for finishing' })).toBe(document.activeElement)
})
