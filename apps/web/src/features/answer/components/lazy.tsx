import { lazy } from 'react'

/** Opens on a click, as a script of its own: the answer stands before it is there. */
export const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }))
