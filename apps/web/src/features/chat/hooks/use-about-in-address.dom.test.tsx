import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { toast } from '../../../ui/toast/toast.ts'
import { useAboutInAddress } from './use-about-in-address.ts'

const ID = '6f1f0bf2-7a35-4d1c-9a38-0c6a0f8f9e11'
let told: MockInstance<typeof toast.destructive>
beforeEach(() => {
  told = vi.spyOn(toast, 'destructive')
})

/** The page of that address, with nothing on it. */
async function opened(query: string) {
  const choose = vi.fn<(id: string) => void>()
  const setDraft = vi.fn<(text: string) => void>()
  function Page() {
    useAboutInAddress(choose, setDraft)
    return <p>Ask</p>
  }
  const root = createRootRoute({ component: Outlet })
  const ask = createRoute({ getParentRoute: () => root, path: '/sanctum/ask', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([ask]),
    history: createMemoryHistory({ initialEntries: [`/sanctum/ask?${query}`] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('Ask')
  return { choose, setDraft, search: () => router.state.location.search }
}

it('whom the address names is taken over with the question, and the address is cleared', async () => {
  const member = encodeURIComponent(JSON.stringify({ id: ID, name: 'whatever is typed here' }))
  const { choose, setDraft, search } = await opened(
    `relationship=true&circleMember=${member}&prompt=${encodeURIComponent('How do we get on?')}`,
  )
  await waitFor(() => expect(search()).toEqual({}))
  expect(choose.mock.calls).toEqual([[ID]])
  expect(setDraft.mock.calls).toEqual([['How do we get on?']])
  expect(told).not.toHaveBeenCalled()
})

it.each(['{oops', '{"name":"Anna"}', ''])(
  '%j names nobody: a toast says so, and it is cleared',
  async (json) => {
    const { choose, search } = await opened(`relationship=true&circleMember=${encodeURIComponent(json)}`)
    await waitFor(() => expect(told).toHaveBeenCalledWith('Invalid relationship data in URL'))
    await waitFor(() => expect(search()).toEqual({}))
    expect(choose).not.toHaveBeenCalled()
  },
)

it('without a relationship nothing of the address is taken', async () => {
  const { choose, setDraft, search } = await opened('prompt=Hello')
  expect([choose.mock.calls, setDraft.mock.calls, told.mock.calls]).toEqual([[], [], []])
  expect(search()).toEqual({ prompt: 'Hello' })
})
