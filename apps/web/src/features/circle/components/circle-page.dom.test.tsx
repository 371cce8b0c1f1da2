import type { CircleMemberCard, CircleToday, Profile } from '@astrarium/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { profileQuery } from '../../profile/queries.ts'
import { circleQuery, circleTodayKey } from '../queries.ts'
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

const BO = { ...ANNA, id: 'bo', name: 'Bo Lang', ring: 'light_connector' } as CircleMemberCard

async function showDrawn(members: CircleMemberCard[]) {
  const room = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => room)
  serve()
  queryClient.setQueryData(circleQuery.queryKey, members)
  queryClient.setQueryData(profileQuery.queryKey, { fullName: 'Mara', isFindable: true } as Profile)
  await loadDrawing()
  return render(<CirclePage showsRequests={false} />, inApp('/sanctum'))
}

it('the drawing that came with its route stands with the page, and is waited for no longer', async () => {
  const { container } = await showDrawn([ANNA])
  expect(container.querySelector('[data-seal="anna"]')).not.toBeNull()
})

it('who today touches is chosen, until somebody else is', async () => {
  const today: CircleToday = {
    forDate: '2026-11-23',
    sun: { longitude: 241, sign: 'Sagittarius' },
    moon: { longitude: 40, sign: 'Taurus' },
    between: [{ memberId: 'bo', aspect: 'square', title: 'A short temper', text: 'Until 20:00.' }],
    days: [],
  }
  queryClient.setQueryData([...circleTodayKey, new Date().toDateString()], today)
  await showDrawn([ANNA, BO])
  expect(screen.getByRole('region', { name: 'Bo Lang' })).toBeTruthy()
  fireEvent.click(screen.getByRole('option', { name: /^Anna/ }))
  expect(screen.getByRole('region', { name: 'Anna Feldt' })).toBeTruthy()
})
