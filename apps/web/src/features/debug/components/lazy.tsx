import { lazy } from 'react'

/** A script of its own: few people may open it. */
export const DebugPanel = lazy(async () => ({
  default: (await import('./debug-panel.tsx')).DebugPanel,
}))
