import { later } from '../../../../ui/later.tsx'

/** Seen once a day: the chat does not wait for its script. */
export const ClosedGate = later(async () => (await import('./closed-gate.tsx')).ClosedGate)
/** Drawn beside the words of a new conversation, which do not wait for it either. */
export const DayDrawing = later(async () => (await import('./day-drawing.tsx')).DayDrawing, { instead: null })
