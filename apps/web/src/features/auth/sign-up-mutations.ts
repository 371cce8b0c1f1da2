import {
  type BirthDetails,
  type Profile,
  setBirthDetails,
  signIn,
  signUp,
  TERMS_VERSION,
  updateProfile,
} from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { browserTimeZone } from '../../lib/home-zone.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { profileQuery } from '../profile/queries.ts'
import type { Account } from './account.ts'
import { beginBlueprint } from './begin-blueprint.ts'
import { withFirstName } from './first-name.ts'
import { sendConfirmationAgain, sessionQuery } from './queries.ts'
import { signedIn } from './session.ts'
import { dropSignUpDraft } from './sign-up-draft.ts'
import { keepWaitingSignUp, type WaitingSignUp } from './waiting-sign-up.ts'

const { toasts } = words.auth
/** by the birth date, where it stays */
const isSaidBeside = (error: unknown) => codeOf(error) === 'too_young'

/** Birth details as the form gave them; `assumedPlace` where one was typed and none chosen. */
interface Birth {
  details: BirthDetails
  assumedPlace: string | null
}

export function useCreateAccount(
  account: Account,
  on: { created: (waiting: WaitingSignUp) => void; failed: (error: unknown) => void },
) {
  return useSingleMutation({
    mutationKey: ['sign-up'],
    mutationFn: ({ details }: Birth) =>
      call(signUp, {
        ...account,
        termsAccepted: true,
        termsVersion: TERMS_VERSION,
        birth: details,
        currentTimeZone: browserTimeZone(),
      }),
    onSuccess: ({ secret }, { assumedPlace }) => {
      const waiting = { email: account.email, secret, assumedPlace }
      keepWaitingSignUp(waiting)
      dropSignUpDraft()
      on.created(waiting)
      toast.success(toasts.checkEmail.title, toasts.checkEmail.text)
    },
    onError: (error) => {
      on.failed(error)
      if (!isSaidBeside(error))
        toast.destructive(
          toasts.signUpFailed,
          error instanceof ApiError && error.code !== 'internal' ? errorCopy(error) : toasts.signUpUnexpected,
        )
    },
  })
}

/** For an account that is there without its birth details; the chart follows in the step after. */
export function useSaveBirth(onSaved: () => void) {
  return useSingleMutation({
    mutationKey: ['birth-details'],
    mutationFn: ({ details }: Birth) => call(setBirthDetails, details),
    onSuccess: (_, { assumedPlace }) => {
      const { assumed, changeLater } = words.birth.place
      dropSignUpDraft()
      onSaved()
      if (assumedPlace) toast.success(toasts.birthSaved, `${assumed(assumedPlace)} ${changeLater}`)
    },
    onError: (error) => {
      if (!isSaidBeside(error)) toast.destructive(toasts.setupError.title, errorCopy(error))
    },
  })
}

export function useResendConfirmation({ email, secret }: WaitingSignUp) {
  return useSingleMutation({
    mutationKey: ['resend-confirmation'],
    mutationFn: () => sendConfirmationAgain({ email, secret }),
    onSuccess: () => toast.success(toasts.checkEmail.title, toasts.checkEmail.text),
    onError: (error) => toast.destructive(toasts.resendFailed, errorCopy(error)),
  })
}

/**
 * After the confirmation: with the session of this browser, else with the password still at hand, else
 * through log-in.
 */
export function useEnter(email: string, password: string | null, onEntered: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationKey: ['enter-after-confirmation', useId()],
    mutationFn: async () => {
      const { user } = await queryClient.query({ ...sessionQuery, staleTime: 0 })
      if (user?.email === email.toLowerCase()) return null
      if (password === null) throw new Error('no password at hand')
      const entered = await call(signIn, { email, password })
      // a new account has no second step
      if (!entered.user) throw new Error('a code is to follow')
      return entered.user
    },
    onSuccess: (user) => {
      onEntered()
      if (user) signedIn(user)
      else toast.success(toasts.accountCreated.title, toasts.accountCreated.text)
    },
    onError: () => {
      toast.success(toasts.confirmedElsewhere.title, toasts.confirmedElsewhere.text)
      return navigate({ to: '/login', search: { next: '/signup?continue=chart' } })
    },
  })
}

/** The last step: first name and context, then the blueprint, then the chat. */
export function useFinishSignUp(profile: Profile, onBeginBlueprint: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationKey: ['profile', 'context'],
    mutationFn: async ({ firstName, context }: { firstName: string; context: string }) => {
      const change = {
        fullName: withFirstName(profile.fullName, firstName),
        personalContext: context.trim() || null,
      }
      const saved = await call(updateProfile, change)
      if (saved.chart) {
        onBeginBlueprint()
        await beginBlueprint()
      }
      return saved
    },
    // the chat welcomes them
    onSuccess: async (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved)
      await navigate({ to: '/sanctum/ask' })
      // "next comes your chart" was a word of the way here
      toast.forgetWords()
    },
    onError: (error) => toast.destructive(toasts.profileFailed, errorCopy(error)),
  })
}
