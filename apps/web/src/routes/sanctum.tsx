import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { appInfoQuery, sessionQuery } from '../features/auth/queries.ts'
import { signOut } from '../features/auth/session.ts'
import { balanceQuery } from '../features/billing/queries.ts'
import { useLiveCircle } from '../features/live/hooks/use-live-circle.ts'
import { profileQuery } from '../features/profile/queries.ts'
import { dailySkyQuery } from '../features/shell/queries.ts'
import { NotFoundInside } from '../features/shell/components/not-found-inside.tsx'
import { SanctumFrame } from '../features/shell/components/sanctum-frame.tsx'
import { PulseLoader } from '../ui/pulse-loader.tsx'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/sanctum')({
  beforeLoad: async ({ context, location, cause }) => {
    const { user } = await context.queryClient.query({ ...sessionQuery, staleTime: 'static' })
    if (!user) throw redirect({ to: '/login', search: { next: location.href } })
    // whoever comes in waits for a whole page: a press between the way there and what it asks for is heard
    if (cause === 'enter') await inATaskOfItsOwn()
  },
  // what came along with the page is known a moment later: the first drawing has all of it, and nothing
  // moves when it comes. What has to be asked for is not waited for
  loader: async ({ context: { queryClient } }) => {
    void queryClient.query(appInfoQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
    void queryClient.query(balanceQuery).catch(noop)
    void queryClient.query(dailySkyQuery(new Date())).catch(noop)
    await inATaskOfItsOwn()
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <PulseLoader label={words.shell.loading} room="min-h-dvh" />,
  component: Sanctum,
  notFoundComponent: NotFoundInside,
})

function inATaskOfItsOwn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function Sanctum() {
  const { data } = useQuery(sessionQuery)
  useLiveCircle()
  // signed out a moment ago: nothing of the person stays on the screen while the way to the front page is
  // short
  if (!data?.user) return <PulseLoader label={words.shell.loggingOut} room="min-h-dvh" />
  return (
    <SanctumFrame user={data.user} onLogOut={() => void signOut()}>
      <Outlet />
    </SanctumFrame>
  )
}
