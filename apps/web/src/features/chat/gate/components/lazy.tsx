import { lazy } from 'react'

/** Seen once a day: the chat does not wait for its script. */
export const ClosedGate = lazy(async () => ({
  default: (await import('./closed-gate.tsx')).ClosedGate,
}))
/** Drawn beside the words of a new conversation, which do not wait for it either. */
export const DayDrawing = lazy(async () => ({
  default: (await import('./day-drawing.tsx')).DayDrawing,
}))
