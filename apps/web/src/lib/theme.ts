import { useSyncExternalStore } from 'react'

export const THEMES = ['device', 'night', 'vellum'] as const
export type Theme = (typeof THEMES)[number]

/**
 * The theme that was chosen stands on <html>, where the server writes it from the cookie before the first
 * paint; without one the style sheet follows the device, at once. Local storage carries a change to the other
 * open tabs.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme), setTheme]
}

function setTheme(theme: Theme): void {
  const lasts = theme === 'device' ? -1 : 31_536_000
  document.cookie = `theme=${theme}; path=/; max-age=${lasts}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  localStorage.setItem('theme', theme)
  show(theme)
}

function chosenTheme(): Theme {
  return themeNamed(document.documentElement.dataset.theme)
}

function themeNamed(name: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? 'device'
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme') show(themeNamed(event.newValue))
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

function show(theme: Theme): void {
  if (theme === 'device') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()
