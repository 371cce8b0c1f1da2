import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { profileQuery } from '../profile/queries.ts'
import { sessionQuery } from './queries.ts'
import { forgetPerson } from './session.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Page() {
  return useQuery(sessionQuery).data?.user ? <Inside /> : <p>Nobody</p>
}

/** What is drawn anew by the very press that logs out, as a menu that closes. */
function Inside() {
  const [isOpen, setIsOpen] = useState(true)
  const profile = useQuery(profileQuery).data
  return (
    <button
      type="button"
      onClick={() => {
        forgetPerson()
        setIsOpen(false)
      }}
    >
      {profile?.fullName} {isOpen && 'log out'}
    </button>
  )
}

it('of whoever logs out nothing is asked any more, and nothing stays', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  const user = { id: 'mara', email: 'mara@example.com', name: 'Mara', isEmailConfirmed: true }
  queryClient.setQueryData(sessionQuery.queryKey, { user })
  queryClient.setQueryData(profileQuery.queryKey, { fullName: 'Mara Lind' } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Mara Lind/ })))
  expect(await screen.findByText('Nobody')).toBeDefined()
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined())
  expect(asked).not.toHaveBeenCalled()
})
