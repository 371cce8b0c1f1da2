import { askForPasskey, signInWithCode, signInWithPasskey } from '@astrarium/contracts'
import { startAuthentication } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { isChangeOfMind } from '../../lib/passkey.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { signedIn } from './session.ts'

const { toasts } = words.auth

/** The second step, after the password. */
export function useLogInWithCode({ onDone, onAgain }: { onDone: () => Promise<void>; onAgain: () => void }) {
  return useSingleMutation({
    mutationKey: ['log-in', 'code'],
    mutationFn: (code: string) => call(signInWithCode, { code }),
    onSuccess: ({ user }) => {
      signedIn(user)
      return onDone()
    },
    onError: (error) => {
      const code = codeOf(error)
      // said beside the field
      if (code === 'code_wrong') return
      toast.destructive(toasts.signInFailed, errorCopy(error))
      if (code === 'code_expired') onAgain()
    },
  })
}

export function useLogInWithPasskey(onDone: () => Promise<void>) {
  return useSingleMutation({
    mutationKey: ['log-in', 'passkey'],
    mutationFn: async () => {
      const { options } = await call(askForPasskey, {})
      const response = await startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      })
      return call(signInWithPasskey, { response: { ...response } })
    },
    onSuccess: ({ user }) => {
      signedIn(user)
      return onDone()
    },
    onError: (error) => {
      if (isChangeOfMind(error)) return
      toast.destructive(toasts.signInFailed, errorCopy(error))
    },
  })
}
