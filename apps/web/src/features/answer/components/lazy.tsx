import { lazy } from 'react'

/** Opens on a click, as a script of its own: the answer stands before it is there. */
export const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }))
/** Stands under few of the answers that are kept. */
export const AskBackCard = lazy(async () => ({ default: (await import('./ask-back-card.tsx')).AskBackCard }))
