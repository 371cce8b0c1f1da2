import { eraseInvitation, showInvitation } from '@astrarium/contracts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { invitationQuery } from '../link-queries.ts'
import { InvitationLink } from './invitation-link.tsx'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('an invitation that was deleted is not looked for again where its page stays open', async () => {
  const asked = serve(
    [showInvitation, () => ({ senderName: 'Mara Lind', expiresAt: '2026-12-01T00:00:00.000Z' })],
    [eraseInvitation, () => ({ success: true })],
  )
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
  render(<InvitationLink token="t" />, inApp())
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete this invitation' }))
  await screen.findByRole('heading', { name: 'The invitation is deleted' })
  await act(() => queryClient.invalidateQueries({ queryKey: invitationQuery('t').queryKey }))
  expect(asked.map(({ path }) => path)).toEqual([showInvitation.path, eraseInvitation.path])
})
