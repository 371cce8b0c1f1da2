import { type AnyFormApi, useField } from '@tanstack/react-form'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { afterPress } from '../../lib/after-press.ts'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { type Form, useFormState } from './use-form.ts'

/** The fields of a form that hold values of this type. */
type NameOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never
}[keyof Values] &
  string

/** What the input of a text field takes. */
export interface TextControl {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
  disabled: boolean
}

/** One field with text: label, input, hint and error. `children` draws the input. */
export function FormField<Values extends object>({
  form,
  name,
  refusal,
  children,
  ...rest
}: {
  form: Form<Values>
  name: NameOf<Values, string>
  /** stands in the place of what the form says itself */
  refusal?: string | undefined
  children: (control: TextControl) => ReactNode
} & Omit<ComponentProps<typeof Field>, 'error' | 'children'>) {
  const { value, error, change, leave, isSubmitting } = useFormField<Values, string>(form, name)
  return (
    <Field error={refusal ?? error} {...rest}>
      {children({
        name,
        value,
        onChange: (event) => change(event.target.value),
        onBlur: leave,
        disabled: isSubmitting,
      })}
    </Field>
  )
}

export function FormCheckbox<Values extends object>({
  form,
  name,
  ...rest
}: { form: Form<Values>; name: NameOf<Values, boolean> } & Pick<
  ComponentProps<typeof Checkbox>,
  'children' | 'className'
>) {
  const { value, error, change, leave, isSubmitting } = useFormField<Values, boolean>(form, name)
  return (
    <Checkbox
      name={name}
      checked={value}
      onCheckedChange={change}
      onBlur={leave}
      error={error}
      disabled={isSubmitting}
      {...rest}
    />
  )
}

function useFormField<Values extends object, Value>(form: Form<Values>, name: NameOf<Values, Value>) {
  // the names and types of its fields are checked above; the library's own take the compiler minutes
  const api: AnyFormApi = form.api
  const field = useField({ form: api, name })
  const { isTried, isSubmitting } = useFormState(form)
  const { value, meta } = field.state as { value: Value; meta: FieldMeta }
  const isSaid = form.showsErrors === 'at-once' || meta.isBlurred || isTried
  return {
    value,
    error: form.refused[name] ?? (isSaid ? meta.errorMap.onChange : undefined),
    isSubmitting,
    change: (next: Value) => form.set(name, next as Values[typeof name]),
    leave: () => afterPress(() => field.handleBlur()),
  }
}

interface FieldMeta {
  isBlurred: boolean
  errorMap: { onChange?: string }
}
