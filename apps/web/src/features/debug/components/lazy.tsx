import { later } from '../../../ui/later.tsx'

/** A script of its own: few people may open it. */
export const DebugPanel = later(async () => (await import('./debug-panel.tsx')).DebugPanel)
