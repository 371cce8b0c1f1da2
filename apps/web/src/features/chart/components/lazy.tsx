import { later } from '../../../ui/later.tsx'

/** Below the fold. */
export const BirthVersions = later(async () => (await import('./birth-versions.tsx')).BirthVersions)

/** Why another app says otherwise. */
export const OtherwiseDialog = later(async () => (await import('./otherwise-dialog.tsx')).OtherwiseDialog)

/** How charts are made. */
export const SettingsDialog = later(async () => (await import('./settings-dialog.tsx')).SettingsDialog)

/** The form of birth details; `load` has it come before it is opened. */
export const RegenerateDialog = later(async () => (await import('./regenerate-dialog.tsx')).RegenerateDialog)
