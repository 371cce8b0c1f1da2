import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderHook, type RenderHookResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from '../src/lib/query-client.ts'

/** A hook within the app's cache of queries, and within a router that knows the addresses of the chat. */
export function renderInApp<Result>(
  hook: () => Result,
  address = '/sanctum/ask',
): RenderHookResult<Result, unknown> & { address: () => string } {
  const root = createRootRoute({ component: Outlet })
  const paths = ['/sanctum', '/sanctum/ask', '/sanctum/ask/$threadId']
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const rendered = renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </QueryClientProvider>
    ),
  })
  return { ...rendered, address: () => router.state.location.pathname }
}
