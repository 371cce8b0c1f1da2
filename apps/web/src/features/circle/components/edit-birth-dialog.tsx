import type { BirthDetails, CircleMember } from '@astrarium/contracts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import type { BirthDraft } from '../../birth/birth-draft.ts'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { WasRemoved } from './was-removed.tsx'

const copy = words.circle.member

/** Another birth, and with it another chart. It stays open until both are saved. */
export function EditBirthDialog({
  member,
  isGone,
  onClose,
}: {
  member: CircleMember
  /** whether they were removed while this was typed */
  isGone: boolean
  onClose: () => void
}) {
  const { opened, meanwhile, save } = useEdit(member)
  const birth = useBirthDetails({
    copy: words.birthOfMember,
    known: opened.birth as Partial<BirthDetails> | null,
    onFilled: async ({ details }) => {
      const outcome = await save({ birth: details })
      if (!outcome) onClose()
      return outcome
    },
  })
  const isBusy = birth.isSubmitting
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={words.circle.add.birth.title(opened.name)}
      description={words.circle.add.birth.text}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {words.common.cancel}
          </Button>
          <SubmitButton form={birth.form} busyLabel={copy.saving} disabled={!birth.isFilled || isGone}>
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      {isGone && <WasRemoved name={opened.name} typed={inWords(birth.draft)} />}
      <MeanwhileNotice opened={opened} meanwhile={meanwhile} />
      <Form form={birth.form}>
        <BirthDetailsFields form={birth} disabled={isBusy} />
      </Form>
    </Dialog>
  )
}

function inWords({ date, time, place, timezone }: BirthDraft): string {
  return [...Object.values(date), ...Object.values(time), place.text, timezone].filter(Boolean).join(' ')
}
