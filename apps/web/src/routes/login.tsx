import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { LogInForm } from '../features/auth/components/log-in-form.tsx'
import { SignOutOnArrival } from '../features/auth/components/sign-out-on-arrival.tsx'
import { nextPath } from '../features/auth/next-path.ts'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

const STEPS = ['code', 'terms'] as const

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { next?: string; step?: 'code' | 'terms' } => {
    const next = nextPath(search.next)
    const step = STEPS.find((one) => one === search.step)
    return { ...(next !== undefined && { next }), ...(step && { step }) }
  },
  component: LogIn,
})

function LogIn() {
  usePageTitle(words.auth.logIn.page)
  // the router hands on what it was given; only a path of ours goes further
  const search = Route.useSearch()
  const next = nextPath(search.next)
  return (
    <AuthFrame>
      <SignOutOnArrival>
        <LogInForm next={next} begins={search.step ?? 'password'} />
      </SignOutOnArrival>
    </AuthFrame>
  )
}
