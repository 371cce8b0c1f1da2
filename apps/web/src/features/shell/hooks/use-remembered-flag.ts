import { useState } from 'react'

/** A yes or no that this browser remembers. */
export function useRememberedFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => (localStorage.getItem(name) ?? String(initial)) === 'true')
  return [
    value,
    (next) => {
      localStorage.setItem(name, String(next))
      setValue(next)
    },
  ]
}
