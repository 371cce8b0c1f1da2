import {
  getCircleMember,
  listCircleRequests,
  sendInvitationEmail,
  updateCircleMember,
} from '@astrarium/contracts'
import type { CircleMember } from '@astrarium/contracts'
import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast, useToasts } from '../../../ui/toast/toast.ts'
import { InviteNotice } from './invite-notice.tsx'
import { MemberDialogs } from './member-dialogs.tsx'

const ANNA = {
  id: 'anna',
  name: 'Anna',
  relationshipTag: 'friend',
  contextDescription: 'A choir.',
  birth: null,
  link: null,
  isLate: false,
  version: 1,
} as CircleMember
const WAITING = {
  id: 'r',
  circleMemberId: 'anna',
  status: 'pending',
  recipientName: 'anna@example.com',
  by: 'mail',
  expiresAt: '2026-12-20T12:00:00Z',
}

const toasts = () => renderHook(useToasts).result.current
const requests = (sent: object[]) => ({ incoming: [], sent, limits: {}, blocked: [] })
const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockReset())
afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function editing({ isGone = false, invites = (): unknown => ({ success: true, emailId: 'e' }) } = {}) {
  const asked = serve(
    [getCircleMember, () => ANNA],
    [listCircleRequests, () => requests([])],
    [updateCircleMember, () => ({ ...ANNA, version: 2 })],
    [sendInvitationEmail, invites],
  )
  const shown = (gone: boolean) => (
    <MemberDialogs opened={{ kind: 'edit', member: ANNA }} isGone={gone} onClose={onClose} />
  )
  const { rerender } = render(shown(isGone), inApp())
  const context = await screen.findByRole('textbox', { name: /Relationship Context/ })
  return { asked, context, removed: () => rerender(shown(true)) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('an edit may send a letter to somebody who is there, and they are who it is for', async () => {
  const { asked } = await editing()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send invitation email' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Email Address/ }), 'anna@example.com')
  await press('Save')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(asked.find(({ path }) => path === sendInvitationEmail.path)?.input).toEqual({
    inviteeEmail: 'anna@example.com',
    circleMemberId: 'anna',
  })
})

it('a letter that fails leaves the edit saved, and says why', async () => {
  await editing({ invites: () => refuse('invited_lately', 429) })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send invitation email' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Email Address/ }), 'anna@example.com')
  await press('Save')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(toasts().map(({ title }) => title)).toContain('Failed to send invitation')
})

it('words that are typed are asked about before they go', async () => {
  const { context } = await editing()
  await userEvent.type(context, ' And a boat.')
  await press('Cancel')
  expect(await screen.findByText('Discard what you wrote?')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await press('Discard')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('of somebody who is removed on another screen the words stay, and can be taken along', async () => {
  const { context, removed } = await editing()
  await userEvent.type(context, ' And a boat.')
  removed()
  expect(await screen.findByText('Anna was removed on another screen.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy what I wrote')
  expect(written).toHaveBeenCalledWith('Anna\nA choir. And a boat.')
})

it('the page of somebody who is not linked offers a letter, or says what waits and takes it back', async () => {
  const onInvite = vi.fn<() => void>()
  let sent: object[] = []
  serve([listCircleRequests, () => requests(sent)])
  const { unmount } = render(<InviteNotice member={ANNA} onInvite={onInvite} />, inApp())
  await userEvent.click(await screen.findByRole('button', { name: 'Invite by email' }))
  expect(onInvite).toHaveBeenCalled()
  unmount()
  queryClient.clear()
  sent = [WAITING]
  render(<InviteNotice member={ANNA} onInvite={onInvite} />, inApp())
  expect(await screen.findByText(/An invitation waits for the answer of Anna, until/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
})
