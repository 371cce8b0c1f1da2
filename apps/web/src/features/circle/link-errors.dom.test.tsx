import {
  acceptCircleInvite,
  cancelCircleRequest,
  declineCircleRequest,
  hearAgain,
  listCircleRequests,
  sendCircleRequest,
  sendInvitationEmail,
  unlinkMember,
} from '@astrarium/contracts'
import type { CircleMember, Endpoint, IncomingRequest } from '@astrarium/contracts'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inApp, renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { InvitationStatus } from './components/add/invitation-status.tsx'
import { InviteByMail } from './components/add/invite-by-mail.tsx'
import { RequestsDialog } from './components/requests/requests-dialog.tsx'
import {
  useAnswerRequest,
  useCancelRequest,
  useSendInvitation,
  useSendRequest,
  useUnlink,
} from './link-mutations.ts'
import type { Answer } from './link-mutations.ts'
import { circleQuery, memberQuery } from './queries.ts'

const TOM = { id: 'request', senderId: 'tom', senderName: 'Tom', message: null } as IncomingRequest
const REQUESTS = {
  incoming: [TOM],
  sent: [],
  limits: { sentToday: 0, aDay: 20, pending: 0, mostPending: 50 },
  blocked: [],
}
const ACCEPT: Answer = { kind: 'accept', scope: 'ring', relationshipTag: 'friend' }
const DECLINE: Answer = { kind: 'decline', how: 'told' }

const toasts = () => renderHook(useToasts).result.current
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function attempt<Wish>(useChange: () => { mutateAsync: (wish: Wish) => Promise<unknown> }, wish: Wish) {
  const change = renderInApp(useChange)
  await act(() => change.result.current.mutateAsync(wish).catch(() => {}))
}

describe('what is sent', () => {
  it('as a request, and is refused, says “Failed to send circle request”', async () => {
    serve([sendCircleRequest, () => refuse('request_exists', 409)])
    await attempt(useSendRequest, { recipientUserId: 'tom', relationshipTag: 'friend' })
    expect(toasts()[0]).toMatchObject({
      kind: 'destructive',
      title: 'Failed to send circle request',
      description: 'There is a request between you two already.',
    })
  })

  it('as a letter, and is refused, says “Failed to send invitation”', async () => {
    serve([sendInvitationEmail, () => refuse('invited_lately', 429)])
    await attempt(useSendInvitation, { inviteeEmail: 'tom@example.com' })
    expect(toasts()[0]).toMatchObject({
      kind: 'destructive',
      title: 'Failed to send invitation',
      description: 'You wrote to this address within the last week. You can write again in a few days.',
    })
  })

  it('to nowhere is not sent: “Email or phone number required”', async () => {
    const asked = serve([sendInvitationEmail, () => ({ success: true, emailId: 'e' })])
    render(<InviteByMail wish={{ relationshipTag: 'friend' }} />, inApp())
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }))
    expect(screen.getByText('Email or phone number required')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: /Email Address/ }), 'tom')
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }))
    expect(screen.getByText('Please enter an email address.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('to a number is not sent, and says why', async () => {
    const asked = serve([sendInvitationEmail, () => ({ success: true, emailId: 'e' })])
    render(<InviteByMail wish={{ relationshipTag: 'friend' }} />, inApp())
    await userEvent.type(screen.getByRole('textbox', { name: /Email Address/ }), '+44 20 7946 0018')
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }))
    expect(screen.getByText(/Invitations go by email alone/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('to whoever was just added, and fails, is only warned about, with its reason', async () => {
    serve([sendInvitationEmail, () => refuse('mail_not_sent', 500)])
    function Added() {
      const invitation = useSendInvitation({ isSaid: true })
      return (
        <>
          <button type="button" onClick={() => invitation.mutate({ inviteeEmail: 'tom@example.com' })}>
            Add
          </button>
          <InvitationStatus invitation={invitation} />
        </>
      )
    }
    render(<Added />, inApp())
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^The invitation to tom@example\.com was not sent\. ./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(toasts()).toEqual([])
  })

  it('to whoever was just added, and fails once that screen is left, is said by a message', async () => {
    let fail!: (answer: Response) => void
    serve([sendInvitationEmail, () => new Promise<Response>((resolve) => void (fail = resolve))])
    const { result, unmount } = renderInApp(() => useSendInvitation({ isSaid: true }))
    act(() => result.current.mutate({ inviteeEmail: 'tom@example.com' }))
    await waitFor(() => expect(fail).toBeDefined())
    unmount()
    fail(refuse('mail_not_sent', 500))
    await expect.poll(() => toasts()[0]?.title).toBe('Failed to send invitation')
  })

  it('and cannot be taken back says “Failed to cancel request”', async () => {
    serve([cancelCircleRequest, () => refuse('request_not_found', 404)])
    await attempt(useCancelRequest, 'request')
    expect(toasts()[0]).toMatchObject({
      kind: 'destructive',
      title: 'Failed to cancel request',
      description: 'Request not found',
    })
  })
})

describe('an answer to a request', () => {
  const refused = (code: string, status: number) => () => refuse(code, status)
  it.each<[what: string, Answer, says: () => unknown, description: string]>([
    ['accepted, gone meanwhile', ACCEPT, refused('request_not_found', 404), 'Request not found'],
    [
      'accepted into a full circle',
      ACCEPT,
      refused('circle_full', 409),
      'Your circle is full: it holds 500 people.',
    ],
    [
      'accepted, where the two could not be linked',
      ACCEPT,
      refused('connection_failed', 500),
      'Failed to create circle connection. Please try again.',
    ],
    ['accepted, at a fault of ours', ACCEPT, refused('internal', 500), 'Failed to accept request'],
    ['accepted, without a line', ACCEPT, offline, 'Failed to accept request. Please try again.'],
    ['declined, gone meanwhile', DECLINE, refused('request_not_found', 404), 'Request not found'],
    ['declined, at a fault of ours', DECLINE, refused('internal', 500), 'Failed to decline request'],
    ['declined, without a line', DECLINE, offline, 'Failed to respond to request'],
  ])('%s, says so under “Error”, and the list is read anew', async (_, answer, says, description) => {
    const asked = serve(
      [acceptCircleInvite, says],
      [declineCircleRequest, says],
      [listCircleRequests, () => REQUESTS],
    )
    render(<RequestsDialog onSearch={() => {}} onClose={() => {}} />, inApp())
    await screen.findByText('wants to join your circle')
    await attempt(() => useAnswerRequest(TOM), answer)
    expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'Error', description })
    await waitFor(() => expect(timesListed(asked)).toBe(2))
  })

  it.each<[what: string, Answer, title: string, description: string]>([
    ['accepted', ACCEPT, 'Request Accepted', 'Tom has been added to your circle!'],
    ['declined', DECLINE, 'Request Declined', 'Declined invitation from Tom.'],
  ])('%s, says so', async (_, answer, title, description) => {
    serve(
      [acceptCircleInvite, () => ({ success: true, memberId: 'm' })],
      [declineCircleRequest, () => ({ success: true })],
    )
    await attempt(() => useAnswerRequest(TOM), answer)
    expect(toasts()[0]).toMatchObject({ kind: 'success', title, description })
  })
})

it('requests that cannot be loaded say “Failed to load circle requests”, with another try', async () => {
  let isDown = true
  serve([listCircleRequests, () => (isDown ? refuse('internal', 500) : REQUESTS)])
  render(<RequestsDialog onSearch={() => {}} onClose={() => {}} />, inApp())
  expect(await screen.findByText('Failed to load circle requests')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('wants to join your circle')).toBeTruthy()
})

it('blocking somebody’s requests can be undone where requests are listed', async () => {
  let blocked = [{ id: 'block', name: 'Vera', since: '2026-11-20T18:00:00Z' }]
  const asked = serve(
    [listCircleRequests, () => ({ ...REQUESTS, blocked })],
    [hearAgain, () => ({ success: true })],
  )
  render(<RequestsDialog onSearch={() => {}} onClose={() => {}} />, inApp())
  const undo = await screen.findByRole('button', { name: 'Let Vera ask again' })
  blocked = []
  await userEvent.click(undo)
  await waitFor(() => expect(screen.queryByText('People you blocked')).toBeNull())
  expect(asked.some(({ path }) => path === '/api/circle/blocks/block')).toBe(true)
  expect(toasts()[0]).toMatchObject({ kind: 'success', title: 'Requests from Vera reach you again' })
})

it('of whoever the person unlinks nothing stays that a page could show before it has the new answer', async () => {
  serve([unlinkMember, () => ({ success: true })])
  queryClient.setQueryData(circleQuery.queryKey, [])
  queryClient.setQueryData(memberQuery('tom').queryKey, {} as CircleMember)
  await attempt(() => useUnlink('tom', 'Tom', () => {}), undefined)
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([])
  expect(toasts()[0]).toMatchObject({ kind: 'success', title: 'You and Tom are no longer linked' })
})

function timesListed(asked: { path: string }[]): number {
  const { path }: Pick<Endpoint, 'path'> = listCircleRequests
  return asked.filter((one) => one.path === path).length
}

it('where nobody asks there is a way to ask somebody', async () => {
  serve([listCircleRequests, () => ({ ...REQUESTS, incoming: [] })])
  const onSearch = vi.fn<() => void>()
  render(<RequestsDialog onSearch={onSearch} onClose={() => {}} />, inApp())
  expect(await screen.findByText('No pending requests')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Find Existing User' }))
  expect(onSearch).toHaveBeenCalledOnce()
})
