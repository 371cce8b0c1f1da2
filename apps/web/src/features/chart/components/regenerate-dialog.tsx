import type { BirthDetails, Profile } from '@astrarium/contracts'
import type { ErrorCopy } from '../../../lib/error-copy.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { BirthDialog } from '../../birth/components/birth-dialog.tsx'
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
    <BirthDialog
      form={birth}
      title={copy.dialogTitle}
      description={copy.dialogText}
      save={copy.save}
      saving={copy.saving}
      onClose={onClose}
    />
  )
}

function say(refusal: ErrorCopy | null) {
  if (refusal) toast.destructive(refusal.title, refusal.text)
}
