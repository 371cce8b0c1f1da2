import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/toast/toaster.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  // a page that hardly anybody sees is no part of every start
  notFoundComponent: lazyRouteComponent(
    () => import('../features/shell/components/not-found-outside.tsx'),
    'NotFoundOutside',
  ),
})

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
