import type { BirthDetails, Profile } from '@astrarium/contracts'
import type { ErrorCopy } from '../../../lib/error-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import { type FilledBirthDetails, useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import { birthDetailsErrorCopy, birthFormErrorCopy } from '../error-copy.ts'
import { useReplaceBirthDetails } from '../mutations.ts'

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
  const replace = useReplaceBirthDetails()
  const birth = useBirthDetails({
    known: profile.birth as Partial<BirthDetails> | null,
    onFilled: save,
    onRefused: (errors) => say(birthFormErrorCopy(errors)),
  })
  const isBusy = birth.isSubmitting

  async function save({ details, isPlaceAssumed }: FilledBirthDetails) {
    await replace.mutateAsync(details, { onError: (error) => say(birthDetailsErrorCopy(error)) })
    const done = profile.chart ? copy.regenerated : copy.made
    const { assumed, change } = words.birth.place
    if (isPlaceAssumed)
      toast.success(done.title, assumed(details.birthPlace), {
        action: { label: change, onPress: onReopen },
      })
    else toast.success(done.title, done.text)
    onClose()
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
          <SubmitButton form={birth.form} busyLabel={copy.saving} disabled={!birth.isFilled}>
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      <Form form={birth.form}>
        <BirthDetailsFields form={birth} disabled={isBusy} />
      </Form>
    </Dialog>
  )
}

function say(refusal: ErrorCopy | null) {
  if (refusal) toast.destructive(refusal.title, refusal.text)
}
