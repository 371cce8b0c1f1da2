import type { BirthDetails, Profile } from '@astrarium/contracts'
import { useId, useState } from 'react'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import { refusedByServer, refusedForm } from '../error-copy.ts'
import { useReplaceBirthDetails } from '../queries.ts'

/** New birth details and, from them, a new chart. It stays open until both are saved. */
export function RegenerateDialog({
  profile,
  onClose,
  onReopen,
}: {
  profile: Profile
  onClose: () => void
  onReopen: () => void
}) {
  const copy = words.chart.regeneration
  const formId = useId()
  const replace = useReplaceBirthDetails()
  const [isReading, setIsReading] = useState(false)
  const birth = useBirthDetails({
    known: profile.birth as Partial<BirthDetails> | null,
    onRefused: (errors) => {
      say(refusedForm(errors))
      const form = document.getElementById(formId)
      if (form) focusFirstError(form)
    },
  })
  const isBusy = isReading || replace.isPending

  async function save() {
    if (isBusy) return
    setIsReading(true)
    const sent = await birth.submit().finally(() => setIsReading(false))
    if (!sent) return
    const { details, isPlaceAssumed } = sent
    replace.mutate(details, {
      onSuccess: () => {
        const done = profile.chart ? copy.regenerated : copy.made
        const { assumed, change } = words.birth.place
        if (isPlaceAssumed)
          toast.success(done.title, assumed(details.birthPlace), {
            action: { label: change, onPress: onReopen },
          })
        else toast.success(done.title, done.text)
        onClose()
      },
      onError: (error) => say(refusedByServer(error)),
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={copy.dialogTitle}
      description={copy.dialogText}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel={copy.saving}
            disabled={!birth.isFilled}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <BirthDetailsFields form={birth} disabled={isBusy} />
      </form>
    </Dialog>
  )
}

function say(refusal: { title: string; text: string } | null) {
  if (refusal) toast.destructive(refusal.title, refusal.text)
}
