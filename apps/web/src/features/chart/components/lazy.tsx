import { lazy } from 'react'

const load = async () => ({ default: (await import('./regenerate-dialog.tsx')).RegenerateDialog })
/** The form of birth details; `loadRegenerateDialog` has it come before it is opened. */
export const RegenerateDialog = lazy(load)
export const loadRegenerateDialog = () => void load()
