import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { ResetPasswordForm } from '../features/auth/components/reset-password-form.tsx'
import { linkToken } from '../features/auth/link-token.ts'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/reset-password')({ component: ResetPassword })

function ResetPassword() {
  usePageTitle(words.auth.reset.page)
  const { hash } = useLocation()
  return (
    <AuthFrame>
      <ResetPasswordForm token={linkToken(hash)} />
    </AuthFrame>
  )
}
