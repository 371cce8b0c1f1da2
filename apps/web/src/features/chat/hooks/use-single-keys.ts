import { useEffect, useEffectEvent, useState } from 'react'

const KEPT_AS = 'single-keys'

/**
 * Keys that are one character, while nobody is writing and no dialog is open. They can be switched off, which
 * this browser remembers.
 */
export function useSingleKeys(actions: Record<string, () => void>) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(KEPT_AS) !== 'off')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key]
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
    if (
      !action ||
      !isFree ||
      isWriting(event.target) ||
      document.querySelector('[role="dialog"], [role="menu"]')
    )
      return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
  return {
    isOn,
    setIsOn(next: boolean) {
      localStorage.setItem(KEPT_AS, next ? 'on' : 'off')
      setIsOn(next)
    },
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
