import type { PasskeyShown } from '@astrarium/contracts'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { formatDate, formatRelative } from '../../../lib/format.ts'
import { canUsePasskeys } from '../../../lib/passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useAddPasskey, useRemovePasskey } from '../security-mutations.ts'
import { ConfirmationField, missingConfirmation } from './confirmation-field.tsx'
import { SettingRow } from './setting-row.tsx'

const copy = words.secondStep.passkeys

export function PasskeysRow({
  passkeys,
  hasPassword,
}: {
  passkeys: readonly PasskeyShown[]
  hasPassword: boolean
}) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <SettingRow
        label={copy.title}
        note={copy.note}
        action={
          canUsePasskeys() && (
            <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
              {copy.add}
            </Button>
          )
        }
      >
        {passkeys.length > 0 && (
          <ul className="flex flex-col gap-2">
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
      </SettingRow>
      {isAdding && <AddDialog hasPassword={hasPassword} onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Passkey({ id, name, addedAt, lastUsedAt }: PasskeyShown) {
  const remove = useRemovePasskey()
  const added = copy.added(formatDate(addedAt))
  return (
    <li className="flex min-h-14 items-center gap-4 rounded-md bg-surface-2 px-4 py-2">
      <KeyRound aria-hidden="true" size={20} strokeWidth={1.6} className="shrink-0 text-brass" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">{name}</p>
        <p className="text-sm text-ink-2">
          {lastUsedAt ? copy.lastUsed(added, formatRelative(lastUsedAt)) : added}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={copy.removeOf(name)}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id, name })}
      >
        {copy.remove}
      </Button>
    </li>
  )
}

function AddDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const add = useAddPasskey(onClose)
  const form = useForm({
    values: { name: '', confirmation: '' },
    validate: ({ name, confirmation }) => ({
      name: name.trim() ? undefined : copy.nameMissing,
      confirmation: missingConfirmation(confirmation, hasPassword),
    }),
    submit: ({ name, confirmation }) => add.mutateAsync({ name: name.trim().slice(0, 60), confirmation }),
    refusedBy: (error) =>
      codeOf(error) === 'invalid_credentials' ? { confirmation: words.settings.erase.wrong } : {},
  })
  return (
    <FormDialog form={form} onClose={onClose} title={copy.add} description={copy.note}>
      <FormField form={form} name="name" label={copy.name} hint={copy.nameHint} isRequired>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={60} />}
      </FormField>
      <ConfirmationField form={form} name="confirmation" hasPassword={hasPassword} />
      <SubmitButton form={form} busyLabel={words.secondStep.dialog.busy}>
        {copy.add}
      </SubmitButton>
    </FormDialog>
  )
}
