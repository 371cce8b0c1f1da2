import { confirmEmail, forgotPassword, resetPassword, signIn, startGoogle } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { passwordRefusal } from '../../lib/password-refusal.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { confirmEmailQuery, sendConfirmationAgain } from './queries.ts'
import { forgetPerson, signedIn } from './session.ts'

const { toasts } = words.auth

export interface LogIn {
  email: string
  password: string
}

/** `onCode`: the password is right, and a code is to follow. */
export function useLogIn({ onDone, onCode }: { onDone: () => Promise<void>; onCode: () => void }) {
  return useSingleMutation({
    mutationKey: ['log-in'],
    mutationFn: (typed: LogIn) => call(signIn, typed),
    onSuccess: ({ user }) => {
      if (!user) return onCode()
      signedIn(user)
      return onDone()
    },
    onError: (error, typed) => {
      if (codeOf(error) === 'email_not_confirmed') sayNotConfirmed(typed)
      else toast.destructive(toasts.signInFailed, errorCopy(error))
    },
  })
}

/** With what a newcomer has agreed to, once Google has sent them to the terms. */
export function useLogInWithGoogle() {
  return useSingleMutation({
    mutationKey: ['log-in', 'google'],
    mutationFn: (agreed: { termsVersion: string; birthDate: string } | null) =>
      call(startGoogle, agreed ? { agreed } : {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.destructive(toasts.signInFailed, errorCopy(error)),
  })
}

export function useRequestReset(onSent: (email: string) => void) {
  return useSingleMutation({
    mutationKey: ['forgot-password'],
    mutationFn: (email: string) => call(forgotPassword, { email }),
    onSuccess: (_, email) => {
      onSent(email)
      toast.success(toasts.resetSent.title, toasts.resetSent.text)
    },
    onError: (error) =>
      toast.destructive(
        toasts.resetNotSent.title,
        codeOf(error) === 'rate_limited' ? errorCopy(error) : toasts.resetNotSent.text,
      ),
  })
}

export function useResetPassword(token: string) {
  return useSingleMutation({
    mutationKey: ['reset-password'],
    mutationFn: (password: string) => call(resetPassword, { token, password }),
    onSuccess: () => {
      forgetPerson()
      toast.success(toasts.passwordUpdated.title, toasts.passwordUpdated.text)
    },
    onError: (error) => {
      if (passwordRefusal(error)) return
      toast.destructive(
        codeOf(error) === 'reset_link_invalid' ? toasts.resetFailed : toasts.passwordNotUpdated,
        errorCopy(error),
      )
    },
  })
}

/** For a link that was opened in another browser than that of its sign-up. */
export function useConfirmEmail(token: string) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['confirm-email', token],
    mutationFn: (password: string) => call(confirmEmail, { token, password }),
    onSuccess: (confirmation) => queryClient.setQueryData(confirmEmailQuery(token).queryKey, confirmation),
    onError: (error) => {
      // said beside the field
      if (codeOf(error) !== 'invalid_credentials')
        toast.destructive(words.auth.confirmLink.failed.title, errorCopy(error))
    },
  })
}

function sayNotConfirmed(typed: LogIn): void {
  const { title, text, resend } = toasts.notConfirmed
  toast.destructive(title, text, { action: { label: resend, onPress: () => void sendAgain(typed) } })
}

async function sendAgain(typed: LogIn): Promise<void> {
  try {
    await sendConfirmationAgain(typed)
    toast.success(toasts.checkEmail.title, toasts.checkEmail.text)
  } catch (error) {
    toast.destructive(toasts.resendFailed, errorCopy(error))
  }
}
