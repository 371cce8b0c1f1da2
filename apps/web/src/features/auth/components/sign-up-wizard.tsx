import { replaceBirthDetails, signUp, TERMS_VERSION } from '@astrarium/contracts'
import type { BirthDetails } from '@astrarium/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { browserTimeZone } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast.ts'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { NO_ACCOUNT } from '../account.ts'
import type { Account } from '../account.ts'
import { chartFailure } from '../chart-failure.ts'
import type { SignUpStep } from '../sign-up-step.ts'
import { dropWaitingSignUp, keepWaitingSignUp, readWaitingSignUp } from '../waiting-sign-up.ts'
import { AccountStep } from './account-step.tsx'
import { SignUpProgress } from './sign-up-progress.tsx'

const { toasts } = words.auth

// each step arrives while the one before is filled in, so that the first one is there at once
const loadBirthStep = () => import('./birth-step.tsx')
const loadConfirmStep = () => import('./confirm-step.tsx')
const loadChartStep = () => import('./chart-step.tsx')
const loadContextStep = () => import('./context-step.tsx')
const BirthStep = lazy(() => loadBirthStep().then(({ BirthStep: step }) => ({ default: step })))
const ConfirmStep = lazy(() => loadConfirmStep().then(({ ConfirmStep: step }) => ({ default: step })))
const ChartStep = lazy(() => loadChartStep().then(({ ChartStep: step }) => ({ default: step })))
const ContextStep = lazy(() => loadContextStep().then(({ ContextStep: step }) => ({ default: step })))
const LOAD_AFTER: Record<SignUpStep, () => Promise<unknown>> = {
  account: loadBirthStep,
  birth: loadConfirmStep,
  confirm: loadChartStep,
  chart: loadContextStep,
  context: () => Promise.resolve(),
}

/** The five steps. `start` is where this person stands; `isSignedIn`: the account is there already, its birth details may not be. */
export function SignUpWizard({ start, isSignedIn }: { start: SignUpStep; isSignedIn: boolean }) {
  const [step, setStep] = useState(start)
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [refused, setRefused] = useState<Partial<Record<keyof Account, string>>>({})
  const [birth, setBirth] = useState<BirthDetails | null>(null)
  const [assumedPlace, setAssumedPlace] = useState<string | null>(null)
  const [wasAtBirth, setWasAtBirth] = useState(false)
  const [waiting, setWaiting] = useState(readWaitingSignUp)

  useEffect(() => {
    void LOAD_AFTER[step]()
  }, [step])

  const createAccount = useMutation({
    mutationFn: (details: BirthDetails) =>
      call(signUp, { ...account, termsAccepted: true, termsVersion: TERMS_VERSION, birth: details, currentTimeZone: browserTimeZone() }),
    onSuccess: ({ secret }) => {
      const next = { email: account.email, secret }
      keepWaitingSignUp(next)
      setWaiting(next)
      toast.success(toasts.checkEmail.title, toasts.checkEmail.text)
      setStep('confirm')
    },
    onError: (error) => {
      toast.destructive(
        toasts.signUpFailed,
        error instanceof ApiError && error.code !== 'internal' ? errorCopy(error) : toasts.signUpUnexpected,
      )
      const ofAccount = error instanceof ApiError ? accountErrors(error) : {}
      if (Object.keys(ofAccount).length === 0) return
      setRefused(ofAccount)
      setStep('account')
    },
  })
  const saveBirth = useMutation({
    mutationFn: (details: BirthDetails) => call(replaceBirthDetails, details),
    onSuccess: () => setStep('context'),
    onError: (error) => toast.destructive(words.auth.signUp.chart.failed, chartFailure(error)),
  })

  function takeBirth(details: BirthDetails, assumed: string | null) {
    setBirth(details)
    setAssumedPlace(assumed)
    if (isSignedIn) saveBirth.mutate(details)
    else createAccount.mutate(details)
  }
  function startAgain() {
    dropWaitingSignUp()
    setWaiting(null)
    setStep('account')
  }
  function goToChart() {
    dropWaitingSignUp()
    setStep('chart')
  }

  return (
    <>
      <SignUpProgress step={step} />
      <Suspense fallback={<PulseLoader />}>
        {step === 'account' && (
          <AccountStep
            account={account}
            refused={refused}
            isFirst={account === NO_ACCOUNT}
            onDone={(filled) => {
              setAccount(filled)
              setRefused({})
              setWasAtBirth(true)
              setStep('birth')
            }}
          />
        )}
        {(step === 'birth' || (step === 'account' && wasAtBirth)) && (
          // stays behind the first step, so that going back loses nothing that was typed
          <div hidden={step !== 'birth'}>
            <BirthStep
              initial={birth}
              isBusy={createAccount.isPending || saveBirth.isPending}
              onBack={isSignedIn ? null : () => setStep('account')}
              onDone={takeBirth}
            />
          </div>
        )}
        {step === 'confirm' && waiting && (
          <ConfirmStep
            waiting={waiting}
            password={account.password || null}
            assumedPlace={assumedPlace}
            onChangePlace={() => setStep('birth')}
            onConfirmed={goToChart}
            onAgain={startAgain}
          />
        )}
        {step === 'chart' && <ChartStep onDone={() => setStep('context')} />}
        {step === 'context' && <LastStep />}
      </Suspense>
    </>
  )
}

/** The name on the profile is needed for the last step. */
function LastStep() {
  const profile = useQuery(profileQuery)
  if (profile.data) return <ContextStep profile={profile.data} />
  if (!profile.isError) return <PulseLoader />
  return (
    <Notice
      kind="error"
      title={toasts.setupError.title}
      action={
        <Button variant="outline" onClick={() => void profile.refetch()}>
          {words.common.tryAgain}
        </Button>
      }
    >
      {toasts.setupError.text}
    </Notice>
  )
}

/** What the server said about fields of the first step. */
function accountErrors({ code, fields }: ApiError): Partial<Record<keyof Account, string>> {
  const errors: Partial<Record<keyof Account, string>> = {}
  const { missing } = words.auth.signUp.account
  if (fields['name']) errors.name = missing.nameShort
  if (fields['email']) errors.email = missing.emailForm
  if (fields['password'] || code === 'password_too_short') errors.password = missing.passwordShort
  if (fields['termsAccepted']) errors.termsAccepted = missing.terms
  return errors
}
