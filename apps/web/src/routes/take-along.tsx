import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthFrame } from '../features/auth/components/auth-frame.tsx'
import { linkToken } from '../features/auth/link-token.ts'
import { TakeAlong } from '../features/settings/components/take-along.tsx'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { words } from '../words/index.ts'

export const Route = createFileRoute('/take-along')({ component: TakeAlongPage })

function TakeAlongPage() {
  usePageTitle(words.settings.takeAlong.page)
  const { hash } = useLocation()
  return (
    <AuthFrame>
      <TakeAlong token={linkToken(hash)} />
    </AuthFrame>
  )
}
