import type { ComponentProps } from 'react'
import { words } from '../../words/index.ts'
import { Button } from '../button.tsx'
import { SubmitButton } from './form.tsx'
import { useFormState } from './use-form.ts'

/** The foot of a dialog that holds a form: neither is pressed while it is sent. */
export function FormFooter<Values extends object>({
  onCancel,
  ...submit
}: ComponentProps<typeof SubmitButton<Values>> & { onCancel: () => void }) {
  const { isSubmitting } = useFormState(submit.form)
  return (
    <>
      <Button variant="outline" onClick={onCancel} disabled={isSubmitting || submit.busy}>
        {words.common.cancel}
      </Button>
      <SubmitButton {...submit} />
    </>
  )
}
