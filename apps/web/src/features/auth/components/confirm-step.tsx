import type { BirthDetails } from '@astrarium/contracts'
import { signUpState } from '@astrarium/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { bornInLine } from '../../../lib/birth-in-words.ts'
import { formatTime } from '../../../lib/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { later } from '../../../ui/later.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useEnter, useResendConfirmation } from '../sign-up-mutations.ts'
import type { WaitingSignUp } from '../waiting-sign-up.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.confirm
const { toasts } = words.auth
const POLL = 5000
const SkyOfBirth = later(async () => (await import('./born-sky.tsx')).SkyOfBirth, {
  instead: <ChartRing className="w-full" />,
})

const stateQuery = (secret: string) =>
  queryOptions({
    queryKey: ['sign-up-state', secret],
    queryFn: ({ signal }) => call(signUpState, { secret }, undefined, signal),
    refetchInterval: POLL,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

/**
 * Step 3, with the sky of the birth as it was kept. That and the password are there unless the page was
 * reloaded; with a password, a confirmation on another device needs no log-in here.
 */
export function ConfirmStep({
  waiting,
  password,
  born,
  onChangePlace,
  onConfirmed,
  onAgain,
}: {
  waiting: WaitingSignUp
  password: string | null
  born: BirthDetails | null
  onChangePlace: () => void
  onConfirmed: () => void
  onAgain: () => void
}) {
  const state = useQuery(stateQuery(waiting.secret))
  const status = state.data?.status
  const { mutate: goOn, isPending: isGoingOn } = useEnter(waiting.email, password, onConfirmed)
  const resend = useResendConfirmation(waiting)

  const enter = useEffectEvent(() => goOn())
  useEffect(() => {
    if (status === 'confirmed') enter()
  }, [status])

  async function check() {
    const asked = await state.refetch()
    if (asked.isError) toast.destructive(toasts.checkFailed.title, toasts.checkFailed.text)
    else if (asked.data?.status === 'waiting')
      toast.neutral(toasts.notConfirmedYet.title, toasts.notConfirmedYet.text)
  }

  if (status === 'gone') {
    return (
      <>
        <StepHeading text={copy.gone.text}>{copy.gone.title}</StepHeading>
        <Button onClick={onAgain}>{copy.gone.again}</Button>
      </>
    )
  }
  return (
    <>
      <StepHeading
        text={
          <>
            {copy.sentTo} <strong className="font-medium wrap-anywhere text-ink">{waiting.email}</strong>.{' '}
            {copy.text}
          </>
        }
      >
        {copy.title}
      </StepHeading>
      {waiting.assumedPlace && (
        <Notice
          className="mb-6"
          action={
            password !== null ? (
              <button type="button" className="link min-h-11" onClick={onChangePlace}>
                {copy.changePlace}
              </button>
            ) : (
              words.birth.place.changeLater
            )
          }
        >
          {copy.assumedPlace} <strong className="font-medium text-ink">{waiting.assumedPlace}</strong>
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button onClick={() => void check()} busy={isGoingOn} busyLabel={copy.checking}>
          {copy.check}
        </Button>
        <p className="text-center text-sm text-ink-3">
          {state.dataUpdatedAt ? copy.lastChecked(formatTime(new Date(state.dataUpdatedAt))) : copy.notYet}
        </p>
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => resend.mutate()}
          busy={resend.isPending}
          busyLabel={copy.resending}
        >
          {copy.resend}
        </Button>
        <p className="text-center text-sm text-ink-3">{copy.hint}</p>
        <Link to="/login" className={buttonClass({ variant: 'ghost' })}>
          {words.auth.backToLogin}
        </Link>
      </div>
      {born && (
        <section className="mx-auto mt-7 flex max-w-96 flex-col gap-4 border-t border-line pt-6">
          <p className="text-sm text-ink-2">
            {copy.meanwhile}{' '}
            <span className="font-display text-lg text-brass italic">{bornInLine(born)}</span>
          </p>
          <Suspense fallback={<ChartRing className="w-full" />}>
            <SkyOfBirth birth={born} />
          </Suspense>
        </section>
      )}
    </>
  )
}
