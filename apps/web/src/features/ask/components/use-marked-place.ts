import { type RefObject, useEffect } from 'react'

/** Brings the message that was looked for into view, with the focus on it, as soon as it is there. */
export function useMarkedPlace(box: RefObject<HTMLElement | null>, askId: string | null, isThere: boolean): void {
  useEffect(() => {
    if (!askId || !isThere) return
    const place = box.current?.querySelector<HTMLElement>(`[data-ask="${CSS.escape(askId)}"]`)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [box, askId, isThere])
}
