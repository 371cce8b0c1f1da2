import { lazy } from 'react'

/** Seen once a day: the chat does not wait for its script. */
export const ClosedGate = lazy(async () => ({
  default: (await import('./closed-gate.tsx')).ClosedGate,
}))
