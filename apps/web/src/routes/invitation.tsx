import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { linkToken } from '../features/auth/link-token.ts'
import { InvitationLink } from '../features/circle/components/invitation-link.tsx'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/invitation')({ component: Invitation })

function Invitation() {
  usePageTitle(words.circleLinks.link.page)
  const { hash } = useLocation()
  return (
    <AuthFrame>
      <InvitationLink token={linkToken(hash)} />
    </AuthFrame>
  )
}
