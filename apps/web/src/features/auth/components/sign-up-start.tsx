import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { sessionQuery } from '../queries.ts'
import { firstUnfinishedStep } from '../sign-up-step.ts'
import type { SignUpStep } from '../sign-up-step.ts'
import { readWaitingSignUp } from '../waiting-sign-up.ts'
import { SignUpWizard } from './sign-up-wizard.tsx'

const { setupError } = words.auth.toasts

/**
 * Finds the step at which this person goes on, once; what happens afterwards is the wizard's own. `asked`:
 * the step in the address.
 */
export function SignUpStart({ isContinued, asked }: { isContinued: boolean; asked: SignUpStep | undefined }) {
  const session = useQuery(sessionQuery)
  const user = session.data?.user ?? null
  const profile = useQuery({ ...profileQuery, enabled: user !== null })
  const [begun, setBegun] = useState<{ step: SignUpStep; isSignedIn: boolean } | null>(null)
  const isKnown = session.isSuccess && (user === null || profile.isSuccess)
  const hasFailed = session.isError || profile.isError

  if (begun === null && isKnown)
    setBegun({
      step: firstUnfinishedStep({
        user,
        profile: profile.data ?? null,
        isWaiting: readWaitingSignUp() !== null,
      }),
      isSignedIn: user !== null,
    })
  useEffect(() => {
    if (hasFailed) toast.destructive(setupError.title, setupError.text)
  }, [hasFailed])

  if (begun) {
    if (isContinued && begun.step === 'account')
      return <Navigate to="/login" search={{ next: '/signup?continue=chart' }} replace />
    // somebody who has a chart and only happens to open this page is at home already
    if (!isContinued && begun.step === 'context') return <Navigate to="/sanctum" replace />
    return <SignUpWizard start={begun.step} isSignedIn={begun.isSignedIn} asked={asked} />
  }
  if (!hasFailed) return <PulseLoader />
  return (
    <Notice
      kind="error"
      title={setupError.title}
      action={
        <Button
          variant="outline"
          onClick={() => void (session.isError ? session.refetch() : profile.refetch())}
        >
          {words.common.tryAgain}
        </Button>
      }
    >
      {setupError.text}
    </Notice>
  )
}
