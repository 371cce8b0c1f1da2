import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { drafts } from '../run/ask-store.ts'
import { useDraft } from './use-draft.ts'

const user = { id: 'mara', email: 'mara@example.com', name: 'Mara', isEmailConfirmed: true }
const signIn = (id: string) => queryClient.setQueryData(sessionQuery.queryKey, { user: { ...user, id } })

afterEach(() => {
  sessionStorage.clear()
  queryClient.clear()
})

it('keeps what was begun for its conversation and person, wherever it is shown', () => {
  signIn('draft-of-mara')
  const chat = renderHook(() => useDraft('one'))
  const panel = renderHook(() => useDraft('one'))
  act(() => chat.result.current[1]('When'))
  expect(panel.result.current[0]).toBe('When')
  expect(renderHook(() => useDraft('two')).result.current[0]).toBe('')

  signIn('draft-of-jonas')
  expect(renderHook(() => useDraft('one')).result.current[0]).toBe('')
})

it('shows words that came back before those written since', () => {
  signIn('draft-of-anna')
  const { result } = renderHook(() => useDraft(null))
  act(() => result.current[1]('Later'))
  act(() => drafts.giveBack('draft-of-anna', null, 'First'))
  expect(result.current[0]).toBe('First\n\nLater')
})
