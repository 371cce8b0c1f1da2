import { useState } from 'react'
import { afterPress } from '../after-press.ts'

type Errors<Values> = Partial<Record<keyof Values, string>>

/**
 * The values of a small form. `validate` is pure and says what is missing; a field shows it once it was left,
 * or once sending was tried. What the server said about a field (`refused`) stands until that field changes.
 */
export function useFields<Values extends object>(
  initial: Values,
  validate: (values: Values) => Errors<Values>,
  refused: Errors<Values> = {},
) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<Partial<Record<keyof Values, boolean>>>({})
  const [changed, setChanged] = useState<Partial<Record<keyof Values, boolean>>>({})
  const missing = validate(values)

  const errors: Errors<Values> = {}
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const error = (changed[name] ? undefined : refused[name]) ?? (left[name] ? missing[name] : undefined)
    if (error !== undefined) errors[name] = error
  }

  return {
    values,
    errors,
    isValid: Object.values(missing).every((error) => error === undefined),
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      setValues((before) => ({ ...before, [name]: value }))
      setChanged((before) => ({ ...before, [name]: true }))
    },
    leave(name: keyof Values) {
      afterPress(() => setLeft((before) => ({ ...before, [name]: true })))
    },
    leaveAll() {
      setLeft(
        Object.fromEntries(Object.keys(values).map((name) => [name, true])) as Record<keyof Values, boolean>,
      )
    },
  }
}
