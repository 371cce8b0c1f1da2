import type { BirthDetails } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { passwordRefusal } from '../../../lib/password-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { later } from '../../../ui/later.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { NO_ACCOUNT } from '../account.ts'
import type { Account } from '../account.ts'
import { dropSignUpDraft, keepSignUpDraft, readSignUpDraft } from '../sign-up-draft.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { useCreateAccount, useSaveBirth } from '../sign-up-mutations.ts'
import { SIGN_UP_STEPS, stepToShow } from '../sign-up-step.ts'
import type { SignUpStep } from '../sign-up-step.ts'
import { dropWaitingSignUp, readWaitingSignUp } from '../waiting-sign-up.ts'
import { AccountStep } from './account-step.tsx'
import { SignUpProgress } from './sign-up-progress.tsx'

const { toasts } = words.auth

// each step arrives while the one before is filled in, so that the first one is there at once
const BirthStep = later(async () => (await import('./birth-step.tsx')).BirthStep)
const ConfirmStep = later(async () => (await import('./confirm-step.tsx')).ConfirmStep)
const ChartStep = later(async () => (await import('./chart-step.tsx')).ChartStep)
const ContextStep = later(async () => (await import('./context-step.tsx')).ContextStep)
const LOAD_AFTER: Record<SignUpStep, () => void> = {
  account: BirthStep.load,
  birth: ConfirmStep.load,
  confirm: ChartStep.load,
  chart: ContextStep.load,
  context: () => undefined,
}

/**
 * The five steps, each a moment of the browser's history. `start` is where this person stands, `asked` the
 * step in the address; `isSignedIn`: the account is there already, its birth details may not be.
 */
export function SignUpWizard({
  start,
  isSignedIn,
  asked,
}: {
  start: SignUpStep
  isSignedIn: boolean
  asked: SignUpStep | undefined
}) {
  const navigate = useNavigate()
  const [draft] = useState(readSignUpDraft)
  const [reached, setReached] = useState(start)
  const [account, setAccount] = useState<Account>({ ...NO_ACCOUNT, ...draft.account })
  const [refused, setRefused] = useState<Partial<Record<keyof Account, string>>>({})
  const [birth, setBirth] = useState(draft.birth)
  const [born, setBorn] = useState<BirthDetails | null>(null)
  const [waiting, setWaiting] = useState(readWaitingSignUp)
  const [isFirst, setIsFirst] = useState(true)
  const step = stepToShow(asked ?? start, { reached, isSignedIn, hasPassword: account.password !== '' })

  useEffect(() => {
    LOAD_AFTER[step]()
  }, [step])
  useEffect(() => {
    // back and forward of the browser
    addEventListener('popstate', toast.forgetWords)
    return () => removeEventListener('popstate', toast.forgetWords)
  }, [])
  useEffect(() => {
    // confirmed, here or through the letter: nothing of this sign-up stays in the browser
    if (reached !== 'chart' && reached !== 'context') return
    dropWaitingSignUp()
    dropSignUpDraft()
  }, [reached])
  useEffect(() => {
    // an address that names a step without a way to it
    if (asked !== undefined && asked !== step)
      void navigate({ to: '/signup', search: (before) => ({ ...before, step }), replace: true })
  }, [asked, step, navigate])

  const createAccount = useCreateAccount(account, {
    created: (next) => {
      setWaiting(next)
      goTo('confirm')
    },
    failed: (error) => {
      const ofAccount = error instanceof ApiError ? accountErrors(error) : {}
      if (Object.keys(ofAccount).length === 0) return
      setRefused(ofAccount)
      goTo('account')
    },
  })
  const saveBirth = useSaveBirth(() => goTo('chart', 'replace'))

  /**
   * Once the mail is confirmed, what came before is no moment to come back to. What was said of a step goes
   * with it.
   */
  function goTo(next: SignUpStep, how: 'push' | 'replace' = 'push') {
    toast.forgetWords()
    setIsFirst(false)
    setReached((before) =>
      how === 'replace' || SIGN_UP_STEPS.indexOf(next) > SIGN_UP_STEPS.indexOf(before) ? next : before,
    )
    void navigate({
      to: '/signup',
      search: (before) => ({ ...before, step: next }),
      replace: how === 'replace',
    })
  }
  async function takeBirth(details: BirthDetails, assumedPlace: string | null) {
    const taken = await (isSignedIn ? saveBirth : createAccount).mutateAsync({ details, assumedPlace })
    setBorn(details)
    return taken
  }
  function startAgain() {
    dropWaitingSignUp()
    setWaiting(null)
    goTo('account', 'replace')
  }
  // what was typed stays in the browser only until the server has it
  function keep(part: Partial<SignUpDraft>) {
    if (reached === 'account' || reached === 'birth') keepSignUpDraft(part)
  }

  return (
    <>
      <SignUpProgress step={step} />
      <Suspense fallback={<PulseLoader />}>
        {step === 'account' && (
          <AccountStep
            account={account}
            refused={refused}
            isFirst={isFirst}
            onChange={(typed) => keep({ account: typed })}
            onDone={(filled) => {
              setAccount(filled)
              setRefused({})
              goTo('birth')
            }}
          />
        )}
        {step === 'birth' && (
          <BirthStep
            kept={birth}
            onChange={(typed) => {
              setBirth(typed)
              keep({ birth: typed })
            }}
            isBusy={createAccount.isPending || saveBirth.isPending}
            onBack={isSignedIn ? null : () => goTo('account')}
            onDone={takeBirth}
          />
        )}
        {step === 'confirm' && waiting && (
          <ConfirmStep
            waiting={waiting}
            password={account.password || null}
            born={born}
            onChangePlace={() => goTo('birth')}
            onConfirmed={() => goTo('chart', 'replace')}
            onAgain={startAgain}
          />
        )}
        {step === 'chart' && <ChartStep onDone={() => goTo('context', 'replace')} />}
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
function accountErrors(error: ApiError): Partial<Record<keyof Account, string>> {
  const errors: Partial<Record<keyof Account, string>> = {}
  const { fields } = error
  const { missing } = words.signUp.account
  if (fields['name']) errors.name = missing.nameShort
  if (fields['email']) errors.email = missing.emailForm
  const refusal = passwordRefusal(error)
  if (fields['password'] || refusal) errors.password = refusal ?? missing.passwordShort
  if (fields['termsAccepted']) errors.termsAccepted = missing.terms
  return errors
}
