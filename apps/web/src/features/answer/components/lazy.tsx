import { later } from '../../../ui/later.tsx'

/** Opens on a click, as a script of its own: the answer stands before it is there. */
export const FactDialog = later(async () => (await import('./fact-dialog.tsx')).FactDialog)
/** Stands under few of the answers that are kept. */
export const AskBackCard = later(async () => (await import('./ask-back-card.tsx')).AskBackCard)
