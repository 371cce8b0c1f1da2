import { useState } from 'react'

type Errors<Values> = Partial<Record<keyof Values, string>>

/**
 * The values of a small form. `validate` is pure and says what is missing; a field shows it once it was left, or once
 * sending was tried. What the server says about a field (`refuse`) stands until that field changes.
 */
export function useFields<Values extends object>(initial: Values, validate: (values: Values) => Errors<Values>) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<Partial<Record<keyof Values, boolean>>>({})
  const [refused, setRefused] = useState<Errors<Values>>({})
  const missing = validate(values)

  const errors: Errors<Values> = {}
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const error = refused[name] ?? (left[name] ? missing[name] : undefined)
    if (error !== undefined) errors[name] = error
  }

  return {
    values,
    errors,
    isValid: Object.values(missing).every((error) => error === undefined),
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      setValues((before) => ({ ...before, [name]: value }))
      setRefused((before) => ({ ...before, [name]: undefined }))
    },
    leave(name: keyof Values) {
      setLeft((before) => ({ ...before, [name]: true }))
    },
    leaveAll() {
      setLeft(Object.fromEntries(Object.keys(values).map((name) => [name, true])) as Record<keyof Values, boolean>)
    },
    refuse: setRefused,
  }
}
