import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { words } from '../../../words/index.ts'
import { useSendErasureCode } from '../mutations.ts'

const copy = words.settings.erase

/** That it is the owner of the account: by the password, or by a mailed code where there is none. */
export function ConfirmationField<Values extends object>({
  form,
  name,
  hasPassword,
}: Pick<ComponentProps<typeof FormField<Values>>, 'form' | 'name'> & { hasPassword: boolean }) {
  return (
    <>
      {!hasPassword && <SendCode />}
      <FormField form={form} name={name} label={hasPassword ? copy.password : copy.code} isRequired>
        {(control) =>
          hasPassword ? (
            <PasswordInput {...control} autoComplete="current-password" />
          ) : (
            <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" />
          )
        }
      </FormField>
    </>
  )
}

export function missingConfirmation(confirmation: string, hasPassword: boolean): string | undefined {
  if (confirmation) return undefined
  return hasPassword ? copy.passwordMissing : copy.codeMissing
}

function SendCode() {
  const sendCode = useSendErasureCode()
  return (
    <Button variant="outline" busy={sendCode.isPending} onClick={() => sendCode.mutate()}>
      {copy.sendCode}
    </Button>
  )
}
