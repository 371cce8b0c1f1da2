import { useSyncExternalStore } from 'react'

/** browser: as people write them where it is at home */
export const DATE_STYLES = ['browser', 'day-first', 'month-first'] as const
export type DateStyle = (typeof DATE_STYLES)[number]

/** How dates and times are to be written in this browser. */
export function dateStyle(): DateStyle {
  const kept = localStorage.getItem('dates')
  return DATE_STYLES.find((style) => style === kept) ?? 'browser'
}

export function useDateStyle(): [DateStyle, (style: DateStyle) => void] {
  return [useSyncExternalStore(subscribe, dateStyle), keepDateStyle]
}

function keepDateStyle(chosen: DateStyle): void {
  localStorage.setItem('dates', chosen)
  for (const listener of listeners) listener()
}

/** In the other tabs too. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

const listeners = new Set<() => void>()
