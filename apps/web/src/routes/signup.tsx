import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { SignUpStart } from '../features/auth/components/sign-up-start.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: (search: Record<string, unknown>): { continue?: 'chart' } => (search.continue === 'chart' ? { continue: 'chart' } : {}),
  component: SignUp,
})

function SignUp() {
  usePageTitle(words.auth.signUp.page)
  const search = Route.useSearch()
  return (
    <AuthFrame isWide>
      <SignUpStart isContinued={search.continue === 'chart'} />
    </AuthFrame>
  )
}
