import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { confirmEmailErrorCopy } from '../error-copy.ts'
import { confirmEmailQuery, sessionQuery } from '../queries.ts'
import { signedIn } from '../session.ts'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.confirmLink

/** What happens to somebody who follows the link of the confirmation mail. */
export function ConfirmLink({ token }: { token: string }) {
  const navigate = useNavigate()
  const confirmation = useQuery(confirmEmailQuery(token))
  const confirmed = confirmation.data?.status === 'confirmed' ? confirmation.data : null
  const goesToChart = confirmed?.hasPendingBirth === true

  useEffect(() => {
    if (!confirmed) return
    signedIn(confirmed.user)
    const timer = setTimeout(
      () =>
        void (confirmed.hasPendingBirth
          ? navigate({ to: '/signup', search: { continue: 'chart' } })
          : navigate({ to: '/login' })),
      confirmed.hasPendingBirth ? 2000 : 3000,
    )
    return () => clearTimeout(timer)
  }, [confirmed, navigate])

  if (token === '' || confirmation.isError)
    return (
      <Failed sentence={token === '' ? copy.failed.invalid : confirmEmailErrorCopy(confirmation.error)} />
    )
  if (confirmation.data?.status === 'already_confirmed') return <AlreadyConfirmed />
  if (confirmation.data?.status === 'password_needed') return <ConfirmWithPassword token={token} />
  if (!confirmed) return <PulseLoader label={copy.checking} />
  return (
    <>
      <StepHeading text={goesToChart ? copy.done.chart : copy.done.logIn}>{copy.done.title}</StepHeading>
      {goesToChart ? (
        <Link to="/signup" search={{ continue: 'chart' }} className={buttonClass()}>
          {copy.done.goOn}
        </Link>
      ) : (
        <Link to="/login" className={buttonClass()}>
          {words.auth.backToLogin}
        </Link>
      )}
    </>
  )
}

/**
 * The link did its work before: it leads on, to log-in or to where the person who is signed in here stands.
 */
function AlreadyConfirmed() {
  const session = useQuery(sessionQuery)
  if (session.isPending) return <PulseLoader label={copy.checking} />
  const isSignedIn = Boolean(session.data?.user)
  return (
    <>
      <StepHeading text={isSignedIn ? copy.already.signedIn : copy.already.logIn}>
        {copy.already.title}
      </StepHeading>
      {isSignedIn ? (
        <Link to="/signup" className={buttonClass()}>
          {words.common.continue}
        </Link>
      ) : (
        <Link to="/login" search={{ next: '/signup' }} className={buttonClass()}>
          {words.auth.logIn.submit}
        </Link>
      )}
    </>
  )
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <>
      <StepHeading text={sentence}>{copy.failed.title}</StepHeading>
      <p className="mb-7 text-sm text-ink-3">{copy.failed.hint}</p>
      <div className="flex flex-col gap-3">
        <Link to="/login" className={buttonClass()}>
          {words.auth.backToLogin}
        </Link>
        <a href="/support" className={buttonClass({ variant: 'outline' })}>
          {copy.failed.support}
        </a>
      </div>
    </>
  )
}
