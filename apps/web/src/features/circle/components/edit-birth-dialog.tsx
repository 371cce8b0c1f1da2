import type { BirthDetails, CircleMember } from '@astrarium/contracts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'

const copy = words.circle.member

/** Another birth, and with it another chart. It stays open until both are saved. */
export function EditBirthDialog({ member, onClose }: { member: CircleMember; onClose: () => void }) {
  const { opened, meanwhile, save } = useEdit(member, onClose)
  const birth = useBirthDetails({
    copy: words.birthOfMember,
    known: opened.birth as Partial<BirthDetails> | null,
    onFilled: ({ details }) => save({ birth: details }),
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
          <SubmitButton form={birth.form} busyLabel={copy.saving} disabled={!birth.isFilled}>
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      <MeanwhileNotice opened={opened} meanwhile={meanwhile} />
      <Form form={birth.form}>
        <BirthDetailsFields form={birth} disabled={isBusy} />
      </Form>
    </Dialog>
  )
}
