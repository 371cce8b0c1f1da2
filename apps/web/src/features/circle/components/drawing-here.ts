import type { DrawnCircle } from './drawn-circle.tsx'

/** Where everybody has room in one drawing. */
export const ROOM = '(width >= 64rem)'

let here: typeof DrawnCircle | null = null

/**
 * With its route, where there is room: what a page waits for once it is shown, React holds back for 300 ms.
 * Where the script does not come, the page says so.
 */
export async function loadDrawing(): Promise<void> {
  if (!window.matchMedia(ROOM).matches) return
  try {
    here = (await import('./drawn-circle.tsx')).DrawnCircle
  } catch {
    here = null
  }
}

/** Null while it is to be waited for. */
export function drawingHere(): typeof DrawnCircle | null {
  return here
}
