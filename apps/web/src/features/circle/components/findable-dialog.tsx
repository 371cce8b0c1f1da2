import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useUpdateProfile } from '../../profile/mutations.ts'

const copy = words.circleLinks.findable

/** Asked once, as the Circle is opened for the first time. Whoever closes it stays hidden. */
export function FindableDialog() {
  const update = useUpdateProfile('findable')
  const answer = (isFindable: boolean) =>
    update.mutate({ isFindable }, { onError: () => void toast.destructive(copy.failed) })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      isBusy={update.isPending}
      title={copy.title}
      description={copy.text}
      footer={
        <>
          <Button variant="outline" onClick={() => answer(false)} disabled={update.isPending}>
            {copy.no}
          </Button>
          <Button variant="outline" onClick={() => answer(true)} disabled={update.isPending}>
            {copy.yes}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-3">{copy.later}</p>
    </Dialog>
  )
}
