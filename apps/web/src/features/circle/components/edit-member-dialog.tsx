import type { CircleMember } from '@astrarium/contracts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { useForm, useFormState } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { aboutFaults } from '../about-faults.ts'
import type { About } from '../about-faults.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { AboutFields } from './about-fields.tsx'
import { MeanwhileNotice } from './meanwhile-notice.tsx'

const copy = words.circle.member

/** Name, relationship and context of somebody. It stays open until they are saved. */
export function EditMemberDialog({ member, onClose }: { member: CircleMember; onClose: () => void }) {
  const { opened, meanwhile, save } = useEdit(member, onClose)
  const form = useForm<About>({
    values: {
      name: opened.name,
      relationshipTag: opened.relationshipTag,
      context: opened.contextDescription ?? '',
    },
    validate: aboutFaults,
    submit: ({ name, relationshipTag, context }) =>
      save({
        name: name.trim(),
        contextDescription: context.trim() || null,
        ...(relationshipTag !== '' && { relationshipTag }),
      }),
  })
  const { isValid, isSubmitting } = useFormState(form)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isSubmitting}
      title={copy.editTitle(opened.name)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            {words.common.cancel}
          </Button>
          <SubmitButton form={form} busyLabel={copy.saving} disabled={!isValid}>
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      <MeanwhileNotice opened={opened} meanwhile={meanwhile} />
      <Form form={form} className="flex flex-col gap-5">
        <AboutFields form={form} />
      </Form>
    </Dialog>
  )
}
