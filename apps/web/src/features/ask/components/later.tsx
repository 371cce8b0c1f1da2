import { lazy } from 'react'

/** What only opens on a click or once, as scripts of their own: the chat stands before they are there. */
export const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }))
export const DebugPanel = lazy(async () => ({
  default: (await import('../../debug/components/debug-panel.tsx')).DebugPanel,
}))
export const KeyboardHelp = lazy(async () => ({
  default: (await import('./keyboard-help.tsx')).KeyboardHelp,
}))
export const WelcomeDialog = lazy(async () => ({
  default: (await import('./welcome-dialog.tsx')).WelcomeDialog,
}))
