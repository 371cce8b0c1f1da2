import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { SignUpStart } from '../features/auth/components/sign-up-start.tsx'
import { readSignUpStep } from '../features/auth/sign-up-step.ts'
import type { SignUpStep } from '../features/auth/sign-up-step.ts'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: (search: Record<string, unknown>): { continue?: 'chart'; step?: SignUpStep } => {
    const step = readSignUpStep(search.step)
    return { ...(search.continue === 'chart' && { continue: 'chart' }), ...(step && { step }) }
  },
  component: SignUp,
})

function SignUp() {
  usePageTitle(words.signUp.page)
  const search = Route.useSearch()
  return (
    <AuthFrame isWide>
      <SignUpStart isContinued={search.continue === 'chart'} asked={readSignUpStep(search.step)} />
    </AuthFrame>
  )
}
