import { lazy } from 'react'

const load = async () => ({ default: (await import('./regenerate-dialog.tsx')).RegenerateDialog })
/** Below the fold. */
export const BirthVersions = lazy(async () => ({
  default: (await import('./birth-versions.tsx')).BirthVersions,
}))

/** Why another app says otherwise. */
export const OtherwiseDialog = lazy(async () => ({
  default: (await import('./otherwise-dialog.tsx')).OtherwiseDialog,
}))

/** How charts are made. */
export const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.tsx')).SettingsDialog,
}))

/** The form of birth details; `loadRegenerateDialog` has it come before it is opened. */
export const RegenerateDialog = lazy(load)
export const loadRegenerateDialog = () => void load()
