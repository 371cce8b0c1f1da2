import { lazy } from 'react'

/** Opens on a click, as a script of its own: the answer stands before it is there. */
export const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }))

const loadCard = async () => ({ default: (await import('./ask-back-card.tsx')).AskBackCard })
/** Stands under few answers; `loadAskBackCard` has it come while the first one is being written. */
export const AskBackCard = lazy(loadCard)
export const loadAskBackCard = () => void loadCard()
