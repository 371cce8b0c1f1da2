import { updateProfile } from '@astrarium/contracts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { profileQuery } from '../../profile/queries.ts'
import { useWelcome } from './use-welcome.ts'

const NEW = { hasSeenWelcomeModal: false }
beforeEach(() => void queryClient.setQueryData(profileQuery.queryKey, NEW as never))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a welcome that could not be shown is not counted as seen, and opens nothing by itself', () => {
  const asked = serve([updateProfile, () => ({ hasSeenWelcomeModal: true })])
  const { result } = renderInApp(() => useWelcome(null, null))
  expect(result.current).toMatchObject({ isDue: true, isHere: true, isOver: false })
  act(() => result.current.postpone())
  expect(result.current).toMatchObject({ isDue: false, isHere: false, isOver: true })
  expect(asked).toEqual([])
})

it('one that was closed is counted as seen', async () => {
  const asked = serve([updateProfile, () => ({ hasSeenWelcomeModal: true })])
  const { result } = renderInApp(() => useWelcome(null, null))
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isDue: false, isHere: true, isOver: true })
  await vi.waitFor(() => expect(asked.map(({ input }) => input)).toEqual([{ hasSeenWelcomeModal: true }]))
})
