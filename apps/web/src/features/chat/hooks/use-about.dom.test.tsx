import { ask, getCircleMember, getThread } from '@astrarium/contracts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../test/app.tsx'
import { refuse, serve, tell } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { askRuns, chosenAbout } from '../run/ask-store.ts'
import { useConversation } from './use-conversation.ts'

const ID = '6f1f0bf2-7a35-4d1c-9a38-0c6a0f8f9e11'

beforeEach(() => {
  queryClient.setQueryData(['session'], { user: null })
})
afterEach(() => {
  askRuns.forget()
  chosenAbout.set({})
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('a new conversation about somebody names them, and sends their id alone', async () => {
  const answer = tell('thread-1', 'ask-1')
  const asked = serve(
    [ask, () => answer.response],
    [getCircleMember, () => ({ id: ID, name: 'Anna Feldt' })],
    [getThread, () => refuse('thread_not_found', 404)],
  )
  const chat = renderInApp(() => useConversation(null))
  act(() => chat.result.current.about.choose(ID))
  await vi.waitFor(() => expect(chat.result.current.about.name).toBe('Anna Feldt'))
  act(() => chat.result.current.setDraft('How do we get on?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(JSON.stringify(asked)).toContain('circleMemberData'))
  expect(JSON.stringify(asked)).not.toContain('Anna')
})

it('whoever is in no Circle is let go of, and a toast says so', async () => {
  const told = vi.spyOn(toast, 'destructive')
  serve([getCircleMember, () => refuse('member_not_found', 404)])
  const chat = renderInApp(() => useConversation(null))
  act(() => chat.result.current.about.choose(ID))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Invalid relationship data in URL'))
  expect(chat.result.current.about.id).toBeNull()
})

it('whom a conversation was about is back in the new one when its first send fails', async () => {
  const answer = tell('thread-1', 'ask-1')
  serve(
    [ask, () => answer.response],
    [getCircleMember, () => ({ id: ID, name: 'Anna Feldt' })],
    [getThread, () => refuse('thread_not_found', 404)],
  )
  const onGone = vi.fn<(threadId: string) => void>()
  const chat = renderInApp(() => useConversation(null, { onOpened: () => {}, onGone }))
  act(() => chat.result.current.about.choose(ID))
  act(() => chat.result.current.setDraft('How do we get on?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(chosenAbout.get()).toEqual({ 'thread-1': ID }))
  answer.ends('withdrawn')
  await vi.waitFor(() => expect(onGone).toHaveBeenCalled())
  expect(chosenAbout.get()).toEqual({ new: ID })
})
