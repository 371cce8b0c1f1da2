import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { ForgotPasswordForm } from '../features/auth/components/forgot-password-form.tsx'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword })

function ForgotPassword() {
  usePageTitle(words.auth.forgot.page)
  return (
    <AuthFrame>
      <ForgotPasswordForm />
    </AuthFrame>
  )
}
