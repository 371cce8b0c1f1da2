import { listCircleMembers } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { CircleCard } from './circle-card.tsx'

const someone = (name: string) => ({
  id: name,
  name,
  ring: 'soul_anchor',
  link: null,
  relationshipTag: 'friend',
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says how many there are, and leads to them and to the notes', async () => {
  serve([listCircleMembers, () => ({ members: ['Anna', 'Tom'].map(someone) })])
  render(<CircleCard />, inApp())
  expect(await screen.findByText('2 people in your circle')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View Your Circle' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Circle Notes' })).toBeTruthy()
})

it('without anybody leads to the first, and has no notes', async () => {
  serve([listCircleMembers, () => ({ members: [] })])
  render(<CircleCard />, inApp())
  expect(await screen.findByRole('link', { name: 'Add Someone' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'My Circle Notes' })).toBeNull()
})

it('that cannot be loaded says so, and tries again', async () => {
  let isDown = true
  serve([listCircleMembers, () => (isDown ? refuse('internal', 500) : { members: [] })])
  render(<CircleCard />, inApp())
  expect(await screen.findByText('Failed to load circle members')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Add Someone' })).toBeTruthy()
})
