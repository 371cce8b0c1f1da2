import { type AnyFormApi, useForm as useTanStackForm, useSelector } from '@tanstack/react-form'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { focusFirstError } from './focus-first-error.ts'

/** A sentence for each field that something is wrong with. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined }

export interface FormOptions<Values> {
  /** What the form begins with; what is handed in later changes nothing. */
  values: Values
  /** Pure. Looked at after each change. */
  validate?: (values: Values) => FieldErrors<Values>
  /** A field says what is wrong with it once it was left or sending was tried, or as soon as it is wrong. */
  showsErrors?: 'when-left' | 'at-once'
  /** What the server had refused about `values` before this form was opened. */
  refused?: FieldErrors<Values>
  onChange?: (values: Values) => void
  /**
   * Called with valid values, one send at a time. Answers 'refused' when it has found a fault itself, which
   * then stands beside a field.
   */
  submit: (values: Values) => unknown
  /** The fields that a failure of `submit` is about; the values stay as they are. */
  refusedBy?: (error: unknown) => FieldErrors<Values>
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>

/** The state of a form: see README.md of apps/web for how one is made. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { validate, showsErrors = 'when-left', onChange, submit, refusedBy } = options
  const id = useId()
  const [values] = useState(options.values)
  const [refused, setRefused] = useState<FieldErrors<Values>>(options.refused ?? {})
  const isRefused = useRef(false)

  const api = useTanStackForm({
    defaultValues: values,
    validators: {
      onChange: ({ value }) => {
        const fields = faultsOf(validate?.(value) ?? {})
        return fields && { fields }
      },
    },
    onSubmit: async ({ value }) => {
      try {
        isRefused.current = (await submit(value)) === 'refused'
      } catch (error) {
        const faults = refusedBy?.(error) ?? {}
        isRefused.current = faultsOf(faults) !== undefined
        setRefused(faults)
        // said by the mutation that failed; anything else is a fault of ours
        if (!(error instanceof ApiError)) throw error
      }
    },
  })
  // what is missing from the beginning is known, though not yet said
  useEffect(() => void api.validate('change'), [api])

  function put(name: string, value: unknown) {
    const untyped: AnyFormApi = api
    untyped.setFieldValue(name, value)
  }
  function changed() {
    void api.validate('change')
    onChange?.(api.state.values)
  }

  return {
    api,
    id,
    refused,
    showsErrors,
    /** what the server said about a field is over as soon as that changes */
    set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
      setRefused((before) => ({ ...before, [name]: undefined }))
      put(name, value)
      changed()
    },
    /** several fields at once, from what stands in them now */
    update(change: (values: Values) => Values) {
      const before = api.state.values
      const next = change(before)
      for (const [name, value] of Object.entries(next))
        if (before[name as keyof Values] !== value) put(name, value)
      changed()
    },
    async send(element: HTMLElement) {
      isRefused.current = false
      setRefused({})
      await api.handleSubmit()
      if (!api.state.isValid || isRefused.current) focusFirstError(element)
    },
  }
}

/** What stands in the form now. */
export function useFormValues<Values extends object>({ api }: Form<Values>): Values {
  return useSelector(api.store, (state) => state.values)
}

export function useFormState<Values extends object>({ api }: Form<Values>) {
  const isValid = useSelector(api.store, (state) => state.isFieldsValid)
  const isSubmitting = useSelector(api.store, (state) => state.isSubmitting)
  const isTried = useSelector(api.store, (state) => state.submissionAttempts > 0)
  return { isValid, isSubmitting, isTried }
}

function faultsOf<Values>(errors: FieldErrors<Values>): FieldErrors<Values> | undefined {
  return Object.values(errors).some((error) => error !== undefined) ? errors : undefined
}
