import { useSyncExternalStore } from 'react'

export const THEMES = ['night', 'vellum'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The theme stands on <html>, where the server writes it from the cookie before the first paint; without a
 * choice the style sheet follows the system. Local storage carries a change to the other open tabs.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), setTheme]
}

function setTheme(theme: Theme): void {
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  localStorage.setItem('theme', theme)
  show(theme)
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'night' || chosen === 'vellum') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'vellum' : 'night'
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme') show(event.newValue === 'vellum' ? 'vellum' : 'night')
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()
