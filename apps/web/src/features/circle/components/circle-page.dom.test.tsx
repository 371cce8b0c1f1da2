import type { CircleMemberCard, Profile } from '@astrarium/contracts'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { profileQuery } from '../../profile/queries.ts'
import { circleQuery } from '../queries.ts'
import { CirclePage } from './circle-page.tsx'
import { loadDrawing } from './drawing-here.ts'

const ANNA = {
  id: 'anna',
  name: 'Anna Feldt',
  ring: 'soul_anchor',
  relationshipTag: 'friend',
  sunSign: 'Leo',
  createdAt: '2026-01-01T00:00:00Z',
} as CircleMemberCard

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the drawing that came with its route stands with the page, and is waited for no longer', async () => {
  const room = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => room)
  serve()
  queryClient.setQueryData(circleQuery.queryKey, [ANNA])
  queryClient.setQueryData(profileQuery.queryKey, { fullName: 'Mara', isFindable: true } as Profile)
  await loadDrawing()
  const { container } = render(<CirclePage showsRequests={false} />, inApp('/sanctum'))
  expect(container.querySelector('[data-seal="anna"]')).not.toBeNull()
})
