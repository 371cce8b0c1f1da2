import { createRouter } from '@tanstack/react-router'
import { queryClient } from './lib/query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { Crash } from './ui/crash.tsx'
import { PulseLoader } from './ui/pulse-loader.tsx'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: () => <PulseLoader room="min-h-dvh" />,
  defaultOnCatch: (error) => console.error(error),
  defaultErrorComponent: ({ error }) => (
    <Crash error={error} route={router.state.matches.at(-1)?.fullPath ?? '/'} />
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
