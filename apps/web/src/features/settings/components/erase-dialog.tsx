import type { AccountPrivacy } from '@astrarium/contracts'
import { useState } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useRequestErasure, useRequestExport } from '../mutations.ts'
import { ConfirmationField, missingConfirmation } from './confirmation-field.tsx'
import { DownloadLink } from './download-link.tsx'

const copy = words.settings.erase
const TIMES = [
  { when: 'in_seven_days', label: copy.inSevenDays, note: copy.inSevenDaysNote },
  { when: 'now', label: copy.now, note: copy.nowNote },
] as const

/** Download first, when, and the confirmation: by the password, or by a mailed code where there is none. */
export function EraseDialog({
  account,
  onClose,
  onErased,
}: {
  account: AccountPrivacy
  onClose: () => void
  onErased: () => void
}) {
  const { hasPassword } = account
  const [when, setWhen] = useState<(typeof TIMES)[number]['when']>('in_seven_days')
  const erase = useRequestErasure({ onDone: onClose, onErased })
  const form = useForm({
    values: { confirmation: '' },
    validate: ({ confirmation }) => ({ confirmation: missingConfirmation(confirmation, hasPassword) }),
    submit: ({ confirmation }) => erase.mutateAsync({ confirmation, when }),
    refusedBy: (error) => (codeOf(error) === 'invalid_credentials' ? { confirmation: copy.wrong } : {}),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={copy.title} description={copy.text}>
      <DownloadFirst made={account.export} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm text-ink-2">{copy.when}</legend>
        {TIMES.map((time) => (
          <label key={time.when} className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="radio"
              name="when"
              className="mt-1.5 accent-brass"
              checked={when === time.when}
              onChange={() => setWhen(time.when)}
            />
            <span className="text-ink">
              {time.label} <span className="block text-sm text-ink-2">{time.note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ConfirmationField form={form} name="confirmation" hasPassword={hasPassword} />
      <SubmitButton form={form} variant="danger" busyLabel={copy.busy}>
        {copy.confirm[when]}
      </SubmitButton>
    </FormDialog>
  )
}

function DownloadFirst({ made }: { made: AccountPrivacy['export'] }) {
  const start = useRequestExport()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface-2 p-4">
      <p className="min-w-0 flex-1 text-sm text-ink-2" role="status">
        {made?.state === 'making' ? words.settings.data.exportMaking : copy.downloadNote}
      </p>
      {made?.state === 'ready' ? (
        <DownloadLink />
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={start.isPending || made?.state === 'making'}
          onClick={() => start.mutate()}
        >
          {copy.downloadFirst}
        </Button>
      )}
    </div>
  )
}
