import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { ConfirmLink } from '../features/auth/components/confirm-link.tsx'
import { isOfChange, linkToken } from '../features/auth/link-token.ts'
import { ChangeEmail } from '../features/settings/components/change-email.tsx'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/email-confirmation')({ component: EmailConfirmation })

/** Behind the links that confirm an address: of a sign-up, or one that an account is to move to. */
function EmailConfirmation() {
  const { hash } = useLocation()
  const isChange = isOfChange(hash)
  usePageTitle(isChange ? words.settings.changeEmail.page : words.auth.confirmLink.page)
  const token = linkToken(hash)
  return <AuthFrame>{isChange ? <ChangeEmail token={token} /> : <ConfirmLink token={token} />}</AuthFrame>
}
