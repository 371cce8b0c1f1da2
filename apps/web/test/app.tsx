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

/** The app's cache of queries, and a router that knows the addresses of the chat, for what a test renders. */
export function inApp(address = '/sanctum/ask') {
  const root = createRootRoute({ component: Outlet })
  const paths = ['/sanctum', '/sanctum/ask', '/sanctum/ask/$threadId']
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </QueryClientProvider>
    ),
    address: () => router.state.location.pathname,
  }
}

/** A hook within the app. */
export function renderInApp<Result>(
  hook: () => Result,
  from?: string,
): RenderHookResult<Result, unknown> & { address: () => string } {
  const { wrapper, address } = inApp(from)
  return { ...renderHook(hook, { wrapper }), address }
}
