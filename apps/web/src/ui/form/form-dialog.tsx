import type { ComponentProps } from 'react'
import { Dialog } from '../dialog.tsx'
import { Form } from './form.tsx'
import { type Form as FormOf, useFormState } from './use-form.ts'

/** A form over the page, open for as long as it is rendered; while it is on its way it does not close. */
export function FormDialog<Values extends object>({
  form,
  onClose,
  children,
  ...rest
}: { form: FormOf<Values>; onClose: () => void } & Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'children'
>) {
  const { isSubmitting } = useFormState(form)
  return (
    <Dialog isOpen isBusy={isSubmitting} onOpenChange={(isOpen) => !isOpen && onClose()} {...rest}>
      <Form form={form} className="flex flex-col gap-5">
        {children}
      </Form>
    </Dialog>
  )
}
