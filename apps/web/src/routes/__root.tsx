import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { Toaster } from '../ui/toast/toaster.tsx'
import { words } from '../words/index.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
})

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

function NotFound() {
  const copy = words.common.notFound
  usePageTitle(copy.title)
  return (
    <AuthFrame>
      <p className="font-display text-3xl text-brass">{copy.code}</p>
      <h1 className="mt-3 mb-7 text-xl">{copy.title}</h1>
      <a href="/" className={buttonClass()}>
        {copy.home}
      </a>
    </AuthFrame>
  )
}
