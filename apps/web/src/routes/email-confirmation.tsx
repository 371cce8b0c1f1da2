import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { ConfirmLink } from '../features/auth/components/confirm-link.tsx'
import { linkToken } from '../features/auth/link-token.ts'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/email-confirmation')({ component: EmailConfirmation })

function EmailConfirmation() {
  usePageTitle(words.auth.confirmLink.page)
  const { hash } = useLocation()
  return (
    <AuthFrame>
      <ConfirmLink token={linkToken(hash)} />
    </AuthFrame>
  )
}
