import { acceptCircleInvite, declineCircleRequest, listCircleMembers } from '@astrarium/contracts'
import type { IncomingRequest } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../../test/app.tsx'
import { serve } from '../../../../../test/server.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { circleQuery } from '../../queries.ts'
import { IncomingCard } from './incoming-card.tsx'

const REQUEST = { id: 'r', senderId: 's', senderName: 'Anna Feldt', message: null } as IncomingRequest
const CIRCLE = [{ id: 'anna', name: 'Anna', link: null, isLate: false }]

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function shown(request: IncomingRequest, members: object[] = []) {
  const asked = serve(
    [listCircleMembers, () => ({ members })],
    [acceptCircleInvite, () => ({ success: true, memberId: 'm' })],
    [declineCircleRequest, () => ({ success: true })],
  )
  queryClient.setQueryData(circleQuery.queryKey, members as never)
  render(<IncomingCard request={request} />, inApp())
  return () => asked.filter(({ path }) => !path.endsWith('/members')).map(({ input }) => input)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('shows the ring alone unless more is chosen, and says what each step gives away', async () => {
  const sent = shown(REQUEST)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /The ring and words/ }).checked).toBe(true)
  expect(screen.getByText(/work out when and where you were born/)).toBeTruthy()
  await press('Accept')
  await expect.poll(sent).toEqual([{ inviteId: 'r', scope: 'ring', relationshipTag: 'friend' }])
})

it.each([
  ['Yes, join', { circleMemberId: 'anna' }],
  ['No, a new person', {}],
])('asks whether it is who stands in the Circle already: %s', async (answer, joins) => {
  const sent = shown(REQUEST, CIRCLE)
  await press('Accept')
  expect(screen.getByText('Is this the Anna who is in your Circle already?')).toBeTruthy()
  expect(sent()).toEqual([])
  await press(answer)
  await expect.poll(sent).toEqual([{ inviteId: 'r', scope: 'ring', relationshipTag: 'friend', ...joins }])
})

it('leads keys and ears to that question, and back to “Accept”', async () => {
  const sent = shown(REQUEST, CIRCLE)
  await press('Accept')
  const question = 'Is this the Anna who is in your Circle already?'
  expect(document.activeElement).toBe(screen.getByRole('group', { name: question }))
  await press('Cancel')
  expect(screen.queryByText(question)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept' }))
  expect(sent()).toEqual([])
})

it.each([
  ['Decline without telling', 'quiet'],
  ['Block their requests', 'never'],
])('has other ways to decline: %s', async (name, how) => {
  const sent = shown(REQUEST)
  await press('Other ways to decline Anna Feldt')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  await expect.poll(sent).toEqual([{ how }])
})

it('of whoever has no name any more is from “Unknown User”', () => {
  shown({ ...REQUEST, senderName: '' })
  expect(screen.getByText('Unknown User')).toBeTruthy()
})
