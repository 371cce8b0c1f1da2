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

/**
 * Sends the form, also from outside of it: in the footer of a dialog. Busy as long as it is on its way. Where
 * not all `isFilled`, it stands there disabled, and says what is missing where it is pressed all the same.
 */
export function SubmitButton<Values extends object>({
  form,
  busy = false,
  isFilled = true,
  ...rest
}: { form: FormOf<Values>; isFilled?: boolean } & Omit<ComponentProps<typeof Button>, 'form' | 'type'>) {
  const { isSubmitting } = useFormState(form)
  return (
    <Button
      type="submit"
      form={form.id}
      busy={busy || isSubmitting}
      aria-disabled={!isFilled || undefined}
      {...rest}
    />
  )
}
