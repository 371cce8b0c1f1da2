import {
  addPasskey,
  askForNewPasskey,
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  removePasskey,
  renewRecoveryCodes,
} from '@astrarium/contracts'
import { startRegistration } from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { isChangeOfMind } from '../../lib/passkey.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { securityQuery } from './queries.ts'

const { row, passkeys } = words.secondStep
// a wrong password or code is said beside its field
const BESIDE = ['invalid_credentials', 'code_wrong']
const saying = (failed: string) => (error: Error) => {
  if (!BESIDE.includes(codeOf(error) ?? '')) toast.destructive(failed, errorCopy(error))
}

export function useBeginSecondStep() {
  return useSingleMutation({
    mutationKey: ['security', 'begin'],
    mutationFn: (confirmation: string) => call(beginSecondStep, { confirmation }),
    onError: saying(row.failed),
  })
}

export function useConfirmSecondStep() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['security', 'confirm'],
    mutationFn: (code: string) => call(confirmSecondStep, { code }),
    onSuccess: () => {
      toast.success(row.turnedOn.title, row.turnedOn.text)
      return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
    onError: saying(row.failed),
  })
}

export function useEndSecondStep(onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['security', 'end'],
    mutationFn: (confirmation: string) => call(endSecondStep, { confirmation }),
    onSuccess: () => {
      toast.success(row.turnedOff.title, row.turnedOff.text)
      onDone()
      return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
    onError: saying(row.failed),
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['security', 'renew'],
    mutationFn: (confirmation: string) => call(renewRecoveryCodes, { confirmation }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
    onError: saying(row.failed),
  })
}

export function useAddPasskey(onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['security', 'add-passkey'],
    mutationFn: async ({ name, confirmation }: { name: string; confirmation: string }) => {
      const { options } = await call(askForNewPasskey, { confirmation })
      const response = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      })
      return call(addPasskey, { response: { ...response }, name })
    },
    onSuccess: () => {
      toast.success(passkeys.done.title, passkeys.done.text)
      onDone()
      return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
    onError: (error) => {
      if (error.name === 'InvalidStateError') toast.destructive(passkeys.failed, passkeys.taken)
      else if (!isChangeOfMind(error)) saying(passkeys.failed)(error)
    },
  })
}

export function useRemovePasskey() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['security', 'remove-passkey'],
    mutationFn: ({ id }: { id: string; name: string }) => call(removePasskey, {}, { passkeyId: id }),
    onSuccess: (_, { name }) => {
      toast.success(passkeys.removed(name))
      return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
    onError: saying(passkeys.removeFailed),
  })
}
