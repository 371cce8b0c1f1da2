import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { type Form as FormOf, useFormState } from './use-form.ts'

/** Checks, sends once, and puts the focus on the first field with a fault. */
export function Form<Values extends object>({
  form,
  ...rest
}: { form: FormOf<Values> } & Omit<ComponentProps<'form'>, 'onSubmit' | 'id'>) {
  return (
    <form
      id={form.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.send(event.currentTarget)
      }}
      {...rest}
    />
  )
}

/** Sends the form, also from outside of it: in the footer of a dialog. Busy as long as it is on its way. */
export function SubmitButton<Values extends object>({
  form,
  busy = false,
  ...rest
}: { form: FormOf<Values> } & Omit<ComponentProps<typeof Button>, 'form' | 'type'>) {
  const { isSubmitting } = useFormState(form)
  return <Button type="submit" form={form.id} busy={busy || isSubmitting} {...rest} />
}
