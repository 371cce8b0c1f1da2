import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormFooter } from '../../../ui/form/form-footer.tsx'
import { Form } from '../../../ui/form/form.tsx'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { BirthDetailsFields } from './birth-details-fields.tsx'

/** Birth details over the page, one's own or another's; while they are on their way it does not close. */
export function BirthDialog({
  form: birth,
  title,
  description,
  save,
  saving,
  isHeld = false,
  onClose,
  children,
}: {
  form: BirthDetailsForm
  title: string
  description: string
  save: string
  saving: string
  /** whether there is nobody any more to save them for */
  isHeld?: boolean
  onClose: () => void
  /** above the fields */
  children?: ReactNode
}) {
  const isBusy = birth.isSubmitting
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={title}
      description={description}
      footer={
        <FormFooter
          form={birth.form}
          onCancel={onClose}
          busyLabel={saving}
          disabled={!birth.isFilled || isHeld}
        >
          {save}
        </FormFooter>
      }
    >
      {children}
      <Form form={birth.form}>
        <BirthDetailsFields form={birth} disabled={isBusy} />
      </Form>
    </Dialog>
  )
}
